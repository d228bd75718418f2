import { describe, expect, it } from 'vitest';
import { hourText, weekdayText } from './details-text';

const hours = (...days: [bin: number, days: number][]) => {
  const bins = Array.from({ length: 12 }, () => 0);
  for (const [bin, count] of days) bins[bin] = count;
  return bins;
};

describe('The text about the time of day', () => {
  it.each([
    ['most days, only where it is more than half of them', hours([3, 5], [4, 4]), /^Most days, 5 of 9, were/],
    ['the most frequent, where it is less', hours([3, 2], [4, 1], [5, 1]), /^Most often, 2 days of 4, you/],
    ['nothing, where two are alike', hours([3, 1], [4, 1], [5, 1]), /^No time of day stands out yet\.$/],
    ['nothing, where nothing was done', hours(), /^No day has been completed yet\.$/],
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
  ).toMatch(/^You complete every weekday alike/);
  expect(weekdayText([none, none, none, none, allCompleted, allCompleted, allCompleted])).toMatch(
    /^You complete these weekdays alike/,
  );
});
