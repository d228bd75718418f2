import { describe, expect, test } from 'vitest';
import { eventsWithTimes, film, hideParts, kindsOf } from './testing/film';
import { performReps } from './testing/stick';
import { jackStick, sticks } from './testing/sticks';

const [closed, open] = [sticks.jumpingJack(0), sticks.jumpingJack(1)];

describe('A jack ends when it is closed again', () => {
  test.each([
    ['not with the arms still overhead', jackStick(153, 2)],
    ['not with the feet still apart', jackStick(8, 24)],
  ])('%s', (_, half) => {
    const set = film([
      [closed, 600],
      [open, 500],
      [half, 500],
      [closed, 500],
    ]);
    expect(eventsWithTimes('jumpingJack', set)).toEqual([{ event: { kind: 'rep', count: 1 }, at: 1_600 }]);
  });

  test.each(['leftAnkle', 'rightAnkle'] as const)('with one visible foot: %s', (foot) => {
    const set = film([
      [closed, 600],
      [open, 500],
      [jackStick(8, 24), 500],
      [closed, 500],
    ]);
    expect(eventsWithTimes('jumpingJack', hideParts(set, [foot], 1_100))).toEqual([
      { event: { kind: 'rep', count: 1 }, at: 1_600 },
    ]);
  });
});

test('A set of jacks with one hidden shoulder is counted in full', () => {
  const set = performReps(sticks.jumpingJack, { times: 3, seconds: 1.5 });
  expect(kindsOf('jumpingJack', hideParts(set, ['leftShoulder']))).toEqual(['rep', 'rep', 'rep']);
});

test('A jack with one hidden foot is not counted, because its position is unknown', () => {
  const set = performReps(sticks.jumpingJack, { times: 3, seconds: 1.5 });
  expect(kindsOf('jumpingJack', hideParts(set, ['leftAnkle']))).not.toContain('rep');
});
