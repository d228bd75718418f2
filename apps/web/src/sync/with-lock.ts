const queues = new Map<string, Promise<unknown>>();

/**
 * Runs the work once no other work of this name runs in any tab. Without a secure connection browsers have no locks, and
 * this holds only within one tab.
 */
export function withLock<T>(name: string, work: () => Promise<T>): Promise<T> {
  if (navigator.locks) return navigator.locks.request(name, work);
  // The next work runs also if the one before it failed.
  const result = (queues.get(name) ?? Promise.resolve()).then(work, work);
  queues.set(name, result);
  return result;
}
