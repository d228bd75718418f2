import { describe, expect, it } from 'vitest';
import { addDays, daysBetween, weekdayOf } from '../days/civil-date';
import { forecastOf, type RunAhead, shortestRange } from './forecast';

const first = '2026-03-01';

/** A run whose dates went so far like this: `c` completed, `m` not. */
function runAfter(dates: string, more: Partial<RunAhead> = {}): RunAhead {
  const asked = [...dates].map((mark, index) => ({ date: addDays(first, index), completed: mark === 'c' }));
  const from = addDays(first, asked.length);
  const daysLeft = 100 - asked.filter(({ completed }) => completed).length;
  return {
    openedAt: 7,
    today: from,
    from,
    asked,
    datesOfRun: asked.length,
    daysLeft,
    offWeekdays: [],
    ...more,
  };
}

function dated(run: RunAhead) {
  const forecast = forecastOf(run);
  if (forecast.kind !== 'date') throw new Error(`It says ${forecast.kind}`);
  return forecast;
}

describe('the finish of a run', () => {
  it('is not foretold before two weeks of it', () => {
    expect(forecastOf(runAfter('c'.repeat(13)))).toEqual({ kind: 'tooEarly' });
    expect(forecastOf(runAfter('c'.repeat(14), { datesOfRun: 5 }))).toEqual({ kind: 'tooEarly' });
    expect(forecastOf(runAfter('c'.repeat(14))).kind).toBe('date');
  });

  it('is the same whenever it is worked out on that date', () => {
    expect(forecastOf(runAfter('ccmccccccmcccc'))).toEqual(forecastOf(runAfter('ccmccccccmcccc')));
  });

  it('is never before the days left can be done, and the middle lies in the range', () => {
    const run = runAfter('cccccccccccccccccccc');
    const { hundred, middle, range } = dated(run);
    expect(daysBetween(run.from, hundred[0]!)).toBeGreaterThanOrEqual(run.daysLeft - 1);
    expect(hundred).toEqual([...hundred].sort());
    expect(range.from <= middle && middle <= range.to).toBe(true);
    expect(hundred.filter((date) => range.from <= date && date <= range.to).length).toBeGreaterThanOrEqual(
      79,
    );
  });

  it('falls on no weekday that is off, and later with more of them', () => {
    const run = runAfter('cccccccccccccccccccccccccccc');
    const off = dated({ ...run, offWeekdays: [0, 6] });
    expect(off.hundred.map(weekdayOf)).not.toContain(0);
    expect(off.hundred.map(weekdayOf)).not.toContain(6);
    expect(off.middle > dated(run).middle).toBe(true);
  });

  it('is more than a year away for who does a day a week', () => {
    expect(forecastOf(runAfter('cmmmmmmcmmmmmmcmmmmmmcmmmmmm')).kind).toBe('overAYear');
  });

  it('would be a guess while the rhythm changes', () => {
    const dates = `${'c'.repeat(28)}${'cm'.repeat(7)}`;
    expect(forecastOf(runAfter(dates))).toEqual({ kind: 'changing', lately: 0.5, before: 1 });
  });

  it('gives who never missed a better chance of a clean fortnight than who often does', () => {
    const [steady, unsteady] = [dated(runAfter('c'.repeat(30))), dated(runAfter('ccm'.repeat(10)))];
    expect(steady.cleanFortnight).toBeGreaterThan(unsteady.cleanFortnight);
    expect(steady.cleanWeek).toBeGreaterThanOrEqual(steady.cleanFortnight);
  });
});

it('the shortest row that holds a share begins where most are', () => {
  expect(shortestRange([1, 1, 1, 1, 2, 3, 5, 8, 13, 21], 0.8)).toEqual({ from: 1, to: 8 });
  expect(shortestRange([0, 5, 6, 7, 8], 0.8)).toEqual({ from: 5, to: 8 });
});
