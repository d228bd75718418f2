import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Worker } from 'node:worker_threads';
import type { Logger } from '../../logging/logger';
import { retryPauses } from '../connection/retry-pauses';
import { startWorker } from './built-files';
import { isDiskFull } from './folder/disk-room';

const socketName = '.s.PGSQL.5432';

/** A worker thread with PGlite that listens on the socket of its data folder. */
export interface EmbeddedSession {
  worker: Worker;
  /** Resolves with the last output of the session. */
  ended: Promise<string>;
}

export interface SessionSettings {
  dataDir: string;
  /** The folder of the cluster. */
  cluster: string;
  /** Counts the calls of fsync, for tests. */
  syncCount?: Int32Array | undefined;
}

/** Starts the worker and waits until it listens; rejects with its last output if it ends before. */
export async function startSession({
  dataDir,
  cluster,
  syncCount,
}: SessionSettings): Promise<EmbeddedSession> {
  const socketPath = join(dataDir, socketName);
  rmSync(socketPath, { force: true });
  const worker = startWorker({ folder: cluster, socketPath, syncCount });
  let lastOutput = '';
  worker.stderr.on('data', (data) => {
    lastOutput = `${lastOutput}${data}`.slice(-2000);
  });
  worker.stdout.resume();
  worker.on('error', (error) => {
    lastOutput = error.message;
  });
  const ended = new Promise<string>((resolve) => worker.on('exit', () => resolve(lastOutput.trim())));
  const failed = ended.then((reason) => {
    throw new Error(reason);
  });
  await Promise.race([new Promise((resolve) => worker.once('message', resolve)), failed]);
  // From here on `ended` says when and why the session ends.
  failed.catch(() => {});
  return { worker, ended };
}

export const firstLine = (error: unknown) =>
  String(error instanceof Error ? error.message : error).split('\n')[0]!;

/**
 * Opens the folder again each time that its session ends, with retries, which is how PostgreSQL recovers. Returns a
 * function that closes the session.
 */
export function reopenWhenEnded(
  first: EmbeddedSession,
  settings: SessionSettings,
  log: Pick<Logger, 'info' | 'warn' | 'error'>,
): () => Promise<void> {
  const { dataDir } = settings;
  let session: EmbeddedSession | undefined = first;
  let isClosing = false;
  const reasonOf = (error: unknown) =>
    isDiskFull(dataDir) ? `the disk of ${dataDir} is full: free some space` : firstLine(error);

  const reopen = async (): Promise<EmbeddedSession | undefined> => {
    for (const pause of retryPauses()) {
      await wait(pause, undefined, { ref: false });
      if (isClosing) return undefined;
      try {
        return await startSession(settings);
      } catch (error) {
        const reason = reasonOf(error);
        log.warn({ reason, retryInMs: pause }, 'embedded storage cannot be opened, trying again');
      }
    }
  };

  const watch = async () => {
    while (session) {
      const output = await session.ended;
      if (isClosing) {
        if (output) log.error({ reason: firstLine(output) }, 'embedded storage stopped while it was closed');
        return;
      }
      log.error({ reason: reasonOf(output) }, 'embedded storage stopped; opening it again');
      session = await reopen();
      if (isClosing) session?.worker.postMessage('close');
      else log.info({}, 'embedded storage is back');
    }
  };

  const watching = watch();
  return async () => {
    isClosing = true;
    session?.worker.postMessage('close');
    await watching;
  };
}
