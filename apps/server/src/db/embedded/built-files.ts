import { existsSync, readFileSync } from 'node:fs';
import type { Worker } from 'node:worker_threads';
import { startThread } from '../../process/start-thread';
import type { WorkerSettings } from './worker';

export function startWorker(workerData: WorkerSettings): Worker {
  const source = new URL('./worker.ts', import.meta.url);
  return startThread(source, 'embedded-worker', workerData, { stdout: true, stderr: true });
}

/** The file that `pack-new-cluster.ts` put beside the built server; a program from source has none. */
export function readNewCluster(): Buffer | undefined {
  const file = new URL('./new-cluster', import.meta.url);
  return existsSync(file) ? readFileSync(file) : undefined;
}
