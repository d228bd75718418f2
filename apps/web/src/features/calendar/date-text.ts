import type { CivilDate } from '@hundred/domain/days/civil-date';
import type { CalendarDay } from '../../challenge/calendar-view';
import { civilDateFormat, dateFormat } from '../../platform/format/format';
import type { DateState } from '../../ui/hundred-grid/date-look';
import { text } from './text';

export const formatFullDate = civilDateFormat({
  weekday: 'long',
  month: 'long',
  day: 'numeric',
  year: 'numeric',
});

/** The time of an instant on the clock of a zone. */
export const formatClock = (instant: string, timeZone: string) =>
  dateFormat({ hour: 'numeric', minute: '2-digit', timeZone })(new Date(instant));

/** How a date looks in the calendar; undefined outside of the challenge. */
export function lookOf(day: CalendarDay | undefined, isAhead: boolean): DateState | undefined {
  if (!day) return isAhead ? 'future' : undefined;
  return day.status === 'open' ? 'future' : day.status;
}

/** A date for screen readers. */
export function describeDate(date: CivilDate, day: CalendarDay | undefined, today: CivilDate): string {
  const parts = date === today ? [text.spokenToday] : [];
  if (!day) parts.push(date > today ? text.toCome : text.noChallenge);
  else if (day.dayNumber === null) parts.push(text.statuses[day.status]);
  else parts.push(text.spokenDay({ day: day.dayNumber }), text.statuses[day.status]);
  return text.spoken({ date: formatFullDate(date), parts });
}

/** Explains in a sentence what the state of a date means. */
export function explainDay({ status, automaticRest, scheduled, run }: CalendarDay, isToday: boolean): string {
  const { explained } = text;
  switch (status) {
    case 'rest':
      if (scheduled) return explained.scheduledRest;
      return automaticRest ? explained.automaticRest : explained.chosenRest;
    case 'partial':
      if (run === null) return explained.partialWithoutRun;
      return isToday ? explained.partialToday : explained.partial;
    default:
      return explained[status];
  }
}
