import type { Today } from '@hundred/contract/today';
import { addDays, type CivilDate } from '@hundred/domain/days/civil-date';
import { programLength, seasonOneTarget } from '@hundred/domain/days/exercises';
import { localDateIn, localTimeIn } from '@hundred/domain/days/zones';
import { civilDateFormat, dateFormat } from '../../platform/format';

export type Opening =
  | { when: 'midnight' }
  | { when: 'two' }
  | { when: 'date'; date: CivilDate }
  /** The page has not turned over yet. */
  | { when: 'now' };

/** Until this hour a workout begun before midnight is still today's. */
const lateHour = 2;

/** A day that was finished: the date it counts for, and when. */
type Finish = { date: CivilDate; at: number };

/** When the day after a finished one opens, for someone whose clock shows `now`. */
export function nextOpening({ date, at }: Finish, zone: string, now: number): Opening {
  const { date: shown, hour } = localTimeIn(zone, now);
  // Only a day finished after midnight holds the next one back: else that opened with its own date.
  if (shown > date)
    return localDateIn(zone, at) === shown && hour < lateHour ? { when: 'two' } : { when: 'now' };
  // Someone who flew west is a date ahead of the calendar there.
  return shown < date ? { when: 'date', date: addDays(date, 1) } : { when: 'midnight' };
}

const clock = dateFormat({ timeStyle: 'short', timeZone: 'UTC' });

export const formatWeekday = civilDateFormat({ weekday: 'long', month: 'long', day: 'numeric' });

/** What is said below Day N Complete. */
export function completeWords({ dayNumber, isCenturyClub, plan }: Today, opening: Opening): string {
  if (dayNumber >= programLength) return 'One hundred days, one at a time. Rest up, you have earned it.';
  const next = dayNumber + 1;
  // Each exercise has its own figure on a path, and on a plan.
  const reps = isCenturyClub || plan ? '' : `, with ${seasonOneTarget(next)} reps`;
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

/** The exact moment, undefined where nothing is left to open. */
export function openingWords({ dayNumber }: Today, opening: Opening): string | undefined {
  if (dayNumber >= programLength) return undefined;
  const next = `Day ${dayNumber + 1}`;
  switch (opening.when) {
    case 'midnight':
      return `${next} opens at midnight.`;
    case 'two':
      return `${next} opens at ${clock(lateHour * 3_600_000)}.`;
    case 'now':
      return undefined;
    case 'date':
      return `${next} opens on ${formatWeekday(opening.date)}, because you are ahead of the calendar where you are.`;
  }
}
