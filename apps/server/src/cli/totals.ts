import { configFrom } from '../config/config';
import { readEnvironment } from '../config/environment';
import { makeLogger } from '../logging/logger';
import { StartRefused } from '../process/start-refused';
import { openForAdmin } from './admin/open-for-admin';
import { checkTotals } from './check-totals';
import { runCommand } from './run-command';

const usage = 'Usage: npm run totals -- --check (finds wrong totals) or --rebuild (also repairs them)';

runCommand(async ([mode, ...unexpected]) => {
  if ((mode !== '--check' && mode !== '--rebuild') || unexpected.length > 0) throw new StartRefused(usage);
  const config = configFrom(readEnvironment());
  const { database, close } = await openForAdmin(config.storage, Date.now(), makeLogger('warn'));
  try {
    const isRepairing = mode === '--rebuild';
    const { lines, wrong } = await checkTotals(database, { isRepairing });
    process.exitCode = wrong > 0 && !isRepairing ? 1 : 0;
    return lines;
  } finally {
    await close();
  }
});
