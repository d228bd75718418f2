import { Worker, type WorkerOptions } from 'node:worker_threads';

/**
 * Starts a thread of this program. In the build the thread's code is a file in `dist`; from source (tests, development)
 * the code needs the TypeScript loader, which a thread must register itself.
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
  // A thread cannot start from a .ts file, so it evaluates this line. The second argument names the importing module; the
  // first is absolute, so any will do.
  const load = `import('tsx/esm/api').then(({ tsImport }) => tsImport('${source.href}', '${source.href}'))`;
  return new Worker(load, { ...options, workerData, eval: true });
}
