import { expect, it, vi } from 'vitest';
import { makePresence } from './availability';

it('tells the log once for each time that something comes or goes, also how it was found at first', () => {
  const warn = vi.fn();
  const standby = makePresence({ warn });
  expect(standby.isThere()).toBe(false);
  const seen = [false, false, true, true, false].map((isThere) => {
    standby.found(isThere, isThere ? 'there' : 'away');
    return standby.isThere();
  });
  expect(seen).toEqual([false, false, true, true, false]);
  expect(warn.mock.calls).toEqual([
    [{}, 'away'],
    [{}, 'there'],
    [{}, 'away'],
  ]);
});
