import { Worker, type WorkerOptions } from 'node:worker_threads';

/**
 * A thread of this program. Built, its program is a file of its own in `dist`; from source (tests, development) it goes
 * through the TypeScript loader, which a thread must ask for itself.
 */
export function startThread(
  source: URL,
  builtName: string,
  workerData: unknown,
  options: WorkerOptions = {},
): Worker {
  if (!import.meta.url.endsWith('.ts')) {
    return new Worker(new URL(`./${builtName}.js`, import.meta.url), { ...options, workerData });
  }
  const load = `import('tsx/esm/api').then(({ tsImport }) => tsImport('${source.href}', '${source.href}'))`;
  return new Worker(load, { ...options, workerData, eval: true });
}
