import { describe, expect, it } from 'vitest';
import { hasDatesIn, monthAfter, readMonth, sameDayIn, weeksOf, writeMonth } from './months';

describe('The dates of a month', () => {
  it('are grouped in weeks that begin on Sunday', () => {
    const weeks = weeksOf({ year: 2025, month: 11 });
    expect(weeks).toHaveLength(6);
    expect(weeks[0]).toEqual([...Array(6).fill(undefined), '2025-11-01']);
    expect(weeks[1]?.[0]).toBe('2025-11-02');
    expect(weeks[5]).toEqual(['2025-11-30', ...Array(6).fill(undefined)]);
  });

  it('fill exactly four weeks if February begins on a Sunday, and include the leap day', () => {
    expect(weeksOf({ year: 2026, month: 2 })).toHaveLength(4);
    expect(weeksOf({ year: 2028, month: 2 }).flat().filter(Boolean)).toHaveLength(29);
  });
});

describe('A month', () => {
  const november = { year: 2026, month: 11 };
  const december = { year: 2026, month: 12 };

  it('has dates of a run that touches it', () => {
    const run = { firstDate: '2026-10-20', lastDate: '2026-11-01' };
    expect(hasDatesIn(run, november, '2026-11-01')).toBe(true);
    expect(hasDatesIn(run, december, '2026-11-01')).toBe(false);
  });

  it('has no dates of a run that opens tomorrow, or that was closed before it opened', () => {
    const runFromTomorrow = { firstDate: '2026-12-01', lastDate: '2026-12-01' };
    expect(hasDatesIn(runFromTomorrow, december, '2026-11-30')).toBe(false);
    expect(hasDatesIn(runFromTomorrow, december, '2026-12-01')).toBe(true);
    const closedRun = { firstDate: '2026-11-16', lastDate: '2026-11-15' };
    expect(hasDatesIn(closedRun, november, '2026-11-20')).toBe(false);
  });
});

describe('A sequence of months', () => {
  it('continues across the turn of the year', () => {
    expect(monthAfter({ year: 2025, month: 12 }, 1)).toEqual({ year: 2026, month: 1 });
    expect(monthAfter({ year: 2026, month: 1 }, -1)).toEqual({ year: 2025, month: 12 });
  });

  it('keeps the day of the month, or takes the last one', () => {
    expect(sameDayIn({ year: 2026, month: 3 }, '2026-01-15')).toBe('2026-03-15');
    expect(sameDayIn({ year: 2026, month: 2 }, '2026-01-31')).toBe('2026-02-28');
  });

  it('ends where the calendar does', () => {
    expect(monthAfter({ year: 2000, month: 1 }, -1)).toBeUndefined();
    expect(monthAfter({ year: 2100, month: 12 }, 1)).toBeUndefined();
  });

  it.each([null, '', '2026', '2026-13', '2026-0', '1999-12', '2101-01', 'x', '2026-03-01'])(
    'ignores an invalid month in the address: %s',
    (text) => {
      expect(readMonth(text)).toBeUndefined();
    },
  );

  it('is written to the address as it is read', () => {
    expect(readMonth(writeMonth({ year: 2026, month: 3 }))).toEqual({ year: 2026, month: 3 });
  });
});
