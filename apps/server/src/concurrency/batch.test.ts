import { expect, it } from 'vitest';
import { batch } from './batch';

it('A batch works on items that arrive together at once, and on later ones afterwards', async () => {
  const worked: string[] = [];
  const add = batch(1, async (items: readonly string[]) => void worked.push(items.join(' and ')));
  await Promise.all(['this', 'that'].map(add));
  expect(worked).toEqual(['this and that']);
  await add('one more');
  expect(worked).toEqual(['this and that', 'one more']);
});

it('A batch that fails rejects for each of its callers, and the next one starts again', async () => {
  let isBroken = true;
  const write = batch(1, async () => {
    if (isBroken) throw new Error('storage is away');
  });
  const tries = await Promise.allSettled([write('this'), write('that')]);
  expect(tries.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  isBroken = false;
  await write('this');
});
