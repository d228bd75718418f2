import { expect, it } from 'vitest';
import { reminderForTip } from './reminder-for-tip';

const usually = (hour: number) =>
  reminderForTip({ id: 'usualTime', figures: { hour, earliest: hour, latest: hour } });

it.each([
  [9, '08:30'],
  [7 + 10 / 60, '06:30'],
  [21.75, '21:00'],
  [4.5, '05:00'],
  // An hour of 24 or more lies after midnight.
  [24.75, '00:00'],
])(
  'A reminder is half an hour before the usual time of %f, rounded down to half hours, from 05:00 on',
  (hour, time) => {
    expect(usually(hour)).toBe(time);
  },
);

it('A reminder is suggested only by a tip about the usual time', () => {
  const figures = { misses: 4, afterLate: 3, usualHour: 9 };
  expect(reminderForTip({ id: 'missesAfterLate', figures })).toBe('08:30');
  expect(reminderForTip({ id: 'hipFlexors', figures: { share: 0.9 } })).toBeUndefined();
});
