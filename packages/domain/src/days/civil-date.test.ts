import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  addDays,
  daysBetween,
  fromEpochDay,
  isCivilDate,
  laterOf,
  startOfWeek,
  toEpochDay,
  weekdayOf,
  weekdayOfEpochDay,
} from './civil-date';

describe('A civil date', () => {
  test('is converted to a day number since 1970 and back, with the results of Date', () => {
    const [firstDay, lastDay] = ['0000-01-01', '9999-12-31'].map((date) => Date.parse(date) / 86_400_000);
    fc.assert(
      fc.property(fc.integer({ min: firstDay!, max: lastDay! }), (epochDay) => {
        const date = new Date(epochDay * 86_400_000).toISOString().slice(0, 10);
        expect(fromEpochDay(epochDay)).toBe(date);
        expect(toEpochDay(date)).toBe(epochDay);
        expect(weekdayOfEpochDay(epochDay)).toBe(new Date(epochDay * 86_400_000).getUTCDay());
      }),
      { seed: 1, numRuns: 2_000 },
    );
  });

  test('has a leap day in 2000 and 2024, not in 1900 and 2025', () => {
    expect(addDays('2000-02-28', 1)).toBe('2000-02-29');
    expect(addDays('2024-02-28', 1)).toBe('2024-02-29');
    expect(addDays('1900-02-28', 1)).toBe('1900-03-01');
    expect(addDays('2025-03-01', -1)).toBe('2025-02-28');
    expect(daysBetween('2024-12-31', '2025-03-01')).toBe(60);
    expect(daysBetween('2025-03-01', '2025-02-28')).toBe(-1);
  });

  test('is distinguished from text that only looks like one', () => {
    for (const date of ['2024-02-29', '2025-12-31']) expect(isCivilDate(date)).toBe(true);
    for (const text of [
      '2025-02-29',
      '2025-13-01',
      '2025-00-10',
      '2025-1-1',
      'x2025-01-01',
      '2025-01-01T',
      '',
    ]) {
      expect(isCivilDate(text)).toBe(false);
    }
  });

  test('belongs to a week that begins on Sunday', () => {
    expect(weekdayOf('2025-01-05')).toBe(0);
    expect(weekdayOf('2025-01-11')).toBe(6);
    expect(startOfWeek('2025-01-11')).toBe('2025-01-05');
    expect(startOfWeek('2025-01-05')).toBe('2025-01-05');
  });

  test('can be compared with another for the later one', () => {
    expect(laterOf('2025-01-05', '2025-01-04')).toBe('2025-01-05');
    expect(laterOf('2025-01-04', '2025-01-05')).toBe('2025-01-05');
  });
});
