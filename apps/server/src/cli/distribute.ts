import { distribute } from '../distribution/distribute';
import { StartRefused } from '../process/start-refused';
import { onServerStorage } from './on-server-storage';
import { runCommand } from './run-command';

runCommand(async (args) => {
  if (args.length > 0) throw new StartRefused('npm run distribute (it takes nothing more)');
  return onServerStorage('there are no servers to spread it over.', distribute);
});
