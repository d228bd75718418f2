import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Worker } from 'node:worker_threads';
import type { Logger } from '../../logging/logger';
import { StartRefused } from '../../process/start-refused';
import { retryPauses } from '../connection/retry-pauses';
import { checkProgram } from './check-program';
import { readNewCluster, startWorker } from './entries';
import { flush, flushTree } from './flush';
import { lockFolder } from './folder-lock';
import { ourName } from './guests';
import { unpackFolder } from './packed-folder';
import { prepareFolder } from './prepare-folder';
import { freeMegabytes, isFull, isNoRoom, megabytesOf } from './room';

/** The PostgreSQL major version inside the pinned PGlite: its folders open with no other. */
const clusterGeneration = '18';
const socketName = '.s.PGSQL.5432';

export interface EmbeddedStorage {
  connection: { host: string; database: string; user: string; application_name: string };
  /** Records that the folder is at this migration. */
  recordSchema(migration: number): Promise<void>;
  close(): Promise<void>;
}

export interface EmbeddedSettings {
  dataDir: string;
  /** The newest migration of this program: a folder at an earlier one is copied first. */
  newestMigration: number;
  now: number;
  log: Logger;
  syncCount?: Int32Array;
}

/** How a program that did not open the folder itself reaches the server that did. */
export function embeddedConnection(dataDir: string): EmbeddedStorage['connection'] {
  return { host: dataDir, database: 'postgres', user: 'postgres', application_name: ourName };
}

/** Removes what an interrupted start left behind. */
function clearUnfinished(folder: string, named: RegExp): void {
  for (const name of readdirSync(folder).filter((entry) => named.test(entry))) {
    rmSync(join(folder, name), { recursive: true, force: true });
  }
}

/** Renames something new into place only once all of it is on the disk, so that a crash leaves no partial one. */
async function moveIntoPlace(unfinished: string, path: string): Promise<void> {
  await flushTree(unfinished);
  renameSync(unfinished, path);
  await flush(dirname(path));
}

function damaged(dataDir: string, what: string): StartRefused {
  return new StartRefused(
    `DATA_DIR ${dataDir} is damaged (${what}). Nothing was changed. Move it away and put a backup in its place: see "Backup and restore" in docs/operating.md.`,
  );
}

const firstLine = (error: unknown) => String(error instanceof Error ? error.message : error).split('\n')[0]!;

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

/** What a first start writes: PostgreSQL's system tables, and the first segments of its log. */
const newClusterMegabytes = 60;

const noRoom = (dataDir: string, forWhat: string, megabytes: number) =>
  new StartRefused(
    `the disk of DATA_DIR ${dataDir} is full: ${megabytes} MB are needed ${forWhat}, ${freeMegabytes(dataDir)} MB are free. Nothing was changed. Make room, and start again.`,
  );

/**
 * Creating a cluster took 656 MB, more than a small server has, and most of a first start. So the build creates one,
 * and this unpacks it. A program from source creates it here, in a worker whose memory is freed afterwards.
 */
async function initialise(dataDir: string, cluster: string, socketPath: string): Promise<void> {
  clearUnfinished(dataDir, /^cluster\.new/);
  const unfinished = mkdtempSync(`${cluster}.new-`);
  try {
    const packed = readNewCluster();
    if (packed) {
      unpackFolder(packed, unfinished);
    } else {
      const { worker, ended } = await startSession(unfinished, socketPath);
      worker.postMessage('close');
      await ended;
    }
    await moveIntoPlace(unfinished, cluster);
  } catch (error) {
    const room = isFull(dataDir) || isNoRoom(error);
    rmSync(unfinished, { recursive: true, force: true });
    if (room) throw noRoom(dataDir, 'for a new storage', newClusterMegabytes);
    throw new StartRefused(`we couldn’t set up DATA_DIR ${dataDir}: ${firstLine(error)}.`);
  }
}

function schemaOf(dataDir: string): number | undefined {
  const path = join(dataDir, 'schema');
  return existsSync(path) ? Number(readFileSync(path, 'utf8')) : undefined;
}

/** Lists the copies made by unfinished upgrades. The file is removed when an upgrade succeeds. */
const triesPath = (dataDir: string) => join(dataDir, 'upgrading');

/**
 * An upgrade that fails at every restart must not fill the disk with copies, and none may be removed: an operator may
 * use it.
 */
const mostTries = 5;

/** The listed copies of this schema that still exist. */
function triedCopies(dataDir: string, schema: number): string[] {
  const path = triesPath(dataDir);
  const names = existsSync(path) ? readFileSync(path, 'utf8').split('\n') : [];
  return names.filter(
    (name) => name.endsWith(`-schema-${schema}`) && existsSync(join(dataDir, 'backups', name)),
  );
}

async function recordSchema(dataDir: string, migration: number): Promise<void> {
  rmSync(triesPath(dataDir), { force: true });
  const path = join(dataDir, 'schema');
  const unfinished = `${path}.new`;
  writeFileSync(unfinished, `${migration}\n`);
  await flush(unfinished);
  renameSync(unfinished, path);
  await flush(dataDir);
}

