import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  isReminderWanted,
  nextReminder,
  type ReminderSettings,
  type ReminderState,
  streakWarningTime,
} from './next-reminder';
import { isSwitchedOn, notificationKinds, type ReminderKind, validUntil } from './notification-kinds';

/** Berlin is two hours ahead of UTC in summer, and one in winter. */
const settings = (change: Partial<ReminderSettings> = {}): ReminderSettings => ({
  zone: 'Europe/Berlin',
  reminderTime: '09:00',
  ...change,
});
const stateWith = (openDate: string | null, currentStreak = 5): ReminderState => ({
  openDate,
  currentStreak,
});
const at = (instant: string) => Date.parse(instant);
/** The date and instant of the next reminder. */
function next(
  after: string | number,
  {
    kind = 'dailyReminder',
    lastHandled = null,
    ...change
  }: Partial<ReminderSettings> & { kind?: ReminderKind; lastHandled?: string | null } = {},
) {
  const dueReminder = nextReminder(
    kind,
    settings(change),
    lastHandled,
    typeof after === 'number' ? after : at(after),
  );
  return [dueReminder.localDate, new Date(dueReminder.at).toISOString()];
}

describe('The next reminder', () => {
  it("comes at the person's time in their zone", () => {
    expect(next('2026-07-01T06:00Z')).toEqual(['2026-07-01', '2026-07-01T07:00:00.000Z']);
  });

  it('comes tomorrow if the time has passed, also in the millisecond of it', () => {
    const time = at('2026-07-01T07:00Z');
    expect(next(time)).toEqual(['2026-07-02', '2026-07-02T07:00:00.000Z']);
    expect(next(time - 1)).toEqual(['2026-07-01', '2026-07-01T07:00:00.000Z']);
  });

  it('comes tomorrow if there was one today, also at a later time or further west', () => {
    const lastHandled = '2026-07-01';
    const laterSettings = { lastHandled, reminderTime: '18:00' };
    expect(next('2026-07-01T08:00Z', laterSettings)).toEqual(['2026-07-02', '2026-07-02T16:00:00.000Z']);
    const west = { lastHandled, zone: 'America/Los_Angeles' };
    expect(next('2026-07-01T08:00Z', west)).toEqual(['2026-07-02', '2026-07-02T16:00:00.000Z']);
  });

  it('is not delayed by a date long ago', () => {
    expect(next('2026-07-01T06:00Z', { lastHandled: '2026-02-01' })).toEqual([
      '2026-07-01',
      '2026-07-01T07:00:00.000Z',
    ]);
  });

  it('of the week comes on Sunday, an hour after the reminder of that day', () => {
    const recap = { kind: 'weekRecap' as const };
    // 5 July 2026 is a Sunday.
    expect(next('2026-07-01T06:00Z', recap)).toEqual(['2026-07-05', '2026-07-05T08:00:00.000Z']);
    expect(next('2026-07-05T08:00Z', recap)).toEqual(['2026-07-12', '2026-07-12T08:00:00.000Z']);
    expect(next('2026-07-01T06:00Z', { ...recap, reminderTime: '21:30' })).toEqual([
      '2026-07-05',
      '2026-07-05T20:00:00.000Z',
    ]);
  });

  it('comes at the time of the weekday if it has one, and its warning afterwards', () => {
    // 1 July 2026 is a Wednesday.
    const weekdayTimes = [null, null, null, '06:30', '19:30', null, null];
    expect(next('2026-06-30T22:00Z', { weekdayTimes })).toEqual(['2026-07-01', '2026-07-01T04:30:00.000Z']);
    expect(next('2026-07-01T06:00Z', { weekdayTimes })).toEqual(['2026-07-02', '2026-07-02T17:30:00.000Z']);
    expect(next('2026-07-02T18:00Z', { weekdayTimes })).toEqual(['2026-07-03', '2026-07-03T07:00:00.000Z']);
    const warning = { kind: 'streakWarning', weekdayTimes } as const;
    expect(next('2026-07-02T06:00Z', warning)).toEqual(['2026-07-02', '2026-07-02T19:30:00.000Z']);
  });

  it('comes at the next existing minute in a DST gap, and once in an overlap', () => {
    const night = { reminderTime: '02:30' };
    expect(next('2026-03-28T12:00Z', night)).toEqual(['2026-03-29', '2026-03-29T01:00:00.000Z']);
    const [date, first = ''] = next('2026-10-24T12:00Z', night);
    expect([date, first]).toEqual(['2026-10-25', '2026-10-25T00:30:00.000Z']);
    expect(next(first, night)).toEqual(['2026-10-26', '2026-10-26T01:30:00.000Z']);
  });

  it('skips a date that the zone left out', () => {
    const apia = { zone: 'Pacific/Apia' };
    expect(next('2011-12-29T19:00Z', apia)).toEqual(['2011-12-31', '2011-12-30T19:00:00.000Z']);
  });

  it.each([
    ['09:00', '20:00'],
    ['18:00', '20:00'],
    ['18:45', '20:45'],
    ['20:00', '22:00'],
    ['20:01', '22:00'],
    ['23:30', '22:00'],
    ['00:00', '20:00'],
  ])('of a streak, with a daily one at %s, comes at %s', (reminderTime, warning) => {
    expect(streakWarningTime(reminderTime)).toBe(warning);
    const [, instant] = next('2026-07-01T06:00Z', { kind: 'streakWarning', reminderTime, zone: 'UTC' });
    expect(instant).toBe(`2026-07-01T${warning}:00.000Z`);
  });
});

