import { describe, expect, it } from 'vitest';
import { hourText, weekdayText } from './details-text';

/** The days in each of the twelve slots of two hours; 0 in those that are not given. */
const hours = (...filledSlots: [slot: number, days: number][]) => {
  const daysBySlot = Array.from({ length: 12 }, () => 0);
  for (const [slot, days] of filledSlots) daysBySlot[slot] = days;
  return daysBySlot;
};

describe('The text about the time of day', () => {
  it.each([
    ['all days if they are in one slot', hours([3, 5]), /^You finished all 5 days between/],
    [
      'most days if more than half of them are in one slot',
      hours([3, 5], [4, 4]),
      /^You finish most days \(5 of 9\) between/,
    ],
    [
      'the most frequent slot if it has half of the days or fewer',
      hours([3, 2], [4, 1], [5, 1]),
      /^You finish most often between .*: 2 of 4 days/,
    ],
    [
      'no usual time if two slots are the most frequent',
      hours([3, 1], [4, 1], [5, 1]),
      /^You have no usual time yet\.$/,
    ],
    ['no day if none is completed', hours(), /^You haven’t finished a day yet\.$/],
  ])('names %s', (_what, daysBySlot, pattern) => {
    expect(hourText(daysBySlot)).toMatch(pattern);
  });
});

it('The text about weekdays leaves out weekdays on which nothing was due', () => {
  const allCompleted = { due: 1, completed: 1 };
  const none = { due: 0, completed: 0 };
  expect(weekdayText(Array.from({ length: 7 }, () => allCompleted))).toMatch(
    /^You do equally well on every weekday: 100% of days done/,
  );
  expect(weekdayText([none, none, none, none, allCompleted, allCompleted, allCompleted])).toMatch(
    /^You do equally well on all your training days: 100% of days done/,
  );
});
