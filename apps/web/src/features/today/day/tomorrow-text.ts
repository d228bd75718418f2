import type { Today } from '@hundred/contract/today';
import { programLength, seasonOneTarget } from '@hundred/domain/days/exercises';
import { dateAfterOff, type Opening } from './next-opening';

export type TomorrowText = { when: string; what: string };

/** What the next day asks for, with its usual time in minutes; undefined after Day 100. */
export function tomorrowText(today: Today, opening: Opening, minutes: number): TomorrowText | undefined {
  const { dayNumber, isCenturyClub, plan } = today;
  if (dayNumber >= programLength) return undefined;
  const next = dayNumber + 1;
  const when = opening.when === 'midnight' ? 'Tomorrow:' : 'Next:';
  if (dateAfterOff(today, opening)) return { when, what: 'rest day.' };
  // On a path or a plan each exercise has its own figure.
  const target = isCenturyClub || plan ? `Day ${next}` : `${seasonOneTarget(next)} of each`;
  return { when, what: `${target}, about ${minutes} min.` };
}
