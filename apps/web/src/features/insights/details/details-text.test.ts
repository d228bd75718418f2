import { describe, expect, it } from 'vitest';
import { hourText, weekdayText } from './details-text';

const hours = (...days: [bin: number, days: number][]) => {
  const bins = Array.from({ length: 12 }, () => 0);
  for (const [bin, count] of days) bins[bin] = count;
  return bins;
};

describe('The text about the time of day', () => {
  it.each([
    ['all days, where they are in one place', hours([3, 5]), /^You finished all 5 days between/],
    [
      'most days, only where it is more than half of them',
      hours([3, 5], [4, 4]),
      /^You finish most days \(5 of 9\) between/,
    ],
    [
      'the most frequent, where it is less',
      hours([3, 2], [4, 1], [5, 1]),
      /^You finish most often between .*: 2 of 4 days/,
    ],
    ['nothing, where two are alike', hours([3, 1], [4, 1], [5, 1]), /^You have no usual time yet\.$/],
    ['nothing, where nothing was done', hours(), /^You haven’t finished a day yet\.$/],
  ])('is right for %s', (_what, days, pattern) => {
    expect(hourText(days)).toMatch(pattern);
  });
});

it('The text about weekdays leaves out weekdays that never asked for anything', () => {
  const allCompleted = { due: 1, completed: 1 };
  const none = { due: 0, completed: 0 };
  expect(
    weekdayText([
      allCompleted,
      allCompleted,
      allCompleted,
      allCompleted,
      allCompleted,
      allCompleted,
      allCompleted,
    ]),
  ).toMatch(/^You do equally well on every weekday: 100% of days done/);
  expect(weekdayText([none, none, none, none, allCompleted, allCompleted, allCompleted])).toMatch(
    /^You do equally well on all your training days: 100% of days done/,
  );
});
