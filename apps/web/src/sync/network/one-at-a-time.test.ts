import { expect, it } from 'vitest';
import { oneAtATime } from './one-at-a-time';

/** Work that ends when the test says so. `startedWork` has an entry for each time that it was started. */
function makeWork() {
  const startedWork: { resolve: (result: string) => void; reject: (reason: Error) => void }[] = [];
  const work = () => new Promise<string>((resolve, reject) => startedWork.push({ resolve, reject }));
  return { startedWork, request: oneAtATime(work) };
}
const settle = () => new Promise((resolve) => setTimeout(resolve));

it('Work that is requested several times while it is in progress is done once more afterwards', async () => {
  const { startedWork, request } = makeWork();
  const first = request();
  await settle();
  const others = [request(), request()];
  await settle();
  expect(startedWork).toHaveLength(1);
  startedWork[0]?.resolve('first');
  await settle();
  expect(startedWork).toHaveLength(2);
  startedWork[1]?.resolve('second');
  expect(await Promise.all([first, ...others])).toEqual(['first', 'second', 'second']);
});

it('Work that fails does not stop the next request', async () => {
  const { startedWork, request } = makeWork();
  const first = request();
  await settle();
  const second = request();
  startedWork[0]?.reject(new Error('No.'));
  await expect(first).rejects.toThrow('No.');
  await settle();
  startedWork[1]?.resolve('second');
  await expect(second).resolves.toBe('second');
});
