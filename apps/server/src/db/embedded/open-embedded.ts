import {
  accessSync,
  closeSync,
  constants,
  cpSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { StartRefused } from '../../start-refused';
import { startInitialise, startWorker } from './entries';
import { lockFolder } from './folder-lock';

/** The PostgreSQL generation inside the pinned PGlite: its folders open with no other. */
const clusterGeneration = '18';
/** A unix socket's path holds 107 bytes; the file name takes the rest. */
const longestFolder = 85;
const socketName = '.s.PGSQL.5432';

export interface EmbeddedStorage {
  connection: { host: string; database: string; user: string };
  /** Rejects when the storage stops without having been asked to. */
  failed: Promise<never>;
  /** Says that the folder now stands at this migration. */
  recordSchema(migration: number): void;
  close(): Promise<void>;
}

export interface EmbeddedSettings {
  dataDir: string;
  /** The newest migration of this program: a folder that stands before it is copied aside first. */
  newestMigration: number;
  now: number;
  onBackup?: (folder: string) => void;
  syncCount?: Int32Array;
}

/** Where a program that did not open the folder itself reaches the server that did. */
export function embeddedConnection(dataDir: string): EmbeddedStorage['connection'] {
  return { host: dataDir, database: 'postgres', user: 'postgres' };
}

function sync(path: string): void {
  const descriptor = openSync(path, 'r');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

function prepareFolder(dataDir: string): void {
  if (Buffer.byteLength(dataDir) > longestFolder) {
    throw new StartRefused(
      `DATA_DIR ${dataDir} is too long a path for its socket. Choose one of at most ${longestFolder} characters.`,
    );
  }
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    accessSync(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch {
    throw new StartRefused(
      `DATA_DIR ${dataDir} cannot be written. Give this user the right to write there, or choose another DATA_DIR.`,
    );
  }
}

function damaged(dataDir: string, what: string): StartRefused {
  return new StartRefused(
    `DATA_DIR ${dataDir} is damaged (${what}). Nothing was changed. Move it away and put a backup in its place: see "Backup and restore" in docs/operating.md.`,
  );
}

function checkCluster(dataDir: string, cluster: string): void {
  const version = join(cluster, 'PG_VERSION');
  const control = join(cluster, 'global', 'pg_control');
  if (!existsSync(version)) throw damaged(dataDir, 'PG_VERSION is missing');
  const generation = readFileSync(version, 'utf8').trim();
  if (generation !== clusterGeneration) {
    throw damaged(
      dataDir,
      `it is of PostgreSQL ${generation || '?'}, this program needs ${clusterGeneration}`,
    );
  }
  if (!existsSync(control) || readFileSync(control).every((byte) => byte === 0)) {
    throw damaged(dataDir, 'pg_control is missing or empty');
  }
}

async function initialise(dataDir: string, cluster: string): Promise<void> {
  const unfinished = `${cluster}.new`;
  rmSync(unfinished, { recursive: true, force: true });
  const child = startInitialise(unfinished);
  let complaint = '';
  child.stderr!.on('data', (data) => {
    complaint += data;
  });
  const code = await new Promise((resolve) => child.on('exit', resolve));
  if (code !== 0) {
    rmSync(unfinished, { recursive: true, force: true });
    throw new StartRefused(
      `DATA_DIR ${dataDir} could not be set up: ${complaint.trim().split('\n')[0] || `exit code ${code}`}.`,
    );
  }
  renameSync(unfinished, cluster);
  sync(dataDir);
}

function schemaOf(dataDir: string): number | undefined {
  const path = join(dataDir, 'schema');
  return existsSync(path) ? Number(readFileSync(path, 'utf8')) : undefined;
}

function recordSchema(dataDir: string, migration: number): void {
  const path = join(dataDir, 'schema');
  writeFileSync(`${path}.new`, `${migration}\n`);
  sync(`${path}.new`);
  renameSync(`${path}.new`, path);
  sync(dataDir);
}

/** Copies the closed cluster aside before a newer program changes its tables. */
function setAside({ dataDir, newestMigration, now, onBackup }: EmbeddedSettings, cluster: string): void {
  const schema = schemaOf(dataDir);
  if (schema === undefined || schema >= newestMigration) return;
  const day = new Date(now).toISOString().replace(/[:.]/g, '-');
  const backup = join(dataDir, 'backups', `${day}-schema-${schema}`);
  mkdirSync(backup, { recursive: true });
  cpSync(cluster, join(backup, 'cluster'), { recursive: true });
  cpSync(join(dataDir, 'schema'), join(backup, 'schema'));
  onBackup?.(backup);
}

/**
 * PostgreSQL inside this program: PGlite in a worker thread, served on a unix socket in its own folder, so
 * that everything else speaks `pg` and cannot tell it from a server.
 */
export async function openEmbedded(settings: EmbeddedSettings): Promise<EmbeddedStorage> {
  const { dataDir } = settings;
  prepareFolder(dataDir);
  const lock = await lockFolder(dataDir);
  const cluster = join(dataDir, 'cluster');
  const socketPath = join(dataDir, socketName);
  try {
    if (existsSync(cluster)) {
      checkCluster(dataDir, cluster);
      setAside(settings, cluster);
    } else if (readdirSync(dataDir).includes('schema')) {
      throw damaged(dataDir, 'the cluster folder is missing');
    } else {
      await initialise(dataDir, cluster);
    }
    rmSync(socketPath, { force: true });
    const worker = startWorker({ folder: cluster, socketPath, syncCount: settings.syncCount });
    let closing = false;
    let complaint = '';
    worker.stderr.on('data', (data) => {
      complaint = `${complaint}${data}`.slice(-2000);
    });
    worker.stdout.resume();
    const ended = new Promise<void>((resolve) => worker.on('exit', () => resolve()));
    const failed = new Promise<never>((_, reject) => {
      worker.on('error', reject);
      worker.on('exit', () => closing || reject(new Error(`embedded storage stopped: ${complaint.trim()}`)));
    });
    failed.catch(() => {});
    try {
      await Promise.race([new Promise((resolve) => worker.once('message', resolve)), failed]);
    } catch (error) {
      throw damaged(dataDir, String(error instanceof Error ? error.message : error).split('\n')[0]!);
    }
    return {
      connection: embeddedConnection(dataDir),
      failed,
      recordSchema: (migration) => recordSchema(dataDir, migration),
      async close() {
        closing = true;
        worker.postMessage('close');
        await ended;
        await lock.release();
      },
    };
  } catch (error) {
    await lock.release();
    throw error;
  }
}
