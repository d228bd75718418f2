import { describe, expect, it } from 'vitest';
import { addDays } from '../days/civil-date';
import { seededRandom } from './ahead/seeded-random';
import { Rhythm } from './rhythm';

it("Every path starts from the person's rhythm, independent of the previous path", () => {
  const dueDates = [true, true, false, true, false].map((completed, index) => ({
    date: addDays('2026-03-01', index),
    completed,
  }));
  const person = Rhythm.of(dueDates, '2026-03-06');
  const chances = (rhythm: Rhythm) =>
    [0, 1, 2, 3, 4, 5, 6].flatMap((weekday) => [rhythm.chanceOn(weekday), rhythm.chanceAfterDone(weekday)]);
  const chancesOfPerson = chances(person);
  const ahead = new Rhythm();
  for (const outcome of [true, false]) {
    ahead.copyFrom(person);
    expect(chances(ahead)).toEqual(chancesOfPerson);
    ahead.add(5, outcome);
    ahead.add(6, true);
  }
  expect(chances(person)).toEqual(chancesOfPerson);
});

describe('The chance of the next date', () => {
  const [monday, tuesday] = [1, 2];
  const chances = (rhythm: Rhythm) => [rhythm.chanceOn(monday), rhythm.chanceAfterDone(monday)];

  it('is three in four without any data', () => {
    expect(chances(new Rhythm())).toEqual([0.75, 0.75]);
  });

  it('is drawn towards the rate of all weekdays with a weight of six dates', () => {
    const rhythm = new Rhythm();
    rhythm.add(monday, true);
    // Three in four without data count like four dates, so one more completed date makes four of five.
    expect(rhythm.chanceOn(tuesday)).toBeCloseTo(4 / 5);
    expect(rhythm.chanceOn(monday)).toBeCloseTo((6 * (4 / 5) + 1) / 7);
  });

  it('is six tenths of that after a miss, with a weight of four such dates', () => {
    const rhythm = new Rhythm();
    rhythm.add(monday, false);
    expect(rhythm.chanceAfterDone(tuesday)).toBeCloseTo(3 / 5);
    expect(rhythm.chanceAfterDone(monday)).toBeCloseTo((6 * (3 / 5)) / 7);
    expect(rhythm.chanceOn(tuesday)).toBeCloseTo(0.6 * (3 / 5));
    // A date after a miss says nothing about its weekday, nor about all of them.
    rhythm.add(tuesday, true);
    expect(rhythm.chanceOn(tuesday)).toBeCloseTo(3 / 5);
    rhythm.add(tuesday, false);
    expect(rhythm.chanceOn(monday)).toBeCloseTo((4 * 0.6 * (3 / 6) + 1) / 5);
    rhythm.add(monday, false);
    expect(rhythm.chanceOn(monday)).toBeCloseTo((4 * 0.6 * (3 / 6) + 1) / 6);
  });

  it('weighs a date of four weeks ago half, and one of more than 180 days not at all', () => {
    // 17 November 2026 is a Tuesday.
    const chanceWithDate = (daysAgo: number) =>
      Rhythm.of([{ date: addDays('2026-11-17', -daysAgo), completed: true }], '2026-11-17').chanceOn(0);
    expect(chanceWithDate(0)).toBeCloseTo(4 / 5);
    // A date of yesterday weighs 0.5 ** (1 / 28), which is 0.97555.
    expect(chanceWithDate(1)).toBeCloseTo(3.97555 / 4.97555, 9);
    expect(chanceWithDate(28)).toBeCloseTo(3.5 / 4.5, 4);
    expect(chanceWithDate(180)).toBeGreaterThan(0.75);
    expect(chanceWithDate(181)).toBe(0.75);
  });
});

it('Random numbers are the same on every machine', () => {
  const random = seededRandom(1);
  // The values of mulberry32.
  expect([random(), random(), random()]).toEqual([
    0.6270739405881613, 0.002735721180215478, 0.5274470399599522,
  ]);
});
