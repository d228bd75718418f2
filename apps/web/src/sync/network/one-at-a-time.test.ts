import { expect, it } from 'vitest';
import { oneAtATime } from './one-at-a-time';

/** Work whose runs end when the test says so. */
function makeWork() {
  const runs: { resolve: (result: string) => void; reject: (reason: Error) => void }[] = [];
  const work = () => new Promise<string>((resolve, reject) => runs.push({ resolve, reject }));
  return { runs, run: oneAtATime(work) };
}
const settle = () => new Promise((resolve) => setTimeout(resolve));

it('Work that is requested several times during a run is run once more afterwards', async () => {
  const { runs, run } = makeWork();
  const first = run();
  await settle();
  const others = [run(), run()];
  await settle();
  expect(runs).toHaveLength(1);
  runs[0]?.resolve('first');
  await settle();
  expect(runs).toHaveLength(2);
  runs[1]?.resolve('second');
  expect(await Promise.all([first, ...others])).toEqual(['first', 'second', 'second']);
});

it('A run that fails does not stop the next one', async () => {
  const { runs, run } = makeWork();
  const first = run();
  await settle();
  const second = run();
  runs[0]?.reject(new Error('No.'));
  await expect(first).rejects.toThrow('No.');
  await settle();
  runs[1]?.resolve('second');
  await expect(second).resolves.toBe('second');
});
