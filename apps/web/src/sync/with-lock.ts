const queues = new Map<string, Promise<unknown>>();

/**
 * Runs one work of a name at a time, across all tabs. Browsers have no locks without a secure connection. The lock then holds
 * only within one tab.
 */
export function withLock<T>(name: string, work: () => Promise<T>): Promise<T> {
  if (navigator.locks) return navigator.locks.request(name, work);
  const run = (queues.get(name) ?? Promise.resolve()).then(work, work);
  queues.set(name, run);
  return run;
}
