import { expect, it, vi } from 'vitest';
import { recomputeRarely } from './recompute-rarely';

it('A value is computed once a minute, and once for callers that arrive together', async () => {
  const compute = vi.fn(async (now: number) => `at ${now}`);
  const read = recomputeRarely(compute, 60_000, () => 0);
  expect(await Promise.all([read(0), read(10)])).toEqual(['at 0', 'at 0']);
  expect(await read(59_999)).toBe('at 0');
  expect(await read(60_000)).toBe('at 60000');
  expect(compute).toHaveBeenCalledTimes(2);
});

it('A value that takes ten seconds is computed every thousand seconds', async () => {
  // Computing it takes a hundredth of the time.
  let elapsed = 0;
  const read = recomputeRarely(
    async (now) => {
      elapsed += 10_000;
      return now;
    },
    60_000,
    () => elapsed,
  );
  expect(await read(0)).toBe(0);
  expect(await read(999_999)).toBe(0);
  expect(await read(1_000_000)).toBe(1_000_000);
});

it('A failed computation is repeated by the next caller', async () => {
  const compute = vi.fn(async () => 1).mockRejectedValueOnce(new Error('away'));
  const read = recomputeRarely(compute, 60_000);
  await expect(read(0)).rejects.toThrow('away');
  expect(await read(1)).toBe(1);
});
