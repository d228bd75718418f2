import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startTidyUp } from './tidy-up';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const log = { info() {}, warn: vi.fn(), error() {} };

it('A running task can see that the tidy-up was stopped, and no other task follows it', async () => {
  const runs: string[] = [];
  let release = () => {};
  const tidyUp = startTidyUp(
    Promise.resolve(),
    [
      async (isRunning) => {
        runs.push(`running: ${isRunning()}`);
        await new Promise<void>((resolve) => {
          release = resolve;
        });
        runs.push(`running: ${isRunning()}`);
      },
      async () => {
        runs.push('next');
      },
    ],
    log,
  );
  await vi.advanceTimersByTimeAsync(0);
  const stopped = tidyUp.stop();
  release();
  await stopped;
  expect(runs).toEqual(['running: true', 'running: false']);
});

it('A stop does not wait for ever for a task that hangs, and does not log its later failure', async () => {
  let fail = (_: Error) => {};
  const hangs = () =>
    new Promise<void>((_, reject) => {
      fail = reject;
    });
  const tidyUp = startTidyUp(Promise.resolve(), [hangs], log);
  await vi.advanceTimersByTimeAsync(0);
  let isStopped = false;
  const stopped = tidyUp.stop().then(() => {
    isStopped = true;
  });
  // A stop waits ten seconds.
  await vi.advanceTimersByTimeAsync(9000);
  expect(isStopped).toBe(false);
  await vi.advanceTimersByTimeAsync(1000);
  await stopped;
  fail(new Error('storage is closed'));
  await tidyUp.firstRun;
  expect(log.warn).not.toHaveBeenCalled();
});
