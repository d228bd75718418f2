import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { intlTimeIn } from './testing/intl-time';
import { isZone, localDateIn, localTimeIn } from './zones';

/** How far the clock of a zone is ahead of UTC, in milliseconds. */
function offsetAt(zone: string, instant: number): number {
  const { date, hour, minute } = localTimeIn(zone, instant);
  return Date.parse(date) + hour * 3_600_000 + minute * 60_000 - Math.floor(instant / 60_000) * 60_000;
}

/** The first instant with another offset, found by halving the time in which the clock changes once. */
function clockChangeBetween(zone: string, from: number, to: number): number {
  let [before, after] = [from, to];
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2);
    if (offsetAt(zone, middle) === offsetAt(zone, from)) before = middle;
    else after = middle;
  }
  return after;
}

describe('Local time', () => {
  test('equals that of Intl, in every zone and around every clock change', () => {
    const instants = fc.array(fc.integer({ min: Date.UTC(2000, 0, 1), max: Date.UTC(2045, 0, 1) }), {
      minLength: 6,
      maxLength: 6,
    });
    for (const zone of Intl.supportedValuesOf('timeZone')) {
      const intlTime = intlTimeIn(zone);
      for (const instant of fc.sample(instants, { numRuns: 1, seed: 1 }).flat()) {
        expect([zone, localTimeIn(zone, instant)]).toEqual([zone, intlTime(instant)]);
      }
    }
  }, 30_000);

  test('follows the clock through a night that is an hour short', () => {
    const beforeChange = Date.UTC(2025, 2, 30, 0, 30);
    expect(localTimeIn('Europe/Paris', beforeChange)).toEqual({ date: '2025-03-30', hour: 1, minute: 30 });
    expect(localTimeIn('Europe/Paris', beforeChange + 3_600_000)).toEqual({
      date: '2025-03-30',
      hour: 3,
      minute: 30,
    });
  });

  test('supports clock changes at odd minutes and zones that skip a date', () => {
    expect(localTimeIn('Asia/Kathmandu', Date.UTC(2025, 0, 1, 18, 15)).minute).toBe(0);
    expect(localDateIn('Pacific/Apia', Date.UTC(2011, 11, 30, 9, 59))).toBe('2011-12-29');
    expect(localDateIn('Pacific/Apia', Date.UTC(2011, 11, 30, 10, 0))).toBe('2011-12-31');
  });

  test('starts dates, and changes clocks, at whole quarters of an hour in every zone', () => {
    const [quarter, week] = [900_000, 7 * 86_400_000];
    const begin = Date.UTC(2026, 0, 1);
    for (const zone of Intl.supportedValuesOf('timeZone')) {
      for (let instant = begin; instant < begin + 52 * week; instant += week) {
        expect([zone, offsetAt(zone, instant) % quarter === 0]).toEqual([zone, true]);
        if (offsetAt(zone, instant + week) === offsetAt(zone, instant)) continue;
        expect([zone, clockChangeBetween(zone, instant, instant + week) % quarter]).toEqual([zone, 0]);
      }
    }
  }, 30_000);

  test('stays correct after more periods than the cache holds', () => {
    const start = Date.UTC(2000, 0, 1, 12);
    for (let index = 0; index < 2_500; index++) localDateIn('Europe/Paris', start + index * 6 * 86_400_000);
    expect(localDateIn('Europe/Paris', start)).toBe('2000-01-01');
  });
});

describe('A zone', () => {
  test('is a name of the IANA list, not an offset', () => {
    for (const zone of ['Europe/Paris', 'UTC', 'America/Argentina/Buenos_Aires'])
      expect(isZone(zone)).toBe(true);
    for (const zone of ['+02:00', '-03:00', '+0200', 'Mars/Base', '', '05:30'])
      expect(isZone(zone)).toBe(false);
  });
});
