import type { Today } from '@hundred/contract/today';
import { graceHour } from '@hundred/domain/challenge/facts/limits';
import { addDays, type CivilDate, weekdayOf } from '@hundred/domain/days/civil-date';
import { programLength, seasonOneTarget } from '@hundred/domain/days/exercises';
import { localDateIn, localTimeIn } from '@hundred/domain/days/zones';
import { civilDateFormat, dateFormat } from '../../../platform/format/format';
import { text } from './text/completed-day';

export type Opening =
  /**
   * `two`: at 02:00. `date`: at the beginning of a date that is further ahead than tomorrow. `offUntil` is the last date on
   * which a weekday can be off; absent if that has no end.
   */
  | { when: 'midnight' | 'two' | 'date'; date: CivilDate; offUntil?: CivilDate | undefined }
  /** The next day is open already, and the page does not show it yet. */
  | { when: 'now' };

/** A finished day: the date that it counts for, and the instant at which it was finished. */
type FinishedDay = { date: CivilDate; finishedAt: number };

/** When the day after a finished one opens, seen at `now`. */
export function nextOpening({ date, finishedAt }: FinishedDay, zone: string, now: number): Opening {
  const { date: localDate, hour } = localTimeIn(zone, now);
  const nextDate = addDays(date, 1);
  // Only a day finished after midnight delays the next one; otherwise the next one opened with its own date.
  if (localDate > date)
    return localDateIn(zone, finishedAt) === localDate && hour < graceHour
      ? { when: 'two', date: nextDate }
      : { when: 'now' };
  // A person who flew west is a date ahead of the local calendar.
  return { when: localDate < date ? 'date' : 'midnight', date: nextDate };
}

const clock = dateFormat({ timeStyle: 'short', timeZone: 'UTC' });

export const formatWeekday = civilDateFormat({ weekday: 'long', month: 'long', day: 'numeric' });

/**
 * If the plan has a weekday off on the date that opens, returns the next date that the plan asks for. Only with
 * unlimited rest days.
 */
export function dateAfterOff({ plan, restDaysLeft }: Today, opening: Opening): CivilDate | undefined {
  if (opening.when === 'now' || restDaysLeft !== null) return undefined;
  let { date } = opening;
  const canBeOff = () => !opening.offUntil || date <= opening.offUntil;
  while (canBeOff() && plan?.plan?.offWeekdays.includes(weekdayOf(date))) date = addDays(date, 1);
  return date === opening.date ? undefined : date;
}

/** The text below "Day N Complete". */
export function completeText(today: Today, opening: Opening): string {
  const { dayNumber, isCenturyClub, plan } = today;
  if (dayNumber >= programLength) return text.hundredDone;
  const day = dayNumber + 1;
  const afterOff = dateAfterOff(today, opening);
  if (afterOff) return text.nextDay.date({ day, date: formatWeekday(afterOff) });
  // On a path or a plan each exercise has its own figure.
  const reps = isCenturyClub || plan ? undefined : seasonOneTarget(day);
  const date = opening.when === 'date' ? formatWeekday(opening.date) : '';
  return reps === undefined
    ? text.nextDay[opening.when]({ day, date })
    : text.nextDayWithReps[opening.when]({ day, date, reps });
}

/** The exact time of the opening; undefined if nothing is left to open. */
export function openingText(today: Today, opening: Opening): string | undefined {
  if (today.dayNumber >= programLength) return undefined;
  const day = today.dayNumber + 1;
  if (opening.when === 'now') return undefined;
  if (opening.when === 'date') return text.startsOn({ day, date: formatWeekday(opening.date) });
  const isOptional = dateAfterOff(today, opening) !== undefined;
  if (opening.when === 'midnight')
    return isOptional ? text.optionalAtMidnight({ day }) : text.startsAtMidnight({ day });
  // The formatter is in UTC, where this instant has the hour on the clock.
  const time = clock(graceHour * 3_600_000);
  return isOptional ? text.optionalAt({ day, time }) : text.startsAt({ day, time });
}
