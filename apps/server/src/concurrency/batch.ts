import { setTimeout as wait } from 'node:timers/promises';

/** Does at once what is asked for one by one within so many milliseconds. Each learns how that went. */
export function gathered<Item>(
  forMs: number,
  work: (items: readonly Item[]) => Promise<void>,
): (item: Item) => Promise<void> {
  let next: { items: Item[]; done: Promise<void> } | undefined;
  const begin = () => {
    const items: Item[] = [];
    const done = wait(forMs).then(() => {
      next = undefined;
      return work(items);
    });
    return { items, done };
  };
  return (item) => {
    next ??= begin();
    next.items.push(item);
    return next.done;
  };
}
