const queues = new Map<string, Promise<unknown>>();

/** Lets one holder of a name run at a time across all tabs. In browsers without locks, only within one tab. */
export function withLock<T>(name: string, work: () => Promise<T>): Promise<T> {
  if (navigator.locks) return navigator.locks.request(name, work);
  const turn = (queues.get(name) ?? Promise.resolve()).then(work, work);
  queues.set(name, turn);
  return turn;
}
