// The fast part of the tests: types, lint, import boundaries, units.
import { spawn, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { install, program, root, run } from './prepare.mjs';

/** The longest first, so that no core is idle while the last of it ends. */
const typedFolders = [
  'apps/server',
  'bench',
  'apps/web',
  'demo',
  'packages/calendar',
  'packages/contract',
  'e2e',
  'packages/domain',
  'packages/testkit',
  'apps/web/src/worker',
  'tools',
];

/** The types of one folder, with what is wrong printed whole. @param {string} folder @returns {Promise<boolean>} */
const checkTypes = (folder) =>
  new Promise((resolve) => {
    const compiler = spawn(program('tsc'), ['-p', folder, '--singleThreaded'], { cwd: root });
    let told = '';
    compiler.stdout.on('data', (part) => {
      told += part;
    });
    compiler.on('close', (code) => {
      console.log(`types: ${folder}\n${told}`.trimEnd());
      resolve(code === 0);
    });
  });

/** As many folders at a time as there are cores. @returns {Promise<boolean>} */
async function checkAllTypes() {
  const left = [...typedFolders];
  const work = async () => {
    let isRight = true;
    for (let folder = left.shift(); folder !== undefined; folder = left.shift())
      isRight = (await checkTypes(folder)) && isRight;
    return isRight;
  };
  const outcomes = await Promise.all(Array.from({ length: availableParallelism() }, work));
  return outcomes.every(Boolean);
}

/** Types, lint and import boundaries; ends the process at the first that fails. */
export async function checkStatically() {
  if (!(await checkAllTypes())) process.exit(1);
  console.log('lint and format');
  run(program('biome'), ['check', '--error-on-warnings', '.']);
  console.log('import boundaries');
  run(process.execPath, ['tools/check-imports.mjs']);
  console.log('migrations match the schema');
  checkMigrations();
}

/** What the schema says and no migration does yet would show up as a new file in this copy. */
function checkMigrations() {
  const copy = mkdtempSync(join(tmpdir(), 'hundred-migrations-'));
  try {
    cpSync(join(root, 'apps', 'server', 'migrations'), copy, { recursive: true });
    const args = [
      'generate',
      '--dialect=postgresql',
      '--schema=src/db/*schema.ts',
      `--out=${relative(join(root, 'apps', 'server'), copy)}`,
    ];
    const { stdout, stderr } = spawnSync(program('drizzle-kit'), args, {
      cwd: join(root, 'apps', 'server'),
      encoding: 'utf8',
    });
    if (stdout.includes('No schema changes')) return;
    console.error('apps/server/src/db: the schema has changes without a migration.');
    console.error(`Run "npx drizzle-kit generate --name <what>" in apps/server.\n${stdout}${stderr}`);
    process.exit(1);
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

if (process.argv[1]?.endsWith('check.mjs')) {
  await install();
  await checkStatically();
  run(program('vitest'), ['run', '--project', 'unit']);
}
