// Runs the server's storage tests and a journey on Citus: a coordinator with the people and two workers with their
// logs, created for each test and laid out by `npm run distribute`. Citus is an extension of the PostgreSQL server that
// the tests use; if it is not installed, CITUS_SOURCE names a folder with its source, which is built and installed
// once.
import { availableParallelism } from 'node:os';
import { join, resolve } from 'node:path';
import { build, install, program, root, run } from '../prepare.mjs';

const howToBuild = `The PostgreSQL server of this machine has no Citus. Take its source (github.com/citusdata/citus: release 13.0 for
PostgreSQL 15, 16 and 17), install what it is built with (Debian: postgresql-server-dev-15 libkrb5-dev liblz4-dev
libzstd-dev libssl-dev flex make gcc), and run this as a user who may write to PostgreSQL's folders, with the folder:
  CITUS_SOURCE=../citus npm run test:citus`;

await install();
const { tsImport } = await import('tsx/esm/api');
const { findPostgres } = await tsImport(
  '../../packages/testkit/src/postgres/find-postgres.ts',
  import.meta.url,
);
const { hasCitus } = await tsImport('../../packages/testkit/src/postgres/citus-cluster.ts', import.meta.url);
if (!hasCitus() && process.env.CITUS_SOURCE) {
  console.log('Building Citus ...');
  const configure = `PG_CONFIG=${join(findPostgres(), 'pg_config')} ./configure --without-libcurl`;
  const script = `${configure} && make -s -j${availableParallelism()} install`;
  run(
    'sh',
    ['-ec', `(${script}) > build.log 2>&1 || { tail -5 build.log; exit 1; }`],
    resolve(process.env.CITUS_SOURCE),
  );
}
if (!hasCitus()) {
  console.error(howToBuild);
  process.exit(1);
}
process.env.ON_CITUS = '1';
// A statement involves a second server, and every file needs a database on three.
run(program('vitest'), ['run', '--project', 'postgres', '--testTimeout=600000', ...process.argv.slice(2)]);
await build();
process.env.STORAGE = 'citus';
run(program('playwright'), ['test', 'day/first-day.spec.ts'], join(root, 'e2e'));
