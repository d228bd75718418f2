import { describe, expect, it } from 'vitest';
import { addDays, daysBetween, weekdayOf } from '../../days/civil-date';
import { Rhythm } from '../rhythm';
import { datesMissing } from '../testing/certain-dates';
import { driftOf, forecastOf, shortestRange, simulatePaths } from './forecast';
import type { RunAhead } from './run-ahead';

const firstDate = '2026-03-01';

/** A run with these dates so far: `c` completed, `m` not. */
function runAfter(dates: string, changes: Partial<RunAhead> = {}): RunAhead {
  const dueDates = [...dates].map((mark, index) => ({
    date: addDays(firstDate, index),
    completed: mark === 'c',
  }));
  const from = addDays(firstDate, dueDates.length);
  const daysLeft = 100 - dueDates.filter(({ completed }) => completed).length;
  return {
    // Any instant. It is the seed of the random numbers.
    openedAt: 7,
    today: from,
    from,
    dueDates,
    datesOfRun: dueDates.length,
    daysLeft,
    offWeekdays: [],
    offFrom: from,
    offUntil: null,
    ...changes,
  };
}

function dateForecastOf(run: RunAhead) {
  const forecast = forecastOf(run);
  if (forecast.kind !== 'date') throw new Error(`The forecast is ${forecast.kind}`);
  return forecast;
}

describe('The forecast finish of a run', () => {
  it('is missing before two weeks of the run', () => {
    expect(forecastOf(runAfter('c'.repeat(13)))).toEqual({ kind: 'tooEarly' });
    expect(forecastOf(runAfter('c'.repeat(14), { datesOfRun: 5 }))).toEqual({ kind: 'tooEarly' });
    expect(forecastOf(runAfter('c'.repeat(14))).kind).toBe('date');
  });

  it('is the same whenever it is computed on that date', () => {
    expect(forecastOf(runAfter('ccmccccccmcccc'))).toEqual(forecastOf(runAfter('ccmccccccmcccc')));
  });

  it('is not before the remaining days can be done, and the median lies in the range', () => {
    const run = runAfter('cccccccccccccccccccc');
    const { hundred, middle, range } = dateForecastOf(run);
    expect(daysBetween(run.from, hundred[0]!)).toBeGreaterThanOrEqual(run.daysLeft - 1);
    expect(hundred).toEqual([...hundred].sort());
    expect(range.from <= middle && middle <= range.to).toBe(true);
    // The range has 80 % of all paths. Of the hundred, which are quantiles, one fewer may lie in it.
    expect(hundred.filter((date) => range.from <= date && date <= range.to).length).toBeGreaterThanOrEqual(
      79,
    );
  });

  it('avoids weekdays that are off, and is later with more of them', () => {
    const run = runAfter('cccccccccccccccccccccccccccc');
    const off = dateForecastOf({ ...run, offWeekdays: [0, 6] });
    expect(off.hundred.map(weekdayOf)).not.toContain(0);
    expect(off.hundred.map(weekdayOf)).not.toContain(6);
    expect(off.middle > dateForecastOf(run).middle).toBe(true);
  });

  it('is more than a year away for one day a week', () => {
    expect(forecastOf(runAfter('cmmmmmmcmmmmmmcmmmmmmcmmmmmm')).kind).toBe('overAYear');
  });

  it('is missing while the rhythm changes', () => {
    const dates = `${'c'.repeat(28)}${'cm'.repeat(7)}`;
    expect(forecastOf(runAfter(dates))).toEqual({ kind: 'changing', lately: 0.5, before: 1 });
  });

  it('gives a person without misses a better chance of a clean fortnight', () => {
    const [steady, unsteady] = [
      dateForecastOf(runAfter('c'.repeat(30))),
      dateForecastOf(runAfter('ccm'.repeat(10))),
    ];
    expect(steady.cleanFortnight).toBeGreaterThan(unsteady.cleanFortnight);
    expect(steady.cleanWeek).toBeGreaterThanOrEqual(steady.cleanFortnight);
  });
});

it('The shortest range with a share begins where most values are', () => {
  expect(shortestRange([1, 1, 1, 1, 2, 3, 5, 8, 13, 21], 0.8)).toEqual({ from: 1, to: 8 });
  expect(shortestRange([0, 5, 6, 7, 8], 0.8)).toEqual({ from: 5, to: 8 });
  expect(shortestRange([0, 1, 2, 3, 4], 0.8)).toEqual({ from: 0, to: 3 });
});

