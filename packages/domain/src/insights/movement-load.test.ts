import { expect, it } from 'vitest';
import { loadOn, movementsOn } from './movement-load';
import { exercises, historyFromLetters } from './testing/history-from-letters';

// Letters of `historyFromLetters`: `c` complete, `p` push-ups only, `m` missed, `r` rested, `a` covered, `w` weekday off,
// `o` open, `-` no record. The last one is today.

const runs = [{ path: null }, { path: 'strength' as const }];
const recordOf = (letter: string, changes: object = {}) =>
  historyFromLetters('2026-03-01', letter, () => changes).dates[0]!;

it('An exercise counts as the movement it was done as, or as that of its run', () => {
  const named = (changes: object) =>
    movementsOn(recordOf('c', changes), runs).map(({ movement }) => movement);
  expect(named({})).toEqual(['pushup', 'situp', 'jumpingJack']);
  expect(named({ run: null })).toEqual(['pushup', 'situp', 'jumpingJack']);
  expect(named({ run: 7 })).toEqual(['pushup', 'situp', 'jumpingJack']);
  expect(named({ run: 1 })).toEqual(['diamondPushup', 'vUp', 'burpee']);
  const planks = exercises(
    () => 10,
    () => 10,
    { movement: 'plank' },
  );
  expect(named({ run: 1, exercises: planks })).toEqual(['plank', 'plank', 'plank']);
});

// Ten reps of each of the three exercises weigh as much as 21.5 push-ups. On a date with `p` only the push-ups are done.
it.each([
  ['c', {}, { completed: 21.5, target: 21.5 }],
  ['p', {}, { completed: 10, target: 21.5 }],
  ['r', {}, { completed: 0, target: 0 }],
  ['p', { run: null }, { completed: 10, target: 0 }],
])('The load weighs the done and the due reps: %s %o', (letter, changes, load) => {
  expect(loadOn(recordOf(letter, changes), runs)).toEqual(load);
});
