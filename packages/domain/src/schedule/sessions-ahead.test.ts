import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, weekdayOf } from '../days/civil-date';
import { localTimeIn } from '../days/zones';
import { gentlePlan } from '../rules/gentle-plan';
import { mostSessions, sessionsAhead } from './sessions-ahead';

type State = Parameters<typeof sessionsAhead>[0];

/** 3 June 2026 is a Wednesday. */
const today = '2026-06-03';
const state = (change: Partial<State> = {}): State => ({
  today,
  opensOn: null,
  finished: false,
  dayNumber: 12,
  isRestDay: false,
  plan: null,
  ...change,
});
const paris = { zone: 'Europe/Paris', reminderTime: '09:00' };
const iso = (at: number | undefined) => at !== undefined && new Date(at).toISOString();

describe('The sessions ahead', () => {
  it('are every date from today on, at the time of the weekday', () => {
    const weekdayTimes = [null, null, null, null, '18:30', null, null];
    const sessions = sessionsAhead(state(), { ...paris, weekdayTimes });
    expect(sessions).toHaveLength(mostSessions);
    expect(sessions.slice(0, 3).map(({ at }) => iso(at))).toEqual([
      '2026-06-03T07:00:00.000Z',
      '2026-06-04T16:30:00.000Z',
      '2026-06-05T07:00:00.000Z',
    ]);
  });

  it('are every date again after a plan was left', () => {
    const leftPlan = { startsOn: today, plan: null };
    const sessions = sessionsAhead(state({ plan: leftPlan }), paris);
    expect(sessions.slice(0, 7).map(({ date }) => date)).toEqual(
      Array.from({ length: 7 }, (_, days) => addDays(today, days)),
    );
  });

  it('leave out a new weekday off from tomorrow on', () => {
    const plan = { startsOn: addDays(today, 1), plan: gentlePlan([3]) };
    const dates = sessionsAhead(state({ plan }), paris).map(({ date }) => date);
    expect(dates.slice(0, 2)).toEqual(['2026-06-03', '2026-06-04']);
    expect(dates).not.toContain('2026-06-10');
  });

  it('start tomorrow on a rest day, and with the run if it waits', () => {
    expect(sessionsAhead(state({ isRestDay: true }), paris)[0]?.date).toBe('2026-06-04');
    expect(sessionsAhead(state({ opensOn: '2026-06-06' }), paris)[0]?.date).toBe('2026-06-06');
  });

  it('end with Day 100: there are as many as days left, including today', () => {
    expect(sessionsAhead(state({ dayNumber: 98 }), paris).map(({ date }) => date)).toEqual([
      '2026-06-03',
      '2026-06-04',
      '2026-06-05',
    ]);
    expect(sessionsAhead(state({ dayNumber: 100, finished: true }), paris)).toEqual([]);
  });

  it('leave out a date that the zone skips', () => {
    const apia = { zone: 'Pacific/Apia', reminderTime: '09:00' };
    const dates = sessionsAhead(state({ today: '2011-12-29', dayNumber: 98 }), apia).map(({ date }) => date);
    expect(dates).toEqual(['2011-12-29', '2011-12-31', '2012-01-01']);
  });

  it('are never on a weekday off, nor two on a date, in any zone, across clock changes', () => {
    const weekdays = fc.subarray([0, 1, 2, 3, 4, 5, 6], { maxLength: 4 });
    const time = fc
      .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
      .map((parts) => parts.map((part) => String(part).padStart(2, '0')).join(':'));
    const times = fc.array(fc.option(time), { minLength: 7, maxLength: 7 });
    const zones = fc.constantFrom(...Intl.supportedValuesOf('timeZone'));
    fc.assert(
      fc.property(
        weekdays,
        times,
        zones,
        fc.integer({ min: 0, max: 730 }),
        (off, weekdayTimes, zone, daysLater) => {
          const first = addDays('2026-01-01', daysLater);
          const plan = { startsOn: first, plan: gentlePlan(off) };
          const sessions = sessionsAhead(state({ today: first, dayNumber: 1, plan }), {
            zone,
            reminderTime: '12:00',
            weekdayTimes,
          });
          const dates = sessions.map(({ date }) => date);
          expect(new Set(dates).size).toBe(mostSessions);
          for (const { date, at } of sessions) {
            expect(off).not.toContain(weekdayOf(date));
            expect(localTimeIn(zone, at).date).toBe(date);
          }
          expect(sessions.map(({ at }) => at)).toEqual(sessions.map(({ at }) => at).sort((a, b) => a - b));
        },
      ),
      { numRuns: 40 },
    );
  });
});
