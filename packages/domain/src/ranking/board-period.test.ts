import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, daysBetween, weekdayOf } from '../days/civil-date';
import { cohortOf, periodKey, periodsOf } from './board-period';

describe('This Week', () => {
  it.each([
    ['2026-11-15', '2026-11-15', 'a Sunday begins its week'],
    ['2026-11-14', '2026-11-08', 'a Saturday ends it'],
    ['2026-01-01', '2025-12-28', 'across the new year'],
    ['2024-03-01', '2024-02-25', 'across a leap day'],
  ])('of %s began on %s (%s)', (date, sunday) => {
    expect(periodKey('week', date)).toBe(sunday);
  });
});

describe('Every date', () => {
  const date = fc.integer({ min: 0, max: 36_525 }).map((days) => addDays('2000-01-01', days));

  it('counts for all time, for the week of its Sunday, and for its month', () => {
    fc.assert(
      fc.property(date, (today) => {
        const [all, week = '', month] = periodsOf(today);
        expect(all).toBe('all');
        expect(weekdayOf(week)).toBe(0);
        const daysSinceSunday = daysBetween(week, today);
        expect(daysSinceSunday >= 0 && daysSinceSunday < 7).toBe(true);
        expect(month).toBe(today.slice(0, 7));
        expect(cohortOf(today)).toBe(month);
      }),
    );
  });
});
