import { openForAdmin } from './admin/open-for-admin';
import { checkFolds, rebuildFold } from './challenge-log/check-folds';
import { configFrom } from './config';
import { readEnvironment } from './environment';
import { checkBoards, rebuildCounts, rebuildTotals } from './features/leaderboards/check-boards';
import { makeLogger } from './logger';
import { lineFor, StartRefused } from './start-refused';

const usage = 'npm run totals -- --check (compares) or npm run totals -- --rebuild (compares and mends)';

/** Everything kept beside the log, derived from it again. */
async function main([mode, ...more]: readonly string[]): Promise<void> {
  if ((mode !== '--check' && mode !== '--rebuild') || more.length > 0) throw new StartRefused(usage);
  const config = configFrom(readEnvironment());
  const { database, close } = await openForAdmin(config.storage, Date.now(), makeLogger('warn'));
  try {
    const mend = mode === '--rebuild';
    const { people, differing: folds } = await checkFolds(database);
    if (mend) for (const personId of folds) await rebuildFold(database, personId);
    const boards = await checkBoards(database);
    if (mend) for (const personId of boards.differing) await rebuildTotals(database, personId);
    if (mend && boards.counts > 0) await rebuildCounts(database);
    const differing = new Set([...folds, ...boards.differing]);
    const wrong = differing.size + boards.counts;
    const verdict = `${people} people, ${differing.size} differ; ${boards.counts} counts of boards differ${mend && wrong > 0 ? '; mended' : ''}`;
    process.stdout.write(`${[...differing, verdict].join('\n')}\n`);
    process.exitCode = wrong > 0 && !mend ? 1 : 0;
  } finally {
    await close();
  }
}

main(process.argv.slice(2)).catch((error: unknown) => {
  process.stderr.write(`${lineFor(error)}\n`);
  process.exitCode = 1;
});
