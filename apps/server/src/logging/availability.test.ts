import { expect, it, vi } from 'vitest';
import { makeAvailability } from './availability';

it('A service that comes or goes is logged once for each change, and for how it was found first', () => {
  const warn = vi.fn();
  const standby = makeAvailability({ warn });
  expect(standby.isAvailable()).toBe(false);
  const seen = [false, false, true, true, false].map((isAvailable) => {
    standby.report(isAvailable, isAvailable ? 'there' : 'away');
    return standby.isAvailable();
  });
  expect(seen).toEqual([false, false, true, true, false]);
  expect(warn.mock.calls).toEqual([
    [{}, 'away'],
    [{}, 'there'],
    [{}, 'away'],
  ]);
});
