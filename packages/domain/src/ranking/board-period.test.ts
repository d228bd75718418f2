import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, daysBetween, weekdayOf } from '../days/civil-date';
import { boardPeriod, cohortOf } from './board-period';

describe('This Week', () => {
  it.each([
    ['2026-11-15', '2026-11-15', '2026-11-21', 'a Sunday begins its week'],
    ['2026-11-14', '2026-11-08', '2026-11-14', 'a Saturday ends it'],
    ['2026-01-01', '2025-12-28', '2026-01-03', 'across the new year'],
    ['2024-03-01', '2024-02-25', '2024-03-02', 'across a leap day'],
  ])('of %s is %s to %s (%s)', (today, from, to) => {
    expect(boardPeriod('week', today)).toEqual({ from, to });
  });
});

describe('This Month', () => {
  it.each([
    ['2026-11-15', '2026-11-01', '2026-11-30'],
    ['2026-01-31', '2026-01-01', '2026-01-31'],
    ['2026-12-01', '2026-12-01', '2026-12-31'],
    ['2024-02-29', '2024-02-01', '2024-02-29'],
    ['2026-02-01', '2026-02-01', '2026-02-28'],
  ])('of %s is %s to %s', (today, from, to) => {
    expect(boardPeriod('month', today)).toEqual({ from, to });
  });
});

describe('All Time', () => {
  it('has no bounds', () => {
    expect(boardPeriod('all', '2026-11-15')).toBeNull();
  });
});

describe('every date', () => {
  const date = fc.integer({ min: 0, max: 36_525 }).map((days) => addDays('2000-01-01', days));

  it('lies in its own week, seven days from a Sunday, and in its own month', () => {
    fc.assert(
      fc.property(date, (today) => {
        const week = boardPeriod('week', today);
        expect(week && week.from <= today && today <= week.to).toBe(true);
        expect(weekdayOf(week?.from ?? '')).toBe(0);
        expect(daysBetween(week?.from ?? '', week?.to ?? '')).toBe(6);
        const month = boardPeriod('month', today);
        expect(month && month.from <= today && today <= month.to).toBe(true);
        expect(addDays(month?.to ?? '', 1).slice(8)).toBe('01');
        expect(cohortOf(today)).toBe(month?.from.slice(0, 7));
      }),
    );
  });
});
