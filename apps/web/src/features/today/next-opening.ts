import type { Today } from '@hundred/contract/today';
import { graceHour } from '@hundred/domain/challenge/facts/limits';
import { addDays, type CivilDate, weekdayOf } from '@hundred/domain/days/civil-date';
import { programLength, seasonOneTarget } from '@hundred/domain/days/exercises';
import { localDateIn, localTimeIn } from '@hundred/domain/days/zones';
import { civilDateFormat, dateFormat } from '../../platform/format';

export type Opening =
  /** `offUntil`: the last date on which a weekday can be off; absent where that has no end. */
  | { when: 'midnight' | 'two' | 'date'; date: CivilDate; offUntil?: CivilDate | undefined }
  /** The page has not turned over yet. */
  | { when: 'now' };

/** A day that was finished: the date it counts for, and when. */
type Finish = { date: CivilDate; at: number };

/** When the day after a finished one opens, for someone whose clock shows `now`. */
export function nextOpening({ date, at }: Finish, zone: string, now: number): Opening {
  const { date: shown, hour } = localTimeIn(zone, now);
  const next = addDays(date, 1);
  // Only a day finished after midnight holds the next one back: else that opened with its own date.
  if (shown > date)
    return localDateIn(zone, at) === shown && hour < graceHour
      ? { when: 'two', date: next }
      : { when: 'now' };
  // Someone who flew west is a date ahead of the calendar there.
  return { when: shown < date ? 'date' : 'midnight', date: next };
}

const clock = dateFormat({ timeStyle: 'short', timeZone: 'UTC' });

export const formatWeekday = civilDateFormat({ weekday: 'long', month: 'long', day: 'numeric' });

/** Where the plan leaves out the date that opens, the next one that it asks for. Only where rest has no limit. */
function dateAfterOff({ plan, restDaysLeft }: Today, opening: Opening): CivilDate | undefined {
  if (opening.when === 'now' || restDaysLeft !== null) return undefined;
  let { date } = opening;
  const isPremium = () => !opening.offUntil || date <= opening.offUntil;
  while (isPremium() && plan?.plan?.offWeekdays.includes(weekdayOf(date))) date = addDays(date, 1);
  return date === opening.date ? undefined : date;
}

/** What is said below Day N Complete. */
export function completeWords(today: Today, opening: Opening): string {
  const { dayNumber, isCenturyClub, plan } = today;
  if (dayNumber >= programLength) return 'One hundred days, one at a time. Rest up, you have earned it.';
  const next = dayNumber + 1;
  // Each exercise has its own figure on a path, and on a plan.
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

/** The exact moment, undefined where nothing is left to open. */
export function openingWords(today: Today, opening: Opening): string | undefined {
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
