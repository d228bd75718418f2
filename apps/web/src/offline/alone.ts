const turns = new Map<string, Promise<unknown>>();

/** One holder at a time in all tabs. Browsers without locks have one tab's order only. */
export function alone<T>(name: string, work: () => Promise<T>): Promise<T> {
  if (navigator.locks) return navigator.locks.request(name, work);
  const turn = (turns.get(name) ?? Promise.resolve()).then(work, work);
  turns.set(name, turn);
  return turn;
}
