import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { freePort } from '../free-port';
import { repositoryRoot } from '../repository-root';
import { asUser } from './postgres-cluster';
import { untilPostgresAnswers } from './until-postgres-answers';

/** Since this version it supports named statements with transaction pooling. */
const oldest = [1, 21] as const;

function isNewEnough(program: string): boolean {
  const version = spawnSync(program, ['--version'], { encoding: 'utf8' }).stdout ?? '';
  const [, major, minor] = /^PgBouncer (\d+)\.(\d+)/.exec(version) ?? [];
  return Number(major) > oldest[0] || (Number(major) === oldest[0] && Number(minor) >= oldest[1]);
}

/** The installed program, or the one that `npm run test:pooler` built; undefined if there is none. */
export function findPgbouncer(): string | undefined {
  const folders = [
    ...(process.env.PATH ?? '').split(delimiter),
    '/usr/sbin',
    join(repositoryRoot, '.cache', 'pgbouncer'),
  ];
  return folders
    .map((folder) => join(folder, 'pgbouncer'))
    .find((program) => existsSync(program) && isNewEnough(program));
}

export interface Pgbouncer {
  /** The address of the same database, through the pooler. */
  through(url: string): string;
  dispose(): Promise<void>;
}

/**
 * Starts a pooler in front of this PostgreSQL server. It assigns another connection to each transaction, so that state
 * outside of a transaction is noticed.
 */
export async function startPgbouncer(program: string, server: string): Promise<Pgbouncer> {
  const folder = mkdtempSync(join(tmpdir(), 'hundred-pgbouncer-'));
  chmodSync(folder, 0o755);
  const port = await freePort();
  const users = join(folder, 'users.txt');
  writeFileSync(users, '"postgres" ""\n');
  const { hostname, port: serverPort } = new URL(server);
  const settings = join(folder, 'pgbouncer.ini');
  writeFileSync(
    settings,
    `[databases]
* = host=${hostname} port=${serverPort}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = trust
auth_file = ${users}
pool_mode = transaction
max_prepared_statements = 100
server_round_robin = 1
min_pool_size = 3
default_pool_size = 10
max_client_conn = 1000
`,
  );
  const child = spawn(program, ['--quiet', settings], { ...asUser, stdio: ['ignore', 'pipe', 'pipe'] });
  let errorOutput = '';
  const collect = (data: Buffer) => {
    errorOutput = `${errorOutput}${data}`.slice(-4000);
  };
  child.stdout.on('data', collect);
  child.stderr.on('data', collect);
  const killAtExit = () => child.kill('SIGKILL');
  process.once('exit', killAtExit);
  const through = (url: string) => {
    const pooled = new URL(url);
    pooled.port = String(port);
    return pooled.href;
  };
  await untilPostgresAnswers(through(server), child, () => errorOutput);
  return {
    through,
    async dispose() {
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
      process.off('exit', killAtExit);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
