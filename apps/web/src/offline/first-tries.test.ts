import { expect, it } from 'vitest';
import { makeFirstTries } from './first-tries';

const deed = { deviceKey: 'key' };

function at(first = { wall: 0, ticks: 0 }) {
  let now = first;
  const tries = makeFirstTries(() => now);
  return { tries, pass: (wall: number, ticks: number) => (now = { wall, ticks }) };
}

it('leaves to the server what was done this moment by a clock that may be wrong', () => {
  const { tries, pass } = at();
  tries.note('key', false);
  pass(9_999, 9_999);
  expect(tries.isLeftToServer(deed)).toBe(true);
});

it.each([
  ['a while ago', 10_000, 10_000],
  ['before the phone slept', 10_000, 1],
  ['before the clock was set back', -60_000, 10_000],
])('but not what was done %s', (_what, wall, ticks) => {
  const { tries, pass } = at();
  tries.note('key', false);
  pass(wall, ticks);
  expect(tries.isLeftToServer(deed)).toBe(false);
});

it('nor what was done by a clock that is sure', () => {
  const { tries } = at();
  tries.note('key', true);
  expect([tries.has(deed), tries.isLeftToServer(deed)]).toEqual([true, false]);
});

it('tries only once: the second try must say when it was done', () => {
  const { tries } = at();
  tries.note('key', false);
  tries.note('behind', false);
  tries.isOver(deed);
  expect([tries.has(deed), tries.isLeftToServer(deed)]).toEqual([false, false]);
  tries.areOver();
  expect(tries.has({ deviceKey: 'behind' })).toBe(false);
});
