import type { Session } from '@hundred/domain/schedule/sessions-ahead';
import ical, { ICalEventTransparency } from 'ical-generator';

const minutes = 20;
const refreshedEveryHours = 6;

/**
 * Sessions as an iCalendar file: what the feed answers, and what a page gives to be saved. Calendars are shared, so it
 * says neither day nor reps nor who. `source` tells the events of one feed from those of another; `madeAt` is that of
 * the feed, so that the same sessions are the same file.
 */
export function calendarFile(sessions: readonly Session[], source: string, madeAt: number): string {
  const calendar = ical({
    name: 'Hundred',
    prodId: { company: 'Hundred', product: 'Schedule', language: 'EN' },
    ttl: refreshedEveryHours * 60 * 60,
  });
  for (const { date, at } of sessions) {
    calendar.createEvent({
      id: `${date}@${source}`,
      stamp: new Date(madeAt),
      start: new Date(at),
      end: new Date(at + minutes * 60_000),
      summary: "Hundred: today's set",
      transparency: ICalEventTransparency.TRANSPARENT,
    });
  }
  // RFC 5545 ends every line with CRLF, and the generator leaves it off the last one.
  return `${calendar.toString()}\r\n`;
}