/**
 * Copies the closed cluster before a newer program changes its tables. Each attempt makes a copy, because people may
 * have used the older program in between.
 */
export async function setAside({ dataDir, newestMigration, now, log }: EmbeddedSettings) {
  const schema = schemaOf(dataDir);
  if (schema === undefined || schema >= newestMigration) return;
  const backups = join(dataDir, 'backups');
  const tries = triedCopies(dataDir, schema);
  if (tries.length >= mostTries)
    throw new StartRefused(
      `the upgrade of DATA_DIR ${dataDir} has failed ${mostTries} times. The log says why. Each try left a copy in ${backups}. Fix the cause, delete ${triesPath(dataDir)} and start again.`,
    );
  mkdirSync(backups, { recursive: true });
  await flush(dataDir);
  clearUnfinished(backups, /-schema-\d+\.new$/);
  const day = new Date(now).toISOString().replace(/[:.]/g, '-');
  const name = `${day}-schema-${schema}`;
  const backup = join(backups, name);
  const unfinished = `${backup}.new`;
  try {
    writeFileSync(triesPath(dataDir), [...tries, name].join('\n'));
    cpSync(join(dataDir, 'cluster'), join(unfinished, 'cluster'), { recursive: true });
    cpSync(join(dataDir, 'schema'), join(unfinished, 'schema'));
    await moveIntoPlace(unfinished, backup);
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true });
    if (!isNoRoom(error)) throw error;
    throw noRoom(
      dataDir,
      'for the copy that is made before an upgrade',
      megabytesOf(join(dataDir, 'cluster')),
    );
  }
  log.info({ folder: backup }, 'copied the data folder aside before changing its tables');
}

interface Session {
  worker: Worker;
  /** Resolves with the last output of the session. */
  ended: Promise<string>;
}

/** Starts the worker and waits until it listens; rejects with its last output if it ends before. */
async function startSession(cluster: string, socketPath: string, syncCount?: Int32Array): Promise<Session> {
  rmSync(socketPath, { force: true });
  const worker = startWorker({ folder: cluster, socketPath, syncCount });
  let complaint = '';
  worker.stderr.on('data', (data) => {
    complaint = `${complaint}${data}`.slice(-2000);
  });
  worker.stdout.resume();
  worker.on('error', (error) => {
    complaint = error.message;
  });
  const ended = new Promise<string>((resolve) => worker.on('exit', () => resolve(complaint.trim())));
  const failed = ended.then((reason) => {
    throw new Error(reason);
  });
  await Promise.race([new Promise((resolve) => worker.once('message', resolve)), failed]);
  // From here on `ended` says when and why the session ends.
  failed.catch(() => {});
  return { worker, ended };
}

/**
 * PostgreSQL inside this program: PGlite in a worker thread, served on a unix socket in its own folder, so that all
 * other code uses `pg` as with a server. It also recovers like one: when the session ends, the folder is opened
 * again, with retries.
 */
export async function openEmbedded(settings: EmbeddedSettings): Promise<EmbeddedStorage> {
  const { dataDir, syncCount, log } = settings;
  checkProgram(dataDir);
  await prepareFolder(dataDir);
  const lock = await lockFolder(dataDir);
  const cluster = join(dataDir, 'cluster');
  const socketPath = join(dataDir, socketName);
  let closing = false;
  const reopen = async () => {
    for (const pause of retryPauses()) {
      await wait(pause, undefined, { ref: false });
      if (closing) return;
      try {
        return await startSession(cluster, socketPath, syncCount);
      } catch (error) {
        const reason = isFull(dataDir) ? `the disk of ${dataDir} is full: make room` : firstLine(error);
        log.warn({ reason, retryInMs: pause }, 'embedded storage cannot be opened, trying again');
      }
    }
  };
  try {
    if (existsSync(cluster)) {
      checkCluster(dataDir, cluster);
      await setAside(settings);
    } else if (readdirSync(dataDir).includes('schema')) {
      throw damaged(dataDir, 'the cluster folder is missing');
    } else {
      await initialise(dataDir, cluster, socketPath);
    }
    let session: Session | undefined = await startSession(cluster, socketPath, syncCount).catch((error) => {
      throw isFull(dataDir) ? noRoom(dataDir, 'to open it', 16) : damaged(dataDir, firstLine(error));
    });
    const watched = (async () => {
      while (session) {
        const message = await session.ended;
        if (closing) return;
        const reason = isFull(dataDir) ? `the disk of ${dataDir} is full: make room` : firstLine(message);
        log.error({ reason }, 'embedded storage stopped; it is opened again');
        session = await reopen();
        if (closing) session?.worker.postMessage('close');
        else log.info({}, 'embedded storage is back');
      }
    })();
    return {
      connection: embeddedConnection(dataDir),
      recordSchema: (migration) => recordSchema(dataDir, migration),
      async close() {
        closing = true;
        session?.worker.postMessage('close');
        await watched;
        await lock.release();
      },
    };
  } catch (error) {
    await lock.release();
    throw error;
  }
}
