import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { freePort } from '../free-port';
import { repositoryRoot } from '../repository-root';
import { asUser } from './postgres-cluster';
import { untilPostgresAnswers } from './until-postgres-answers';

/** PgBouncer supports named statements with transaction pooling since this version. */
const oldestVersion = [1, 21] as const;

function isNewEnough(program: string): boolean {
  const version = spawnSync(program, ['--version'], { encoding: 'utf8' }).stdout ?? '';
  const [, major, minor] = /^PgBouncer (\d+)\.(\d+)/.exec(version) ?? [];
  const [oldestMajor, oldestMinor] = oldestVersion;
  return Number(major) > oldestMajor || (Number(major) === oldestMajor && Number(minor) >= oldestMinor);
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

function settingsOf({ hostname, port: serverPort }: URL, port: number, usersFile: string): string {
  return `[databases]
* = host=${hostname} port=${serverPort}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = trust
auth_file = ${usersFile}
pool_mode = transaction
max_prepared_statements = 100
server_round_robin = 1
min_pool_size = 3
default_pool_size = 10
max_client_conn = 1000
`;
}

/**
 * Starts a pooler in front of this PostgreSQL server. It assigns another connection to each transaction, so that a test
 * fails if the server relies on state outside of a transaction.
 */
export async function startPgbouncer(program: string, serverUrl: string): Promise<Pgbouncer> {
  const folder = mkdtempSync(join(tmpdir(), 'hundred-pgbouncer-'));
  chmodSync(folder, 0o755);
  const port = await freePort();
  const usersFile = join(folder, 'users.txt');
  writeFileSync(usersFile, '"postgres" ""\n');
  const settingsFile = join(folder, 'pgbouncer.ini');
  writeFileSync(settingsFile, settingsOf(new URL(serverUrl), port, usersFile));
  const child = spawn(program, ['--quiet', settingsFile], { ...asUser, stdio: ['ignore', 'pipe', 'pipe'] });
  const killAtExit = () => child.kill('SIGKILL');
  process.once('exit', killAtExit);
  const through = (url: string) => {
    const pooledUrl = new URL(url);
    pooledUrl.port = String(port);
    return pooledUrl.href;
  };
  await untilPostgresAnswers(through(serverUrl), child);
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
