import { expect, it, vi } from 'vitest';
import { memoizeAsync } from './memoize-async';

it('A value is made once, for callers that arrive together too', async () => {
  const make = vi.fn(async () => 'keys');
  const read = memoizeAsync(make);
  expect(await Promise.all([read(), read()])).toEqual(['keys', 'keys']);
  expect(await read()).toBe('keys');
  expect(make).toHaveBeenCalledTimes(1);
});

it('A value that could not be made is made again by the next caller', async () => {
  const make = vi.fn(async () => 'keys').mockRejectedValueOnce(new Error('storage is away'));
  const read = memoizeAsync(make);
  await expect(read()).rejects.toThrow('storage is away');
  expect(await read()).toBe('keys');
});
