// The fast part of the tests: types, lint, import boundaries, units.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { install, program, root, run } from './prepare.mjs';

const typedFolders = [
  'packages/domain',
  'packages/contract',
  'packages/testkit',
  'apps/server',
  'apps/web',
  'apps/web/src/worker',
  'e2e',
  'bench',
  'demo',
  'tools',
];

/** Types, lint and import boundaries; ends the process at the first that fails. */
export function checkStatically() {
  for (const folder of typedFolders) {
    console.log(`types: ${folder}`);
    run(program('tsc'), ['-p', folder]);
  }
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
    console.error(`Run "npx drizzle-kit generate" in apps/server.\n${stdout}${stderr}`);
    process.exit(1);
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

if (process.argv[1]?.endsWith('check.mjs')) {
  install();
  checkStatically();
  run(program('vitest'), ['run', '--project', 'unit']);
}
