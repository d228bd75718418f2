import { describe, expect, test } from 'vitest';
import { eventsWithTimes, film, hideParts, kindsOf } from './testing/film';
import { performReps } from './testing/stick';
import { jackStick, sticks } from './testing/sticks';

const [closed, open] = [sticks.jumpingJack(0), sticks.jumpingJack(1)];

describe('A jack that is only half closed', () => {
  test.each([
    ['the arms still overhead', jackStick(153, 2)],
    ['the feet still apart', jackStick(8, 24)],
  ])('does not end with %s, but when both are closed', (_, half) => {
    const set = film([
      [closed, 600],
      [open, 500],
      [half, 500],
      [closed, 500],
    ]);
    // The first closed picture after the start is at 1.6 s.
    expect(eventsWithTimes('jumpingJack', set)).toEqual([{ event: { kind: 'rep', count: 1 }, at: 1_600 }]);
  });

  test.each(['leftAnkle', 'rightAnkle'] as const)(
    'does not end with the feet apart if only one is visible: %s is hidden',
    (foot) => {
      const set = film([
        [closed, 600],
        [open, 500],
        [jackStick(8, 24), 500],
        [closed, 500],
      ]);
      expect(eventsWithTimes('jumpingJack', hideParts(set, [foot], 1_100))).toEqual([
        { event: { kind: 'rep', count: 1 }, at: 1_600 },
      ]);
    },
  );
});

test('A set of jacks with one hidden shoulder is counted in full', () => {
  const set = performReps(sticks.jumpingJack, { times: 3, seconds: 1.5 });
  expect(kindsOf('jumpingJack', hideParts(set, ['leftShoulder']))).toEqual(['rep', 'rep', 'rep']);
});

test('A jack with one hidden foot is not counted, because its position is unknown', () => {
  const set = performReps(sticks.jumpingJack, { times: 3, seconds: 1.5 });
  expect(kindsOf('jumpingJack', hideParts(set, ['leftAnkle']))).not.toContain('rep');
});
