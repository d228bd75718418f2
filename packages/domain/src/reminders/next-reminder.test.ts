import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isMilestoneDay } from './milestones';
import {
  isReminderWanted,
  isTooLate,
  nextReminder,
  type ReminderSettings,
  type ReminderState,
  streakWarningTime,
} from './next-reminder';

const settings = (change: Partial<ReminderSettings> = {}): ReminderSettings => ({
  zone: 'Europe/Berlin',
  reminderTime: '09:00',
  dailyReminders: true,
  streakWarnings: true,
  ...change,
});
const open = (openFrom: string | null, currentStreak = 5): ReminderState => ({ openFrom, currentStreak });
const at = (instant: string) => Date.parse(instant);
const shown = (due: ReturnType<typeof nextReminder>) =>
  due === null ? null : [due.localDate, new Date(due.at).toISOString()];

describe('the daily reminder', () => {
  it("comes at the person's time in their zone, on a date that is still open", () => {
    const due = nextReminder('dailyReminder', settings(), open('2026-07-01'), at('2026-07-01T06:00Z'));
    expect(due).toEqual({ kind: 'dailyReminder', localDate: '2026-07-01', at: at('2026-07-01T07:00Z') });
  });

  it('comes tomorrow once today is complete or a rest day', () => {
    const due = nextReminder('dailyReminder', settings(), open('2026-07-02'), at('2026-07-01T06:00Z'));
    expect(shown(due)).toEqual(['2026-07-02', '2026-07-02T07:00:00.000Z']);
  });

  it('comes tomorrow when the time has passed, also in the very millisecond of it', () => {
    const after = at('2026-07-01T07:00Z');
    expect(shown(nextReminder('dailyReminder', settings(), open('2026-07-01'), after))).toEqual([
      '2026-07-02',
      '2026-07-02T07:00:00.000Z',
    ]);
    expect(shown(nextReminder('dailyReminder', settings(), open('2026-07-01'), after - 1))).toEqual([
      '2026-07-01',
      '2026-07-01T07:00:00.000Z',
    ]);
  });

  it('fires at the next existing minute in a DST gap, and once in an overlap', () => {
    const night = settings({ reminderTime: '02:30' });
    const gap = nextReminder('dailyReminder', night, open('2026-03-29'), at('2026-03-28T12:00Z'));
    expect(shown(gap)).toEqual(['2026-03-29', '2026-03-29T01:00:00.000Z']);
    const first = nextReminder('dailyReminder', night, open('2026-10-25'), at('2026-10-24T12:00Z'));
    expect(shown(first)).toEqual(['2026-10-25', '2026-10-25T00:30:00.000Z']);
    const then = nextReminder('dailyReminder', night, open('2026-10-25'), first?.at ?? 0);
    expect(shown(then)).toEqual(['2026-10-26', '2026-10-26T01:30:00.000Z']);
  });

  it('passes over a date that the zone left out', () => {
    const apia = settings({ zone: 'Pacific/Apia' });
    const due = nextReminder('dailyReminder', apia, open('2011-12-29'), at('2011-12-29T19:00Z'));
    expect(shown(due)).toEqual(['2011-12-31', '2011-12-30T19:00:00.000Z']);
  });

  it('waits for the opening date of a run that has not begun, and is silent without one', () => {
    const waiting = nextReminder('dailyReminder', settings(), open('2026-07-09', 0), at('2026-07-01T06:00Z'));
    expect(shown(waiting)).toEqual(['2026-07-09', '2026-07-09T07:00:00.000Z']);
    expect(nextReminder('dailyReminder', settings(), open(null), at('2026-07-01T06:00Z'))).toBeNull();
  });

  it('can be switched off', () => {
    const off = settings({ dailyReminders: false });
    expect(nextReminder('dailyReminder', off, open('2026-07-01'), at('2026-07-01T06:00Z'))).toBeNull();
  });
});

describe('the streak warning', () => {
  it.each([
    ['09:00', '20:00'],
    ['18:00', '20:00'],
    ['18:45', '20:45'],
    ['20:00', '22:00'],
    ['20:01', '22:00'],
    ['23:30', '22:00'],
    ['00:00', '20:00'],
  ])('with a reminder at %s comes at %s', (reminder, warning) => {
    expect(streakWarningTime(reminder)).toBe(warning);
  });

  it('comes for an open streak of 3 or more', () => {
    const after = at('2026-07-01T06:00Z');
    expect(nextReminder('streakWarning', settings(), open('2026-07-01', 2), after)).toBeNull();
    expect(shown(nextReminder('streakWarning', settings(), open('2026-07-01', 3), after))).toEqual([
      '2026-07-01',
      '2026-07-01T18:00:00.000Z',
    ]);
  });

  it('can be switched off, apart from the reminder', () => {
    const off = settings({ streakWarnings: false });
    expect(nextReminder('streakWarning', off, open('2026-07-01'), at('2026-07-01T06:00Z'))).toBeNull();
    expect(nextReminder('dailyReminder', off, open('2026-07-01'), at('2026-07-01T06:00Z'))).not.toBeNull();
  });
});

describe('when it is due', () => {
  it('is wanted only while the date is still open', () => {
    expect(isReminderWanted('dailyReminder', open('2026-07-01'), '2026-07-01')).toBe(true);
    expect(isReminderWanted('dailyReminder', open('2026-07-02'), '2026-07-01')).toBe(false);
    expect(isReminderWanted('dailyReminder', open(null), '2026-07-01')).toBe(false);
    expect(isReminderWanted('streakWarning', open('2026-07-01', 2), '2026-07-01')).toBe(false);
    expect(isReminderWanted('streakWarning', open('2026-07-01', 3), '2026-07-01')).toBe(true);
  });

  it('is dropped when more than 2 hours late', () => {
    const due = { at: at('2026-07-01T07:00Z') };
    expect(isTooLate(due, at('2026-07-01T09:00Z'))).toBe(false);
    expect(isTooLate(due, at('2026-07-01T09:00Z') + 1)).toBe(true);
  });
});

describe('in every zone and at every time', () => {
  const zone = fc.constantFrom(...Intl.supportedValuesOf('timeZone'));
  const minute = fc.integer({ min: 0, max: 24 * 60 - 1 });
  const start = fc.integer({ min: Date.UTC(2020, 0, 1), max: Date.UTC(2031, 0, 1) });

  it('comes exactly once for each of ten dates in a row', () => {
    fc.assert(
      fc.property(zone, minute, start, (timeZone, minutes, now) => {
        const time = new Date(minutes * 60_000).toISOString().slice(11, 16);
        const person = settings({ zone: timeZone, reminderTime: time });
        let after = now;
        const dates: string[] = [];
        for (let count = 0; count < 10; count += 1) {
          const due = nextReminder('dailyReminder', person, open('2000-01-01'), after);
          expect(due?.at).toBeGreaterThan(after);
          after = due?.at ?? Number.NaN;
          dates.push(due?.localDate ?? '');
        }
        const days = dates.map((date) => Date.parse(date) / 86_400_000);
        expect(days).toEqual(days.map((_, index) => (days[0] ?? 0) + index));
      }),
      { numRuns: 300 },
    );
  });
});

describe('milestones', () => {
  it('are told for Day 10, 25, 50, 75 and 100', () => {
    const told = Array.from({ length: 100 }, (_, index) => index + 1).filter(isMilestoneDay);
    expect(told).toEqual([10, 25, 50, 75, 100]);
  });
});
