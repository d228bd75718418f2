import { expect, it, vi } from 'vitest';
import { makeAvailability } from './availability';

it('The availability of a service is logged when it is first reported and at each change', () => {
  const warn = vi.fn();
  const standby = makeAvailability({ warn });
  expect(standby.isAvailable()).toBe(false);
  const answers = [false, false, true, true, false].map((isAvailable) => {
    standby.report(isAvailable, isAvailable ? 'there' : 'away');
    return standby.isAvailable();
  });
  expect(answers).toEqual([false, false, true, true, false]);
  expect(warn.mock.calls).toEqual([
    [{}, 'away'],
    [{}, 'there'],
    [{}, 'away'],
  ]);
});
