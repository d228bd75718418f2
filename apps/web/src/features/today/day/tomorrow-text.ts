import type { Today } from '@hundred/contract/today';
import { programLength, seasonOneTarget } from '@hundred/domain/days/exercises';
import { dateAfterOff, type Opening } from './next-opening';
import { text } from './text/other-days';

export type TomorrowText = { when: string; what: string };

/** What the next day asks for, with its usual time in minutes; undefined after Day 100. */
export function tomorrowText(today: Today, opening: Opening, minutes: number): TomorrowText | undefined {
  const { dayNumber, isCenturyClub, plan } = today;
  if (dayNumber >= programLength) return undefined;
  const next = dayNumber + 1;
  const when = opening.when === 'midnight' ? text.tomorrow : text.next;
  if (dateAfterOff(today, opening)) return { when, what: text.restDay };
  // On a path or a plan each exercise has its own figure.
  return isCenturyClub || plan
    ? { when, what: text.nextDay({ day: next, minutes }) }
    : { when, what: text.nextReps({ reps: seasonOneTarget(next), minutes }) };
}
