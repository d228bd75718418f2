import { expect, it } from 'vitest';
import { seededRandom } from './ahead/seeded-random';
import { type TimedDay, timePerDay } from './time-per-day';

/** Days of a rising load whose time lies on a line, adjusted by `seconds`. */
const days = (count: number, seconds: (onLine: number, index: number) => number): TimedDay[] =>
  Array.from({ length: count }, (_, index) => {
    const load = 20 + 2 * index;
    return { load, seconds: seconds(60 + 6 * load, index) };
  });

it('The expected time is null before eight days are timed', () => {
  expect(timePerDay(days(7, (onLine) => onLine))).toBeNull();
});

it('The line of the days is found, even if one in five ran for a day and a night', () => {
  const timeFor = timePerDay(days(30, (onLine, index) => (index % 5 === 2 ? 86_400 : onLine)))!;
  for (const load of [20, 50, 78, 100]) {
    expect(Math.abs(timeFor(load)!.seconds - (60 + 6 * load)) / (60 + 6 * load)).toBeLessThan(0.05);
  }
});

it('The range contains about 8 of 10 days', () => {
  const random = seededRandom(4);
  const people = 200;
  let inRange = 0;
  for (let person = 0; person < people; person++) {
    const pastDays = days(31, (onLine) => onLine * (0.75 + 0.5 * random()));
    const nextDay = pastDays.pop()!;
    const { from, to } = timePerDay(pastDays)!(nextDay.load)!;
    if (from <= nextDay.seconds && nextDay.seconds <= to) inRange += 1;
  }
  expect(inRange / people).toBeGreaterThanOrEqual(0.75);
  expect(inRange / people).toBeLessThanOrEqual(0.9);
});

it('The range is at least a tenth wide, and missing for a load far beyond past ones', () => {
  const timeFor = timePerDay(days(30, (onLine) => onLine))!;
  const { seconds, from, to } = timeFor(50)!;
  expect(from).toBeCloseTo(0.9 * seconds);
  expect(to).toBeCloseTo(1.1 * seconds);
  expect(timeFor(2 * 78)).not.toBeNull();
  expect(timeFor(2 * 78 + 1)).toBeNull();
});

it('The median is used if every day had the same load', () => {
  const forgottenOnce = [300, 320, 310, 900, 305, 315, 312, 308].map((seconds) => ({ load: 40, seconds }));
  expect(timePerDay(forgottenOnce)!(40)).toEqual({
    seconds: 311,
    from: expect.closeTo(0.9 * 311),
    // Of eight in a row, the 95th percentile lies 0.65 of the way from the seventh to the last.
    to: expect.closeTo(320 + 0.65 * 580),
  });
  const startedLateOnce = [30, 300, 305, 308, 310, 312, 315, 320].map((seconds) => ({ load: 40, seconds }));
  expect(timePerDay(startedLateOnce)!(40)).toEqual({
    seconds: 309,
    from: expect.closeTo(30 + 0.35 * 270),
    to: expect.closeTo(1.1 * 309),
  });
});

it('The last thirty days are used', () => {
  const daysOf = (seconds: number, count: number) =>
    Array.from({ length: count }, () => ({ load: 40, seconds }));
  expect(timePerDay([...daysOf(300, 10), ...daysOf(200, 20), ...daysOf(300, 10)])!(40)!.seconds).toBe(200);
});

it('The line uses only pairs of different loads, and may neither fall nor end below a second', () => {
  const expectedAt = (points: readonly (readonly [load: number, seconds: number])[], dueLoad: number) =>
    timePerDay(points.map(([load, seconds]) => ({ load, seconds })))!(dueLoad)!.seconds;
  const twoLoads = [100, 200, 300, 400].flatMap((each) => [[10, each] as const, [20, each + 400] as const]);
  // Between the two loads the median slope is 40, with a line through 650 seconds for a load of 20.
  expect(
    expectedAt(
      twoLoads.toSorted(([one], [other]) => one - other),
      20,
    ),
  ).toBe(650);
  const falling = [10, 11, 12, 13, 14, 15, 16, 17].map((load) => [load, 200 - 10 * load] as const);
  // Without a slope, the median of the times.
  expect(expectedAt(falling, 10)).toBe(65);
  const steep = [60, 61, 62, 63, 64, 65, 66, 67].map((load) => [load, 10 * load - 500] as const);
  expect(expectedAt(steep, 60)).toBe(100);
  expect(expectedAt(steep, 40)).toBe(1);
});
