import { expect, it } from 'vitest';
import { batch } from './batch';

const withinMs = 1;

it('Items that arrive together are worked on in one batch, and a later one in the next', async () => {
  const batches: string[] = [];
  const add = batch(withinMs, async (items: readonly string[]) => void batches.push(items.join(' and ')));
  await Promise.all(['this', 'that'].map(add));
  expect(batches).toEqual(['this and that']);
  await add('one more');
  expect(batches).toEqual(['this and that', 'one more']);
});

it('A batch that fails rejects for each of its callers, and the next batch works again', async () => {
  let isBroken = true;
  const write = batch(withinMs, async () => {
    if (isBroken) throw new Error('storage is away');
  });
  const results = await Promise.allSettled([write('this'), write('that')]);
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  isBroken = false;
  await expect(write('this')).resolves.toBeUndefined();
});
