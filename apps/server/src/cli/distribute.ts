import { distribute } from '../distribution/distribute';
import { StartRefused } from '../process/start-refused';
import { onServerStorage } from './on-server-storage';
import { runCommand } from './run-command';

runCommand(async (args) => {
  if (args.length > 0) throw new StartRefused('Usage: npm run distribute (it takes no arguments)');
  return onServerStorage('it cannot be spread over several servers. Set DATABASE_URL.', distribute);
});
