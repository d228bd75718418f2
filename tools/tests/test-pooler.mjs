// Runs the server's storage tests through PgBouncer with transaction pooling, and thirty servers that start behind it,
// three at once. Debian 12 has version 1.18, which does not support named statements: there a later version is built
// from source, once.
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { install, program, root, run } from '../prepare.mjs';

const source = 'http://deb.debian.org/debian/pool/main/p/pgbouncer/pgbouncer_1.24.1.orig.tar.gz';
const folder = join(root, '.cache', 'pgbouncer');

await install();
const { tsImport } = await import('tsx/esm/api');
const { findPgbouncer } = await tsImport('../../packages/testkit/src/postgres/pgbouncer.ts', import.meta.url);
if (!findPgbouncer()) {
  console.log('Building PgBouncer (needs a C compiler, make, pkg-config, libevent-dev and libssl-dev) ...');
  mkdirSync(folder, { recursive: true });
  const script = `curl -fsS ${source} | tar xz --strip-components=1 && ./configure --without-cares && make -j2`;
  run('sh', ['-ec', `(${script}) > build.log 2>&1 || { tail -5 build.log; exit 1; }`], folder);
}
if (!existsSync(findPgbouncer() ?? '')) {
  console.error('There is no PgBouncer 1.21 or newer here, and it could not be built.');
  process.exit(1);
}
process.env.POOLER_ROUNDS ??= '10';
run(program('vitest'), ['run', '--project', 'postgres', 'apps/server/src/db/connection/pooler']);
process.env.THROUGH_POOLER = '1';
run(program('vitest'), ['run', '--project', 'postgres', '--testTimeout=600000', ...process.argv.slice(2)]);
