const queues = new Map<string, Promise<unknown>>();

/**
 * Lets one holder of a name run at a time across all tabs. Without a secure connection browsers have no locks:
 * then it holds only within one tab.
 */
export function withLock<T>(name: string, work: () => Promise<T>): Promise<T> {
  if (navigator.locks) return navigator.locks.request(name, work);
  const run = (queues.get(name) ?? Promise.resolve()).then(work, work);
  queues.set(name, run);
  return run;
}
