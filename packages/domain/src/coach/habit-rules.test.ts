import { describe, expect, it } from 'vitest';
import { lateEvenings, missesAfterLate, weakWeekday } from './habit-rules';
import { completedAtTime, inputFromLetters } from './testing/input-from-letters';
import { isClearlyBelow } from './wilson';

// Letters of `historyFromLetters`: `c` complete, `p` push-ups only, `m` missed, `r` rested, `a` covered, `w` weekday off,
// `o` open, `-` no record. The last one is today.

describe('A weak weekday', () => {
  /** Weeks in which each weekday, Sunday first, is completed so many times and then missed. */
  const weeks = (count: number, completed: readonly number[]) =>
    Array.from({ length: 7 * count }, (_, index) =>
      Math.floor(index / 7) < (completed[index % 7] ?? count) ? 'c' : 'm',
    ).join('');

  it('is completed less than six times in ten', () => {
    expect(weakWeekday(inputFromLetters(`${weeks(16, [16, 16, 9])}o`))).toEqual({
      weekday: 2,
      on: { due: 16, completed: 9 },
      others: { due: 96, completed: 96 },
    });
    expect(weakWeekday(inputFromLetters(`${weeks(16, [16, 16, 10])}o`))).toBeNull();
  });

  it('is the weaker of two', () => {
    expect(weakWeekday(inputFromLetters(weeks(16, [16, 4, 16, 16, 2])))?.weekday).toBe(4);
    expect(weakWeekday(inputFromLetters(weeks(16, [16, 2, 16, 16, 4])))?.weekday).toBe(1);
  });

  it('is found within the last 180 dates', () => {
    expect(weakWeekday(inputFromLetters(`${weeks(20, [16, 16, 2])}${'c'.repeat(180)}`))).toBeNull();
    expect(weakWeekday(inputFromLetters(`${weeks(30, [])}${weeks(25, [25, 25, 2])}`))?.weekday).toBe(2);
  });
});

describe('Late evenings', () => {
  /** Ten times: a late day and a miss, then an early day and another completed one. */
  const evenings = (late: string, early: string, letters = 'cmcc') =>
    lateEvenings(
      inputFromLetters(letters.repeat(10), (index) =>
        completedAtTime(index, index % letters.length === 0 ? late : early),
      ),
    );
  /** The last date is an early day with no date after it, so of 20 early days 19 count. */
  const found = { afterLate: { due: 10, completed: 0 }, afterEarly: { due: 19, completed: 19 } };

  it.each([
    ['20:00', '19:59'],
    ['23:59', '12:00'],
    ['01:59', '02:00'],
  ])('begin at 20:00 and end at 02:00: %s is late, %s is not', (late, early) => {
    expect(evenings(late, early)).toEqual(found);
  });

  it('do not include days finished before 20:00, nor from 02:00 on', () => {
    expect(evenings('19:59', '12:00')).toBeNull();
    expect(evenings('02:00', '12:00')).toBeNull();
  });

  it('affect the next date that is due, across rest days', () => {
    expect(evenings('21:00', '09:00', 'crmcc')).toEqual(found);
  });

  it('are judged in the zone of that day', () => {
    // In Tokyo these are 21:00 and 12:00.
    const input = inputFromLetters('cmcc'.repeat(10), (index) =>
      completedAtTime(index, index % 4 === 0 ? '12:00' : '03:00'),
    );
    expect(lateEvenings({ ...input, zones: [{ at: 0, timezone: 'Asia/Tokyo' }] })).toEqual(found);
  });

  it('are those on which the last exercise was late, whichever it was', () => {
    const input = inputFromLetters('cmcc'.repeat(10), (index) => {
      const { exercises: early } = completedAtTime(index, '09:00');
      const { exercises: late } = completedAtTime(index, '21:00');
      return { exercises: index % 4 === 0 ? { ...early!, situps: late!.situps } : early! };
    });
    expect(lateEvenings(input)).toEqual(found);
  });

  it('are reported only if the next date fails twice as often', () => {
    // `l` is done late, `e` early. After 20 late days 18 are missed, after 40 early ones 20.
    const days = `${'lm'.repeat(18)}${'em'.repeat(19)}lle${'e'.repeat(20)}m`;
    const input = inputFromLetters(days.replaceAll(/[le]/g, 'c'), (index) =>
      completedAtTime(index, days[index] === 'l' ? '21:00' : '09:00'),
    );
    expect(isClearlyBelow({ due: 20, completed: 2 }, { due: 40, completed: 20 })).toBe(true);
    // With a later today, the last date counts as missed.
    expect(lateEvenings({ ...input, history: { ...input.history, today: '2026-01-01' } })).toBeNull();
  });

  it('are looked for in 180 dates, and not on dates outside of every run', () => {
    const late = (index: number) => completedAtTime(index, index % 4 === 0 ? '21:00' : '09:00');
    const letters = 'cmcc'.repeat(10);
    expect(lateEvenings(inputFromLetters(`${letters}${'c'.repeat(180)}`, late))).toBeNull();
    expect(lateEvenings(inputFromLetters(letters, (index) => ({ ...late(index), run: null })))).toBeNull();
  });
});

describe('Misses after late days', () => {
  /** Ten days at 8, then misses, each after a day at the next of these times. */
  const missesAfter = (...times: string[]) =>
    missesAfterLate(
      inputFromLetters(`${'c'.repeat(10)}${'cmc'.repeat(times.length)}`, (index) =>
        completedAtTime(index, index >= 10 && (index - 10) % 3 === 0 ? times[(index - 10) / 3]! : '08:00'),
      ),
    );

  it('are reported if three of the last four came two hours later than usual', () => {
    expect(missesAfter('10:00', '10:00', '10:00', '10:00')).toEqual({
      misses: 4,
      afterLate: 4,
      usualHour: 8,
    });
    expect(missesAfter('09:59', '10:00', '10:00', '10:00')).toMatchObject({ afterLate: 3 });
    expect(missesAfter('10:00', '10:00', '10:00', '09:59')).toMatchObject({ afterLate: 3 });
    expect(missesAfter('09:59', '10:00', '10:00', '09:59')).toBeNull();
    expect(missesAfter('10:00', '10:00', '10:00')).toBeNull();
  });

  it('include misses after days that were finished past midnight', () => {
    const pastMidnight = (index: number) => completedAtTime(index + 1, '00:30');
    const isLate = (index: number) => index >= 10 && (index - 10) % 3 === 0;
    const input = inputFromLetters(`${'c'.repeat(10)}${'cmc'.repeat(4)}`, (index) =>
      isLate(index) ? pastMidnight(index) : completedAtTime(index, '20:00'),
    );
    expect(missesAfterLate(input)).toEqual({ misses: 4, afterLate: 4, usualHour: 20 });
  });

  it('leave earlier misses out', () => {
    expect(missesAfter('08:00', '08:00', '12:00', '12:00', '12:00', '12:00')).toMatchObject({
      misses: 4,
      afterLate: 4,
    });
    expect(missesAfter('12:00', '12:00', '12:00', '12:00', '08:00', '08:00')).toBeNull();
  });

  it('count the first date of each gap, and use the median hour', () => {
    const letters = 'ccccccmmccmmccmmcmmc';
    const isBeforeGap = (index: number) => letters.startsWith('mm', index + 1);
    const input = inputFromLetters(letters, (index) =>
      completedAtTime(index, isBeforeGap(index) ? '21:00' : '06:30'),
    );
    expect(missesAfterLate(input)).toEqual({ misses: 4, afterLate: 4, usualHour: 6.5 });
  });
});