describe('The simulated paths', () => {
  /** A Monday. */
  const from = '2026-03-02';
  const pathCount = 20;
  /** The paths of a person who misses these weekdays and no others; 0 is Sunday. */
  const pathsOf = (misses: readonly number[], changes: Partial<RunAhead> = {}) =>
    simulatePaths(
      { ...runAfter(''), today: from, from, dueDates: datesMissing(misses, from), ...changes },
      pathCount,
    );
  /** The ends of all paths, in dates after the first. */
  const endsOf = (...pathArguments: Parameters<typeof pathsOf>) => [
    ...new Set(pathsOf(...pathArguments).offsets),
  ];
  const everyDay = [0, 1, 2, 3, 4, 5, 6];

  it('end on the date of the last day, or beyond the horizon', () => {
    expect(endsOf([], { daysLeft: 1 })).toEqual([0]);
    expect(endsOf([], { daysLeft: 30 })).toEqual([29]);
    // The horizon is 400 dates after the first; 401 stands for every later end.
    expect(endsOf([], { daysLeft: 401 })).toEqual([400]);
    expect(endsOf([], { daysLeft: 402 })).toEqual([401]);
    expect(endsOf([], { daysLeft: 8, offWeekdays: [1, 3] })).toEqual([11]);
    // Monday and Tuesday, Thursday to Monday, then the second Tuesday.
    expect(endsOf([3], { daysLeft: 8 })).toEqual([8]);
    expect(endsOf([], { offWeekdays: everyDay })).toEqual([401]);
    // Off until Wednesday the 4th, or until the day before.
    expect(endsOf([], { daysLeft: 8, offWeekdays: [1, 3], offUntil: '2026-03-04' })).toEqual([9]);
    expect(endsOf([], { daysLeft: 8, offWeekdays: [1, 3], offUntil: '2026-03-03' })).toEqual([8]);
  });

  it('are clean if no due date is missed', () => {
    const clean = (...pathArguments: Parameters<typeof pathsOf>) => {
      const { cleanWeek, cleanFortnight } = pathsOf(...pathArguments);
      return [cleanWeek, cleanFortnight];
    };
    expect(clean([])).toEqual([1, 1]);
    expect(clean([3])).toEqual([0, 0]);
    expect(clean([3], { daysLeft: 2 })).toEqual([1, 1]);
    expect(clean([], { offWeekdays: [3] })).toEqual([1, 1]);
  });

  it('are clean for 7 and for 14 dates as often as the rhythm says', () => {
    const run = { ...runAfter('cccmccccccmccccccccc'), daysLeft: 40 };
    const { cleanWeek, cleanFortnight } = simulatePaths(run, 20_000);
    const rhythm = Rhythm.of(run.dueDates, run.from);
    const chances = Array.from({ length: 14 }, (_, offset) => {
      const weekday = weekdayOf(addDays(run.from, offset));
      const chance = rhythm.chanceOn(weekday);
      rhythm.add(weekday, true);
      return chance;
    });
    const chanceOfAll = (dates: number) =>
      chances.slice(0, dates).reduce((product, chance) => product * chance, 1);
    expect(Math.abs(cleanWeek - chanceOfAll(7))).toBeLessThan(0.01);
    expect(Math.abs(cleanFortnight - chanceOfAll(14))).toBeLessThan(0.01);
  });

  it('give the forecast: a hundred of them, the median, and the shortest range with eighty', () => {
    const run = runAfter('cccmccccccmccccccccc');
    const { offsets, cleanWeek, cleanFortnight } = simulatePaths(run, 100);
    const { from: soonest, to: latest } = shortestRange(offsets, 0.8);
    expect(forecastOf(run, 100)).toEqual({
      kind: 'date',
      middle: addDays(run.from, offsets[50]!),
      range: { from: addDays(run.from, soonest), to: addDays(run.from, latest) },
      hundred: offsets.map((offset) => addDays(run.from, offset)),
      cleanWeek,
      cleanFortnight,
    });
  });

  it('are reported up to the horizon', () => {
    const forecast = (daysLeft: number, dueDates: RunAhead['dueDates']) =>
      forecastOf({ ...runAfter(''), datesOfRun: 14, from, dueDates, daysLeft }, 100);
    const datesWithoutMiss = datesMissing([], from);
    expect(forecast(402, datesWithoutMiss).kind).toBe('overAYear');
    // After fewer dates a miss is likelier, so some paths end beyond the horizon. They are reported as its end.
    const fewerDates = datesWithoutMiss.slice(0, 200);
    const forecastAtHorizon = forecast(401, fewerDates);
    const { offsets } = simulatePaths({ ...runAfter(''), from, dueDates: fewerDates, daysLeft: 401 }, 100);
    expect(offsets.at(-1)).toBe(401);
    expect(forecastAtHorizon.kind === 'date' && new Set(forecastAtHorizon.hundred)).toEqual(
      new Set([addDays(from, 400)]),
    );
  });
});

describe('The rhythm changes', () => {
  const drift = (dates: string) => driftOf(runAfter(dates).dueDates);
  const [fourWeeks, twoWeeks] = ['c'.repeat(28), 'c'.repeat(14)];
  it.each([
    ['with a quarter more or less', `${'mccc'.repeat(7)}${twoWeeks}`, { lately: 1, before: 0.75 }],
    ['not with less than that', `${'mccc'.repeat(6)}cccc${twoWeeks}`, null],
    ['downwards too', `${fourWeeks}${'cm'.repeat(7)}`, { lately: 0.5, before: 1 }],
    ['only against 28 dates', `${fourWeeks.slice(1)}${'cm'.repeat(7)}`, null],
    ['whatever came before them', `${'m'.repeat(20)}${fourWeeks}${twoWeeks}`, null],
  ])('%s: %s', (_what, dates, expected) => {
    expect(drift(dates)).toEqual(expected);
  });
});
