import { openForAdmin } from './admin/open-for-admin';
import { checkFolds, rebuildFold } from './challenge-log/check-folds';
import { configFrom } from './config';
import { readEnvironment } from './environment';
import { makeLog } from './log';
import { StartRefused } from './start-refused';

const usage = 'npm run totals -- --check (compares) or npm run totals -- --rebuild (compares and mends)';

/** Everything kept beside the log, derived from it again. */
async function main([mode, ...more]: readonly string[]): Promise<void> {
  if ((mode !== '--check' && mode !== '--rebuild') || more.length > 0) throw new StartRefused(usage);
  const config = configFrom(readEnvironment());
  const { database, close } = await openForAdmin(config.storage, Date.now(), makeLog('warn'));
  try {
    const { people, differing } = await checkFolds(database);
    const mend = mode === '--rebuild';
    if (mend) for (const personId of differing) await rebuildFold(database, personId);
    const verdict = `${differing.length} differ${mend && differing.length > 0 ? ', mended' : ''}`;
    process.stdout.write(`${[...differing, `${people} people, ${verdict}`].join('\n')}\n`);
    process.exitCode = differing.length > 0 && !mend ? 1 : 0;
  } finally {
    await close();
  }
}

main(process.argv.slice(2)).catch((error: unknown) => {
  const line = error instanceof StartRefused ? error.message : String((error as Error)?.stack ?? error);
  process.stderr.write(`${line}\n`);
  process.exitCode = 1;
});
