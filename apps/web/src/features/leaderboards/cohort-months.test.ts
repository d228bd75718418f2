import { describe, expect, it } from 'vitest';
import { monthBeside, monthToShowFirst, otherMonth, readMonth } from './cohort-months';

describe('The month beside', () => {
  it.each([
    ['2026-11', 1, '2026-12'],
    ['2026-12', 1, '2027-01'],
    ['2026-01', -1, '2025-12'],
    ['2026-10', -1, '2026-09'],
  ] as const)('%s in the direction %i is %s', (month, step, expected) => {
    expect(monthBeside(month, step)).toBe(expected);
  });
});

describe('My Cohort', () => {
  const months = {
    percentile: 1,
    currentMonth: '2026-11',
    startingMonth: '2026-09',
    firstMonth: '2026-01',
  };

  it('opens on the person’s own month', () => {
    expect(monthToShowFirst(months)).toBe('2026-09');
    expect(monthToShowFirst({ ...months, startingMonth: null })).toBe('2026-11');
  });

  it('offers the present month beside the person’s own, and their own beside any other', () => {
    expect(otherMonth('2026-09', months)).toEqual({ month: '2026-11', kind: 'currentMonth' });
    expect(otherMonth('2026-10', months)).toEqual({ month: '2026-09', kind: 'startingMonth' });
    expect(otherMonth('2026-11', months)).toEqual({ month: '2026-09', kind: 'startingMonth' });
  });

  it('offers nothing if both are the month shown', () => {
    expect(otherMonth('2026-11', { ...months, startingMonth: '2026-11' })).toBeUndefined();
    expect(otherMonth('2026-11', { ...months, startingMonth: null })).toBeUndefined();
  });
});

describe('A month in an address', () => {
  it.each([
    ['2026-11', '2026-11'],
    ['2026-13', undefined],
    ['1999-01', undefined],
    ['june', undefined],
    [null, undefined],
  ])('%s is read as %s', (parameter, expected) => {
    expect(readMonth(parameter)).toBe(expected);
  });
});
