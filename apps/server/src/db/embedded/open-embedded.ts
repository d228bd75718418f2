import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Logger } from '../../logging/logger';
import { StartRefused } from '../../process/start-refused';
import { readNewCluster } from './built-files';
import { checkProgram } from './check-program';
import { firstLine, reopenWhenEnded, type SessionSettings, startSession } from './embedded-session';
import { diskFullRefusal, isDiskFull, isDiskFullError, segmentMegabytes } from './folder/disk-room';
import { lockFolder } from './folder/folder-lock';
import { prepareFolder } from './folder/prepare-folder';
import { clearUnfinished, moveIntoPlace } from './folder/unfinished-files';
import { copyBeforeUpgrade, recordSchema, type UpgradeSettings } from './folder/upgrade-copy';
import { ourApplicationName } from './guests';
import { unpackFolder } from './packed-folder';

export interface EmbeddedStorage {
  connection: { host: string; database: string; user: string; application_name: string };
  /** Records that the folder is at this migration. */
  recordSchema(migration: number): Promise<void>;
  close(): Promise<void>;
}

export interface EmbeddedSettings extends UpgradeSettings, Pick<SessionSettings, 'syncCount'> {
  log: Logger;
}

/** How a program that did not open the folder itself reaches the server that did. */
export function embeddedConnection(dataDir: string): EmbeddedStorage['connection'] {
  return { host: dataDir, database: 'postgres', user: 'postgres', application_name: ourApplicationName };
}

/**
 * PostgreSQL inside this program: PGlite in a worker thread, served on a unix socket in its own folder, so that all
 * other code uses `pg` as with a server.
 */
export async function openEmbedded(settings: EmbeddedSettings): Promise<EmbeddedStorage> {
  const { dataDir, syncCount, log } = settings;
  checkProgram(dataDir);
  await prepareFolder(dataDir);
  const lock = await lockFolder(dataDir);
  const cluster = join(dataDir, 'cluster');
  try {
    if (existsSync(cluster)) {
      checkCluster(dataDir, cluster);
      await copyBeforeUpgrade(settings);
    } else if (readdirSync(dataDir).includes('schema')) {
      throw damaged(dataDir, 'the cluster folder is missing');
    } else {
      await createCluster(dataDir, cluster);
    }
    const sessionSettings = { dataDir, cluster, syncCount };
    const session = await startSession(sessionSettings).catch((error) => {
      throw isDiskFull(dataDir)
        ? diskFullRefusal(dataDir, 'to open it', segmentMegabytes)
        : damaged(dataDir, firstLine(error));
    });
    const closeSession = reopenWhenEnded(session, sessionSettings, log);
    return {
      connection: embeddedConnection(dataDir),
      recordSchema: (migration) => recordSchema(dataDir, migration),
      async close() {
        await closeSession();
        await lock.release();
      },
    };
  } catch (error) {
    await lock.release();
    throw error;
  }
}

/** The major version of PostgreSQL inside the pinned PGlite, which opens clusters of no other version. */
const neededVersion = '18';

function checkCluster(dataDir: string, cluster: string): void {
  const versionFile = join(cluster, 'PG_VERSION');
  const controlFile = join(cluster, 'global', 'pg_control');
  if (!existsSync(versionFile)) throw damaged(dataDir, 'PG_VERSION is missing');
  const version = readFileSync(versionFile, 'utf8').trim();
  if (version !== neededVersion) {
    throw damaged(dataDir, `PostgreSQL ${version || '?'} wrote it, but Hundred needs ${neededVersion}`);
  }
  if (!existsSync(controlFile) || readFileSync(controlFile).every((byte) => byte === 0)) {
    throw damaged(dataDir, 'pg_control is missing or empty');
  }
}

function damaged(dataDir: string, what: string): StartRefused {
  return new StartRefused(
    `DATA_DIR ${dataDir} is damaged (${what}). Nothing was changed. Move it away and put a backup in its place: see "Backup and restore" in docs/operating.md.`,
  );
}

/** What a first start writes: PostgreSQL's system tables, and the first segments of its write-ahead log. */
const newClusterMegabytes = 60;

/**
 * Creating a cluster took 656 MB, more than a small server has, and most of a first start. So the build creates one,
 * and this unpacks it. A program from source creates it here, in a worker whose memory is freed afterwards.
 */
async function createCluster(dataDir: string, cluster: string): Promise<void> {
  clearUnfinished(dataDir, /^cluster\.new/);
  const unfinished = mkdtempSync(`${cluster}.new-`);
  try {
    const packed = readNewCluster();
    if (packed) {
      unpackFolder(packed, unfinished);
    } else {
      const { worker, ended } = await startSession({ dataDir, cluster: unfinished });
      worker.postMessage('close');
      await ended;
    }
    await moveIntoPlace(unfinished, cluster);
  } catch (error) {
    const isOutOfRoom = isDiskFull(dataDir) || isDiskFullError(error);
    rmSync(unfinished, { recursive: true, force: true });
    if (isOutOfRoom) throw diskFullRefusal(dataDir, 'for a new storage', newClusterMegabytes);
    throw new StartRefused(`we couldn’t set up DATA_DIR ${dataDir}: ${firstLine(error)}.`);
  }
}
