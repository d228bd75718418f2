import type { Today } from '@hundred/contract/today';
import { graceHour } from '@hundred/domain/challenge/facts/limits';
import { addDays, type CivilDate, weekdayOf } from '@hundred/domain/days/civil-date';
import { programLength, seasonOneTarget } from '@hundred/domain/days/exercises';
import { localDateIn, localTimeIn } from '@hundred/domain/days/zones';
import { civilDateFormat, dateFormat } from '../../../platform/format/format';

export type Opening =
  /** `offUntil` is the last date on which a weekday can be off; absent if that has no end. */
  | { when: 'midnight' | 'two' | 'date'; date: CivilDate; offUntil?: CivilDate | undefined }
  /** The page has not turned over yet. */
  | { when: 'now' };

/** A finished day: the date it counts for, and the instant it was finished. */
type FinishedDay = { date: CivilDate; at: number };

/** When the day after a finished one opens, seen at `now`. */
export function nextOpening({ date, at }: FinishedDay, zone: string, now: number): Opening {
  const { date: shown, hour } = localTimeIn(zone, now);
  const next = addDays(date, 1);
  // Only a day finished after midnight delays the next one; otherwise the next one opened with its own date.
  if (shown > date)
    return localDateIn(zone, at) === shown && hour < graceHour
      ? { when: 'two', date: next }
      : { when: 'now' };
  // A person who flew west is a date ahead of the local calendar.
  return { when: shown < date ? 'date' : 'midnight', date: next };
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
  const isPremium = () => !opening.offUntil || date <= opening.offUntil;
  while (isPremium() && plan?.plan?.offWeekdays.includes(weekdayOf(date))) date = addDays(date, 1);
  return date === opening.date ? undefined : date;
}

/** The text below "Day N Complete". */
export function completeText(today: Today, opening: Opening): string {
  const { dayNumber, isCenturyClub, plan } = today;
  if (dayNumber >= programLength) return 'One hundred days, one at a time. Rest up, you have earned it.';
  const next = dayNumber + 1;
  // On a path or a plan each exercise has its own figure.
  const reps = isCenturyClub || plan ? '' : `, with ${seasonOneTarget(next)} reps`;
  const afterOff = dateAfterOff(today, opening);
  if (afterOff)
    return `Rest up, a weekday off comes next. Day ${next} is waiting for you on ${formatWeekday(afterOff)}.`;
  switch (opening.when) {
    case 'midnight':
      return `Rest up. Day ${next} is waiting for you tomorrow${reps}.`;
    case 'two':
      return `Rest up. Day ${next} is waiting for you after some sleep${reps}.`;
    case 'now':
      return `Rest up. Day ${next} is waiting for you${reps}.`;
    case 'date':
      return `Rest up. Day ${next} is waiting for you on ${formatWeekday(opening.date)}${reps}.`;
  }
}

/** The exact time of the opening; undefined if nothing is left to open. */
export function openingText(today: Today, opening: Opening): string | undefined {
  if (today.dayNumber >= programLength) return undefined;
  const next = `Day ${today.dayNumber + 1}`;
  const sooner = dateAfterOff(today, opening) ? ', should you want it sooner' : '';
  switch (opening.when) {
    case 'midnight':
      return `${next} opens at midnight${sooner}.`;
    case 'two':
      return `${next} opens at ${clock(graceHour * 3_600_000)}${sooner}.`;
    case 'now':
      return undefined;
    case 'date':
      return `${next} opens on ${formatWeekday(opening.date)}, because you are ahead of the calendar where you are.`;
  }
}
