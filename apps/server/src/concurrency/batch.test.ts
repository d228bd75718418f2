import { expect, it } from 'vitest';
import { gathered } from './batch';

it('does at once what is asked for together, and what comes later after it', async () => {
  const done: string[] = [];
  const note = gathered(1, async (items: readonly string[]) => void done.push(items.join(' and ')));
  await Promise.all(['this', 'that'].map(note));
  expect(done).toEqual(['this and that']);
  await note('one more');
  expect(done).toEqual(['this and that', 'one more']);
});

it('tells everybody who asked that it failed, and begins anew', async () => {
  let isBroken = true;
  const write = gathered(1, async () => {
    if (isBroken) throw new Error('storage is away');
  });
  const tries = await Promise.allSettled([write('this'), write('that')]);
  expect(tries.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  isBroken = false;
  await write('this');
});
