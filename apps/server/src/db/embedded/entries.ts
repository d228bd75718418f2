import { type ChildProcess, fork } from 'node:child_process';
import { Worker } from 'node:worker_threads';
import type { WorkerSettings } from './worker';

/**
 * The two programs that embedded storage runs beside the server. Built, they are files of their own in `dist`;
 * from source (tests, development) they go through the TypeScript loader, which a worker must ask for itself.
 */
const fromSource = import.meta.url.endsWith('.ts');
const address = (name: string) =>
  new URL(fromSource ? `./${name}.ts` : `./embedded-${name}.js`, import.meta.url).href;

export function startWorker(workerData: WorkerSettings): Worker {
  const options = { workerData, stdout: true, stderr: true };
  const url = address('worker');
  if (!fromSource) return new Worker(new URL(url), options);
  const load = `import('tsx/esm/api').then(({ tsImport }) => tsImport('${url}', '${url}'))`;
  return new Worker(load, { ...options, eval: true });
}

export function startInitialise(folder: string): ChildProcess {
  return fork(new URL(address('initialise')), [folder], {
    execArgv: fromSource ? ['--import', 'tsx'] : [],
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
}
