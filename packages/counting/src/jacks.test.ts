import { describe, expect, test } from 'vitest';
import { film, heardOf, hidden, kindsOf } from './testing/seen';
import { moved } from './testing/stick';
import { jackStick, sticks } from './testing/sticks';

const [closed, open] = [sticks.jumpingJack(0), sticks.jumpingJack(1)];

describe('a jack is over when it is closed again', () => {
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
    expect(heardOf('jumpingJack', set)).toEqual([{ news: { kind: 'rep', count: 1 }, at: 1_600 }]);
  });

  test.each(['leftAnkle', 'rightAnkle'] as const)('by one foot, if the other is out of sight: %s', (foot) => {
    const set = film([
      [closed, 600],
      [open, 500],
      [jackStick(8, 24), 500],
      [closed, 500],
    ]);
    expect(heardOf('jumpingJack', hidden(set, [foot], 1_100))).toEqual([
      { news: { kind: 'rep', count: 1 }, at: 1_600 },
    ]);
  });
});

test('one shoulder out of sight takes nothing from a set', () => {
  const set = moved(sticks.jumpingJack, { times: 3, seconds: 1.5 });
  expect(kindsOf('jumpingJack', hidden(set, ['leftShoulder']))).toEqual(['rep', 'rep', 'rep']);
});

test('one foot out of sight is no jack: nobody knows where it is', () => {
  const set = moved(sticks.jumpingJack, { times: 3, seconds: 1.5 });
  expect(kindsOf('jumpingJack', hidden(set, ['leftAnkle']))).not.toContain('rep');
});
