import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { everySecond, mayRest } from './every-second';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('The job runs each second, pauses after a run that allows it, and runs again a second after a failure', async () => {
  const logged: unknown[] = [];
  const outcomes = [undefined, mayRest, new Error('away'), undefined] as const;
  const ranAt: number[] = [];
  const startedAt = Date.now();
  const job = everySecond(
    Promise.resolve(),
    async () => {
      const outcome = outcomes[ranAt.length];
      ranAt.push(Date.now() - startedAt);
      if (outcome instanceof Error) throw outcome;
      return outcome;
    },
    (error) => logged.push(error),
  );
  await vi.advanceTimersByTimeAsync(8000);
  // The second run allows a pause of five seconds, and the third fails.
  expect(ranAt).toEqual([1000, 2000, 7000, 8000]);
  expect(logged).toEqual([outcomes[2]]);
  await job.stop();
  await vi.advanceTimersByTimeAsync(9000);
  expect(ranAt).toHaveLength(4);
});

it('The job logs a failure once while it lasts, and again if it differs or returns', async () => {
  const logged: string[] = [];
  const failures = ['disk full', 'disk full', 'away', undefined, 'away'];
  const job = everySecond(
    Promise.resolve(),
    async () => {
      const failure = failures.shift();
      if (failure) throw new Error(failure);
    },
    (error) => logged.push((error as Error).message),
  );
  await vi.advanceTimersByTimeAsync(5000);
  expect(logged).toEqual(['disk full', 'away', 'away']);
  await job.stop();
});