describe('A due reminder', () => {
  it('is wanted only while the date is open', () => {
    expect(isReminderWanted('dailyReminder', stateWith('2026-07-01'), '2026-07-01')).toBe(true);
    expect(isReminderWanted('dailyReminder', stateWith('2026-07-02'), '2026-07-01')).toBe(false);
    expect(isReminderWanted('dailyReminder', stateWith(null), '2026-07-01')).toBe(false);
  });

  it('is wanted for a streak from 3 on', () => {
    expect(isReminderWanted('streakWarning', stateWith('2026-07-01', 2), '2026-07-01')).toBe(false);
    expect(isReminderWanted('streakWarning', stateWith('2026-07-01', 3), '2026-07-01')).toBe(true);
    expect(isReminderWanted('dailyReminder', stateWith('2026-07-01', 0), '2026-07-01')).toBe(true);
  });

  it('is valid for 2 hours, and other notifications for 2 hours to a day', () => {
    const dueAt = at('2026-07-01T07:00Z');
    const hours = notificationKinds.map((kind) => (validUntil(kind, dueAt) - dueAt) / 3_600_000);
    // In the order of `notificationKinds`: the first two and nudges are valid for 2 hours, the recap and starts for 12.
    expect(hours).toEqual([2, 2, 12, 24, 24, 24, 24, 24, 2, 12, 24]);
  });

  it('is wanted if its own switch is on', () => {
    const allSwitchedOff = {
      dailyReminders: false,
      streakWarnings: false,
      achievementNews: false,
      milestoneNews: false,
      supportNews: false,
      joinNews: false,
      nudges: false,
      challengeStartNews: false,
      challengeEndNews: false,
    };
    const kindsWith = (change: Partial<typeof allSwitchedOff>) =>
      notificationKinds.filter((kind) => isSwitchedOn(kind, { ...allSwitchedOff, ...change }));
    expect(kindsWith({})).toEqual([]);
    expect(kindsWith({ dailyReminders: true })).toEqual(['dailyReminder']);
    expect(kindsWith({ streakWarnings: true })).toEqual(['streakWarning']);
    expect(kindsWith({ achievementNews: true })).toEqual(['achievement']);
    expect(kindsWith({ milestoneNews: true })).toEqual(['weekRecap', 'milestone']);
    expect(kindsWith({ supportNews: true })).toEqual(['supportAnswer', 'announcement']);
    expect(kindsWith({ joinNews: true })).toEqual(['groupJoin']);
    expect(kindsWith({ nudges: true })).toEqual(['nudge']);
    expect(kindsWith({ challengeStartNews: true })).toEqual(['challengeStart']);
    expect(kindsWith({ challengeEndNews: true })).toEqual(['challengeEnd']);
  });
});

describe('The reminder in every zone and at every time', () => {
  const zone = fc.constantFrom(...Intl.supportedValuesOf('timeZone'));
  const minute = fc.integer({ min: 0, max: 24 * 60 - 1 });
  const start = fc.integer({ min: Date.UTC(2020, 0, 1), max: Date.UTC(2031, 0, 1) });

  it('comes exactly once for each of ten consecutive dates', () => {
    fc.assert(
      fc.property(zone, minute, start, fc.boolean(), (timeZone, minutes, now, isRemembered) => {
        const reminderTime = new Date(minutes * 60_000).toISOString().slice(11, 16);
        let after = now;
        let lastHandled: string | null = null;
        const dates: string[] = [];
        for (let count = 0; count < 10; count += 1) {
          const dueReminder = nextReminder(
            'dailyReminder',
            { zone: timeZone, reminderTime },
            lastHandled,
            after,
          );
          expect(dueReminder.at).toBeGreaterThan(after);
          after = dueReminder.at;
          dates.push(dueReminder.localDate);
          if (isRemembered) lastHandled = dueReminder.localDate;
        }
        const days = dates.map((date) => Date.parse(date) / 86_400_000);
        expect(days).toEqual(days.map((_, index) => (days[0] ?? 0) + index));
      }),
      { numRuns: 300 },
    );
  });
});
