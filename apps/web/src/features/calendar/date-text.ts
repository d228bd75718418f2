import type { CivilDate } from '@hundred/domain/days/civil-date';
import type { CalendarDay } from '../../challenge/calendar-view';
import { civilDateFormat, dateFormat } from '../../platform/format/format';
import type { DateState } from '../../ui/hundred-grid/date-look';

export const formatFullDate = civilDateFormat({
  weekday: 'long',
  month: 'long',
  day: 'numeric',
  year: 'numeric',
});

/** The time of an instant on the clock of a zone. */
export const formatClock = (instant: string, timeZone: string) =>
  dateFormat({ hour: 'numeric', minute: '2-digit', timeZone })(new Date(instant));

export const statusNames: Record<CalendarDay['status'], string> = {
  complete: 'Complete',
  partial: 'Partial',
  missed: 'Missed',
  rest: 'Rest Day',
  open: 'Open',
};

export function lookOf(day: CalendarDay | undefined, isToCome: boolean): DateState | undefined {
  if (!day) return isToCome ? 'future' : undefined;
  return day.status === 'open' ? 'future' : day.status;
}

/** A date for screen readers: "Saturday, November 1, 2025: Day 34, Partial". */
export function describeDate(date: CivilDate, day: CalendarDay | undefined, today: CivilDate): string {
  const isToday = date === today ? 'today, ' : '';
  if (!day) return `${formatFullDate(date)}: ${isToday}${date > today ? 'still to come' : 'no challenge'}`;
  const dayNumber = day.dayNumber === null ? '' : `Day ${day.dayNumber}, `;
  return `${formatFullDate(date)}: ${isToday}${dayNumber}${statusNames[day.status]}`;
}

/** Explains in a sentence what the state of a date means. */
export function explainDay(day: CalendarDay, isToday: boolean): string {
  const { status, automaticRest, scheduled, run } = day;
  switch (status) {
    case 'complete':
      return 'All three are done.';
    case 'rest':
      if (scheduled)
        return 'Your plan leaves this weekday out. It breaks no streak, and the same day waited.';
      return automaticRest
        ? 'A rest day was spent for you. It breaks no streak, and the same day waited.'
        : 'You took a rest day. It breaks no streak, and the same day waited.';
    case 'partial':
      if (run === null) return 'These reps count. The date itself belongs to no run, so it costs nothing.';
      return isToday
        ? 'Begun. The rest can still be done today.'
        : 'Not all three were done. The reps count, the date does not.';
    case 'missed':
      return 'Nothing was done on this date, and no rest day covered it.';
    case 'open':
      return 'Still open.';
  }
}
