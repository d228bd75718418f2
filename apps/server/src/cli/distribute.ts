import { distribute } from '../distribution/distribute';
import { StartRefused } from '../process/start-refused';
import { runCommand } from './run-command';
import { withServerStorage } from './with-server-storage';

runCommand(async (args) => {
  if (args.length > 0) throw new StartRefused('Usage: npm run distribute (it takes no arguments)');
  return withServerStorage(
    'it cannot use several servers. To use a PostgreSQL server, set DATABASE_URL.',
    distribute,
  );
});
