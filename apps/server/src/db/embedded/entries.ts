import { type ChildProcess, fork } from 'node:child_process';
import type { Worker } from 'node:worker_threads';
import { startThread } from '../../start-thread';
import type { WorkerSettings } from './worker';

/** The two programs that embedded storage runs beside the server: files of their own in `dist`. */
const fromSource = import.meta.url.endsWith('.ts');

export function startWorker(workerData: WorkerSettings): Worker {
  const source = new URL('./worker.ts', import.meta.url);
  return startThread(source, 'embedded-worker', workerData, { stdout: true, stderr: true });
}

/** It lives for seconds: to optimise its program took two thirds of them, and 115 of 771 MB. */
const shortLived = ['--liftoff-only'];

export function startInitialise(folder: string): ChildProcess {
  const program = fromSource ? './initialise.ts' : './embedded-initialise.js';
  return fork(new URL(program, import.meta.url), [folder], {
    execArgv: fromSource ? [...shortLived, '--import', 'tsx'] : shortLived,
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
}
