import type { ScheduledSession } from '@hundred/domain/schedule/sessions-ahead';
import ical, { ICalAlarmType, ICalEventTransparency } from 'ical-generator';

const summary = "Hundred: today's workout";
/** The length of an event. */
const sessionMinutes = 20;
const refreshedEveryHours = 6;

/**
 * Writes sessions as an iCalendar file, for the feed and for the page's download. Calendars are shared, so the file
 * contains neither the day number nor reps nor the person. `source` keeps the events of two feeds apart. `madeAt` is when
 * the feed was made, not the present, so that the same sessions give the same file. With `hasAlarms` the calendar program
 * reminds the person at the time of each session.
 */
export function calendarFile(
  sessions: readonly ScheduledSession[],
  source: string,
  madeAt: number,
  { hasAlarms = false }: { hasAlarms?: boolean } = {},
): string {
  const calendar = ical({
    name: 'Hundred',
    prodId: { company: 'Hundred', product: 'Schedule', language: 'EN' },
    ttl: refreshedEveryHours * 60 * 60,
  });
  for (const { date, at } of sessions) {
    const event = calendar.createEvent({
      id: `${date}@${source}`,
      stamp: new Date(madeAt),
      start: new Date(at),
      end: new Date(at + sessionMinutes * 60_000),
      summary,
      transparency: ICalEventTransparency.TRANSPARENT,
    });
    if (hasAlarms) event.createAlarm({ type: ICalAlarmType.display, trigger: 0, description: summary });
  }
  // RFC 5545 ends every line with CRLF, and the generator omits it on the last one.
  return `${calendar.toString()}\r\n`;
}
