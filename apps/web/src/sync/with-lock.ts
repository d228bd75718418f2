const queues = new Map<string, Promise<unknown>>();

/** Runs one holder of a name at a time in all tabs. Browsers without locks order the work of one tab only. */
export function withLock<T>(name: string, work: () => Promise<T>): Promise<T> {
  if (navigator.locks) return navigator.locks.request(name, work);
  const turn = (queues.get(name) ?? Promise.resolve()).then(work, work);
  queues.set(name, turn);
  return turn;
}
