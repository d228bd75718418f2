import { expect, it } from 'vitest';
import { emptySnapshot } from './snapshot';

/** The contents of a snapshot as paths to its values. */
function pathsIn(value: unknown, path = ''): string[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [path];
  return Object.entries(value).flatMap(([key, innerValue]) =>
    pathsIn(innerValue, path ? `${path}.${key}` : key),
  );
}

it('A new field in a snapshot requires a new version, because a counter that an older snapshot lacks is not a number', () => {
  const snapshot = emptySnapshot();
  expect({ version: snapshot.version, paths: pathsIn(snapshot) }).toEqual({
    version: 5,
    paths: [
      'version',
      'lastAt',
      'zones',
      'runs',
      'premium',
      'coverSwitches',
      'badges',
      'settled.chains',
      'settled.longestStreak',
      'settled.totals.reps',
      'settled.totals.extraReps',
      'settled.totals.timedDays',
      'settled.totals.timedSeconds',
      'settled.totals.daysCompleted',
      'settled.deeds.week',
      'settled.deeds.perfectWeek',
      'settled.deeds.earlyBird',
      'settled.deeds.nightOwl',
      'settled.deeds.comeback',
      'settled.deeds.swiftSet',
      'days',
      'rests',
    ],
  });
});
