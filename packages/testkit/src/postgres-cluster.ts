import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { findPostgres } from './find-postgres';
import { freePort } from './free-port';

/** PostgreSQL refuses to run as root: there it runs as nobody. */
const nobody = 65_534;
export const asUser = process.getuid?.() === 0 ? { uid: nobody, gid: nobody } : {};

export interface PostgresCluster {
  port: number;
  /** The address of a database of this cluster. */
  urlOf(database: string): string;
  /** Stops the server without ceremony, as a machine that goes away does; `start` brings it back. */
  stop(): Promise<void>;
  start(): Promise<void>;
  dispose(): Promise<void>;
}

async function untilReady(url: string, server: ChildProcess, complaints: () => string): Promise<void> {
  for (;;) {
    if (server.exitCode !== null) throw new Error(`PostgreSQL did not start: ${complaints()}`);
    const client = new Client({ connectionString: url });
    client.on('error', () => {});
    try {
      await client.connect();
      await client.end();
      return;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 25));
    }
  }
}

/** A real PostgreSQL server of its own: own folder, own port, gone afterwards. */
export async function startPostgresCluster(): Promise<PostgresCluster> {
  const binaries = findPostgres();
  const folder = mkdtempSync(join(tmpdir(), 'hundred-pg-'));
  if (asUser.uid !== undefined) chownSync(folder, asUser.uid, asUser.gid);
  const data = join(folder, 'data');
  const made = spawnSync(
    join(binaries, 'initdb'),
    ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'],
    { ...asUser, encoding: 'utf8', cwd: folder },
  );
  if (made.status !== 0) {
    rmSync(folder, { recursive: true, force: true });
    throw new Error(`initdb failed: ${made.stderr || made.error?.message}`);
  }
  const port = await freePort();
  const urlOf = (database: string) => `postgres://postgres@127.0.0.1:${port}/${database}`;
  let server: ChildProcess | undefined;

  const start = async () => {
    const settings = [
      'fsync=off',
      'listen_addresses=127.0.0.1',
      'max_connections=200',
      `unix_socket_directories=${folder}`,
    ];
    const args = ['-D', data, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])];
    const child = spawn(join(binaries, 'postgres'), args, {
      ...asUser,
      cwd: folder,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let complaints = '';
    child.stderr.on('data', (data) => {
      complaints = `${complaints}${data}`.slice(-4000);
    });
    server = child;
    await untilReady(urlOf('postgres'), child, () => complaints);
  };
  const stop = async () => {
    const child = server;
    if (!child || child.exitCode !== null) return;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGQUIT');
    await ended;
  };
  const stopAtExit = () => server?.kill('SIGQUIT');
  process.once('exit', stopAtExit);
  await start();
  return {
    port,
    urlOf,
    stop,
    start,
    async dispose() {
      await stop();
      process.off('exit', stopAtExit);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
