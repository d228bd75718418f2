import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../free-port';
import { findPostgres } from './find-postgres';
import { untilPostgresAnswers } from './until-postgres-answers';

/** The id of the user nobody. */
const nobody = 65_534;
/** The user for PostgreSQL, which refuses to run as root. */
export const asUser = process.getuid?.() === 0 ? { uid: nobody, gid: nobody } : {};

export interface PostgresCluster {
  port: number;
  /** The address of a database of this cluster. */
  urlOf(database: string): string;
  /** Stops the server at once, as if its machine had failed; `start` starts it again. */
  stop(): Promise<void>;
  start(): Promise<void>;
  /** Signals the server and every process that it started. SIGSTOP freezes it with its connections open. */
  signal(name: 'SIGKILL' | 'SIGSTOP'): void;
  dispose(): Promise<void>;
}

/** Creates a folder of this user with an empty cluster in `data`. */
export function makeClusterFolder(place = tmpdir()): string {
  const folder = mkdtempSync(join(place, 'hundred-pg-'));
  if (asUser.uid !== undefined) chownSync(folder, asUser.uid, asUser.gid);
  const initdb = spawnSync(
    join(findPostgres(), 'initdb'),
    ['-D', join(folder, 'data'), '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'],
    { ...asUser, encoding: 'utf8', cwd: folder },
  );
  if (initdb.status === 0) return folder;
  rmSync(folder, { recursive: true, force: true });
  throw new Error(`initdb failed: ${initdb.stderr || initdb.error?.message}`);
}

/** The processes that a process started. Only Linux lists them here; on other systems they end with their parent. */
function childrenOf(pid: number): number[] {
  const list = `/proc/${pid}/task/${pid}/children`;
  return existsSync(list) ? readFileSync(list, 'utf8').trim().split(' ').filter(Boolean).map(Number) : [];
}

const hasEnded = ({ exitCode, signalCode }: ChildProcess) => exitCode !== null || signalCode !== null;

/** Starts a PostgreSQL server on a port of its own. Its folder is made in `place`, and `dispose` removes it. */
export async function startPostgresCluster(
  settings: readonly string[] = [],
  place?: string,
): Promise<PostgresCluster> {
  const cluster = await clusterIn(makeClusterFolder(place), settings);
  await cluster.start();
  return cluster;
}

/** The server of the cluster in this folder, on a port of its own. It is not started. */
export async function clusterIn(folder: string, settings: readonly string[]): Promise<PostgresCluster> {
  const port = await freePort();
  const urlOf = (database: string) => `postgres://postgres@127.0.0.1:${port}/${database}`;
  let server: ChildProcess | undefined;

  const start = async () => {
    const allSettings = [
      'fsync=off',
      'listen_addresses=127.0.0.1',
      'max_connections=200',
      `unix_socket_directories=${folder}`,
      ...settings,
    ];
    const args = [
      '-D',
      join(folder, 'data'),
      '-p',
      String(port),
      ...allSettings.flatMap((setting) => ['-c', setting]),
    ];
    const child = spawn(join(findPostgres(), 'postgres'), args, {
      ...asUser,
      cwd: folder,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    server = child;
    await untilPostgresAnswers(urlOf('postgres'), child);
  };
  const signal = (name: NodeJS.Signals) => {
    if (!server?.pid || hasEnded(server)) return;
    const children = childrenOf(server.pid);
    server.kill(name);
    for (const child of children) {
      try {
        process.kill(child, name);
      } catch {
        // The process has already ended.
      }
    }
  };
  const stop = async () => {
    const child = server;
    if (!child || hasEnded(child)) return;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    // Ends PostgreSQL without a clean shutdown.
    child.kill('SIGQUIT');
    await ended;
  };
  const stopAtExit = () => server?.kill('SIGQUIT');
  process.once('exit', stopAtExit);
  return {
    port,
    urlOf,
    stop,
    start,
    signal,
    async dispose() {
      await stop();
      process.off('exit', stopAtExit);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
