import { setTimeout as wait } from 'node:timers/promises';

/**
 * Collects the items that arrive within `withinMs` and works on them together, because a statement for many
 * rows costs little more than for one. Each caller gets the result of the batch: it resolves or rejects for all.
 */
export function batch<Item>(
  withinMs: number,
  work: (items: readonly Item[]) => Promise<void>,
): (item: Item) => Promise<void> {
  /** The batch that still accepts items. */
  let openBatch: { items: Item[]; result: Promise<void> } | undefined;
  const begin = () => {
    const items: Item[] = [];
    const result = wait(withinMs).then(() => {
      openBatch = undefined;
      return work(items);
    });
    return { items, result };
  };
  return (item) => {
    openBatch ??= begin();
    openBatch.items.push(item);
    return openBatch.result;
  };
}
