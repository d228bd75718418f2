import { expect, it } from 'vitest';
import { seededRandom } from './seeded-random';
import { type TimedDay, timePerDay } from './time-per-day';

/** Days of a rising load whose time lies on a line, but for what `seconds` makes of it. */
const days = (count: number, seconds: (onLine: number, index: number) => number): TimedDay[] =>
  Array.from({ length: count }, (_, index) => {
    const load = 20 + 2 * index;
    return { load, seconds: seconds(60 + 6 * load, index) };
  });

it('says nothing before eight days are timed', () => {
  expect(timePerDay(days(7, (onLine) => onLine))).toBeNull();
});

it('finds the line of the days, also where one in five ran for a day and a night', () => {
  const timeFor = timePerDay(days(30, (onLine, index) => (index % 5 === 2 ? 86_400 : onLine)))!;
  for (const load of [20, 50, 78, 100]) {
    expect(Math.abs(timeFor(load)!.seconds - (60 + 6 * load)) / (60 + 6 * load)).toBeLessThan(0.05);
  }
});

it('holds about 8 of 10 days in its range', () => {
  const random = seededRandom(4);
  let [held, all] = [0, 0];
  for (let person = 0; person < 200; person++) {
    const lived = days(31, (onLine) => onLine * (0.75 + 0.5 * random()));
    const { from, to } = timePerDay(lived.slice(0, 30))!(lived[30]!.load)!;
    all += 1;
    if (from <= lived[30]!.seconds && lived[30]!.seconds <= to) held += 1;
  }
  expect(held / all).toBeGreaterThanOrEqual(0.75);
  expect(held / all).toBeLessThanOrEqual(0.9);
});

it('is never surer than a tenth, and says nothing of a load far beyond what was done', () => {
  const timeFor = timePerDay(days(30, (onLine) => onLine))!;
  const { seconds, from, to } = timeFor(50)!;
  expect(from).toBeCloseTo(0.9 * seconds);
  expect(to).toBeCloseTo(1.1 * seconds);
  expect(timeFor(2 * 78)).not.toBeNull();
  expect(timeFor(2 * 78 + 1)).toBeNull();
});

it('takes the middle where every day asked the same', () => {
  const same = [300, 320, 310, 900, 305, 315, 312, 308].map((seconds) => ({ load: 40, seconds }));
  expect(timePerDay(same)!(40)!.seconds).toBe(311);
});
