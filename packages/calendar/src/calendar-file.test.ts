import type { ScheduledSession } from '@hundred/domain/schedule/sessions-ahead';
import { sessionsAhead } from '@hundred/domain/schedule/sessions-ahead';
import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { calendarFile } from './calendar-file';

const madeAt = Date.UTC(2026, 0, 1);
/** The week in which clocks go forward in Paris: Sunday, 29 March 2026. */
const acrossTheChange = sessionsAhead(
  {
    today: '2026-03-26',
    opensOn: null,
    finished: false,
    dayNumber: 95,
    isRestDay: false,
    plan: null,
  },
  { zone: 'Europe/Paris', reminderTime: '09:00' },
);

/** Returns the events as a calendar program reads them from the file. */
function eventsIn(file: string) {
  const calendar = new ICAL.Component(ICAL.parse(file));
  return calendar.getAllSubcomponents('vevent').map((component) => {
    const { uid, summary, startDate, endDate } = new ICAL.Event(component);
    return {
      uid,
      summary,
      at: startDate.toJSDate().getTime(),
      minutes: (endDate.toUnixTime() - startDate.toUnixTime()) / 60,
    };
  });
}

describe('The calendar file', () => {
  it('holds the sessions as a calendar program reads them, across a clock change', () => {
    const events = eventsIn(calendarFile(acrossTheChange, 'abc.hundred', madeAt));
    expect(events).toEqual(
      acrossTheChange.map(({ date, at }) => ({
        uid: `${date}@abc.hundred`,
        summary: "Hundred: today's workout",
        at,
        minutes: 20,
      })),
    );
    const clock = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/Paris', timeStyle: 'short' });
    expect(new Set(events.map(({ at }) => clock.format(at)))).toEqual(new Set(['09:00']));
  });

  it('ends every line with CRLF, the last one too, and folds long lines', () => {
    const file = calendarFile(acrossTheChange, 'abc.hundred', madeAt);
    for (const written of [file, calendarFile([], 'abc.hundred', madeAt)])
      expect(written).toMatch(/[^\r\n]\r\nEND:VCALENDAR\r\n$/);
    expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    for (const line of file.split('\r\n')) expect(line.length).toBeLessThanOrEqual(75);
    expect(file).toContain('REFRESH-INTERVAL;VALUE=DURATION:PT6H\r\n');
  });

  it('is identical for identical sessions, and empty without sessions', () => {
    const twoFiles = [1, 2].map(() => calendarFile(acrossTheChange, 'abc.hundred', madeAt));
    expect(twoFiles[0]).toBe(twoFiles[1]);
    const none: ScheduledSession[] = [];
    expect(eventsIn(calendarFile(none, 'abc.hundred', madeAt))).toEqual([]);
  });

  it('has an alarm at the time of each session if it is asked for, and none otherwise', () => {
    const alarmsIn = (file: string) =>
      new ICAL.Component(ICAL.parse(file)).getAllSubcomponents('vevent').map((event) =>
        event.getAllSubcomponents('valarm').map((alarm) => {
          const trigger = alarm.getFirstPropertyValue('trigger') as ICAL.Duration;
          return [alarm.getFirstPropertyValue('action'), trigger.toSeconds()];
        }),
      );
    const withAlarms = calendarFile(acrossTheChange, 'abc.hundred', madeAt, { hasAlarms: true });
    expect(alarmsIn(withAlarms)).toEqual(acrossTheChange.map(() => [['DISPLAY', 0]]));
    const without = calendarFile(acrossTheChange, 'abc.hundred', madeAt);
    expect(alarmsIn(without)).toEqual(acrossTheChange.map(() => []));
    expect(eventsIn(withAlarms)).toEqual(eventsIn(without));
  });

  it('contains neither the day number nor reps', () => {
    // 104 is the target of Day 95, the first of these sessions.
    expect(calendarFile(acrossTheChange, 'abc.hundred', madeAt)).not.toMatch(/day \d|reps|104/i);
  });
});
