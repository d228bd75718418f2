import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { instantOf } from './instant-of';

const iso = (instant: number | null) => (instant === null ? null : new Date(instant).toISOString());

/** The wall clock, read by other means than the code under test. */
function wallClockText(zone: string, instant: number): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' }).format(
    instant,
  );
}

describe('The instant of a local date and time', () => {
  it.each([
    ['America/New_York', '2026-01-15', '09:00', '2026-01-15T14:00:00.000Z', 'in winter'],
    ['America/New_York', '2026-07-15', '09:00', '2026-07-15T13:00:00.000Z', 'in summer'],
    ['America/New_York', '2026-03-08', '02:30', '2026-03-08T07:00:00.000Z', 'in the gap'],
    ['America/New_York', '2026-03-08', '02:00', '2026-03-08T07:00:00.000Z', 'at the beginning of the gap'],
    ['America/New_York', '2026-03-08', '03:00', '2026-03-08T07:00:00.000Z', 'at the end of the gap'],
    ['America/New_York', '2026-11-01', '01:30', '2026-11-01T05:30:00.000Z', 'in the overlap'],
    ['America/New_York', '2026-11-01', '02:00', '2026-11-01T07:00:00.000Z', 'after the overlap'],
    ['Europe/Berlin', '2026-03-29', '02:59', '2026-03-29T01:00:00.000Z', 'in the gap'],
    ['Europe/Berlin', '2026-10-25', '02:00', '2026-10-25T00:00:00.000Z', 'in the overlap'],
    ['Australia/Lord_Howe', '2026-10-04', '02:15', '2026-10-03T15:30:00.000Z', 'in the half-hour gap'],
    ['Australia/Lord_Howe', '2026-10-04', '02:30', '2026-10-03T15:30:00.000Z', 'after the half-hour gap'],
    ['Australia/Lord_Howe', '2026-04-05', '01:45', '2026-04-04T14:45:00.000Z', 'in the half-hour overlap'],
    ['Pacific/Apia', '2011-12-29', '23:59', '2011-12-30T09:59:00.000Z', 'before the date left out'],
    ['Pacific/Apia', '2011-12-30', '12:00', null, 'on the date left out'],
    ['Pacific/Apia', '2011-12-30', '00:00', null, 'at the beginning of the date left out'],
    ['Pacific/Apia', '2011-12-31', '00:00', '2011-12-30T10:00:00.000Z', 'after the date left out'],
    ['Asia/Tehran', '2022-03-22', '00:30', '2022-03-21T20:30:00.000Z', 'in a gap at midnight'],
    ['Asia/Tehran', '2026-06-01', '09:00', '2026-06-01T05:30:00.000Z', 'with a half-hour offset'],
    ['Africa/Cairo', '2026-04-24', '00:00', '2026-04-23T22:00:00.000Z', 'in a gap at midnight'],
    ['Africa/Cairo', '2026-10-29', '23:30', '2026-10-29T20:30:00.000Z', 'in an overlap before midnight'],
    ['America/Nuuk', '2026-03-28', '23:30', '2026-03-29T01:00:00.000Z', 'in a gap up to midnight'],
    ['America/St_Johns', '2026-03-08', '02:10', '2026-03-08T05:30:00.000Z', 'in the gap'],
    ['America/St_Johns', '2010-03-14', '00:30', '2010-03-14T03:31:00.000Z', 'in a gap from 00:01'],
    ['Pacific/Chatham', '2026-09-27', '03:00', '2026-09-26T14:00:00.000Z', 'in a gap from 02:45'],
    ['Pacific/Chatham', '2026-04-05', '03:00', '2026-04-04T13:15:00.000Z', 'in the overlap'],
    ['Africa/Casablanca', '2026-02-15', '02:30', '2026-02-15T01:30:00.000Z', 'in the overlap before Ramadan'],
    ['Africa/Casablanca', '2026-03-22', '02:30', '2026-03-22T02:00:00.000Z', 'in the gap after Ramadan'],
    ['Pacific/Kiritimati', '2026-01-01', '00:00', '2025-12-31T10:00:00.000Z', 'at UTC+14'],
    ['Etc/GMT+12', '2026-01-01', '23:59', '2026-01-02T11:59:00.000Z', 'at UTC-12'],
  ])('in %s on %s at %s is %s (%s)', (zone, date, time, expected, _where) => {
    expect(iso(instantOf(zone, date, time))).toBe(expected);
  });
});

describe('The instant in every zone', () => {
  const zone = fc.constantFrom(...Intl.supportedValuesOf('timeZone'));
  const minuteOfDecade = fc.integer({
    min: Date.UTC(2020, 0, 1) / 60_000,
    max: Date.UTC(2031, 0, 1) / 60_000,
  });

  it('is the first one at which the clock shows that time or later', () => {
    fc.assert(
      fc.property(zone, minuteOfDecade, (timeZone, minute) => {
        const wanted = new Date(minute * 60_000).toISOString().slice(0, 16).replace('T', ' ');
        const [date = '', time = ''] = wanted.split(' ');
        const instant = instantOf(timeZone, date, time);
        expect(instant).not.toBeNull();
        expect(wallClockText(timeZone, instant ?? 0) >= wanted).toBe(true);
        for (const minutes of [1, 30, 60, 120, 26 * 60]) {
          expect(wallClockText(timeZone, (instant ?? 0) - minutes * 60_000) < wanted).toBe(true);
        }
      }),
      { numRuns: 500 },
    );
  });

  it('gives an instant back, unless the same time was already shown', () => {
    fc.assert(
      fc.property(zone, minuteOfDecade, (timeZone, minute) => {
        const [date = '', time = ''] = wallClockText(timeZone, minute * 60_000).split(' ');
        const instant = instantOf(timeZone, date, time) ?? Number.NaN;
        expect(wallClockText(timeZone, instant)).toBe(`${date} ${time}`);
        expect(instant).toBeLessThanOrEqual(minute * 60_000);
        expect(minute * 60_000 - instant).toBeLessThanOrEqual(24 * 60 * 60_000);
      }),
      { numRuns: 500 },
    );
  });
});
