import { setTimeout as wait } from 'node:timers/promises';

/**
 * Collects items that arrive within so many milliseconds and works on them together, because one statement for many rows
 * costs little more than for one. Each caller learns how the work went.
 */
export function batch<Item>(
  withinMs: number,
  work: (items: readonly Item[]) => Promise<void>,
): (item: Item) => Promise<void> {
  let next: { items: Item[]; result: Promise<void> } | undefined;
  const begin = () => {
    const items: Item[] = [];
    const result = wait(withinMs).then(() => {
      next = undefined;
      return work(items);
    });
    return { items, result };
  };
  return (item) => {
    next ??= begin();
    next.items.push(item);
    return next.result;
  };
}
