// The fast checks: types, lint, import boundaries, unit tests. With --changed it runs the tests near the changed files
// in place of all unit tests: `npm run check -- --changed`, or `-- --changed main` since a commit.
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { install, program, root, run } from './prepare.mjs';
import { runSteps } from './steps.mjs';
import { changedFiles, placesNear } from './tests/near.mjs';

/** Longest first, so that no core is idle at the end. */
const typedFolders = [
  'apps/server',
  'bench',
  'apps/web',
  'demo',
  'packages/calendar',
  'packages/contract',
  'e2e',
  'packages/domain',
  'packages/counting',
  'packages/figures',
  'packages/testkit',
  'apps/web/src/worker',
  'tools',
];

/**
 * Runs types, lint, import boundaries and migrations, and reports all failures together.
 * @returns {Promise<string[]>} the names of those that failed
 */
export async function checkStatically() {
  const copy = mkdtempSync(join(tmpdir(), 'hundred-migrations-'));
  try {
    return await runSteps([
      ...typedFolders.map((folder) => ({
        name: `types of ${folder}`,
        command: program('tsc'),
        args: ['-p', folder, '--singleThreaded'],
      })),
      { name: 'lint and format', command: program('biome'), args: ['check', '--error-on-warnings', '.'] },
      { name: 'import boundaries', command: process.execPath, args: ['tools/checks/check-imports.mjs'] },
      { name: 'sizes of folders', command: process.execPath, args: ['tools/checks/check-folders.mjs'] },
      {
        name: 'subjects of test titles',
        command: process.execPath,
        args: ['tools/checks/check-test-titles.mjs'],
      },
      { name: 'literal texts', command: process.execPath, args: ['tools/checks/check-texts.mjs'] },
      { name: 'names of types', command: process.execPath, args: ['tools/checks/check-type-names.mjs'] },
      migrationsMatchSchema(copy),
    ]);
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

/**
 * The step that finds schema changes without a migration: for these, drizzle-kit would create a new file in this copy.
 * @param {string} copy
 */
function migrationsMatchSchema(copy) {
  const server = join(root, 'apps', 'server');
  cpSync(join(server, 'migrations'), copy, { recursive: true });
  return {
    name: 'migrations match the schema',
    command: program('drizzle-kit'),
    args: [
      'generate',
      '--dialect=postgresql',
      '--schema=src/db/schema/*schema.ts',
      `--out=${relative(server, copy)}`,
    ],
    cwd: server,
    advice:
      'The schema has changes without a migration: "npx drizzle-kit generate --name <what>" in apps/server.',
    isPassed: (/** @type {string} */ output) => output.includes('No schema changes'),
  };
}

if (process.argv[1]?.endsWith('check.mjs')) {
  await install();
  if ((await checkStatically()).length > 0) process.exit(1);
  const [mode, since] = process.argv.slice(2);
  const vitest = (/** @type {string[]} */ ...args) =>
    run(program('vitest'), ['run', '--passWithNoTests', ...args]);
  if (mode !== '--changed') vitest('--project', 'unit');
  else {
    vitest('--project', 'unit', since ? `--changed=${since}` : '--changed');
    const places = placesNear(changedFiles(since));
    if (places.length > 0) vitest('--project', 'component', '--project', 'postgres', ...places);
  }
}
