import type { BadgeId } from '../challenge/facts/badge-id';
import { nearDays, nearestBadge } from './nearest-badge';

/** Why this day matters, from the person's own data. */
export type Reason =
  | { kind: 'closes'; minutes: number }
  /** The days in a row that are still missing for Comeback. */
  | { kind: 'comeback'; days: number }
  | { kind: 'rival'; reps: number; rank: number }
  /** The days after today; 0 is today. `share` is the progress. */
  | { kind: 'badge'; badge: BadgeId; days: number; share: number }
  | { kind: 'longestStreak'; days: number }
  /** The days until a row of ten in the grid is full; 0: today fills it. */
  | { kind: 'row'; days: number };

/** What a reason is chosen from: a person whose day is open. */
export interface OpenDay {
  season: 1 | 2;
  dayNumber: number;
  streak: number;
  longestStreak: number;
  badges: readonly string[];
  /** The time until the day closes. */
  minutesLeft: number;
  /** True after a gap that counts for a comeback. */
  isBack: boolean;
  /** True while the workout is in progress. */
  hasBegun: boolean;
  repsLeft: number;
  /** The next rank above, and the reps to reach it; absent if it was not loaded. */
  rival?: { reps: number; rank: number } | undefined;
}

/** Only the last hours of a date are mentioned; earlier it would put pressure on people. */
const closingMinutes = 4 * 60;
/** The days in a row that earn Comeback (`daysOfComeback` in `challenge/fold/count-for-badges.ts`). */
const comebackDays = 3;
/** Before this day nobody should feel behind others. */
const firstDayOfRival = 3;
const rowLength = 10;

const mayCompare = ({ dayNumber }: OpenDay) => dayNumber >= firstDayOfRival;

/** The shown reason, which is the first that applies. */
export function reasonForToday(day: OpenDay): Reason {
  const { minutesLeft, streak, longestStreak, dayNumber, hasBegun, repsLeft, rival } = day;
  if (minutesLeft < closingMinutes) return { kind: 'closes', minutes: Math.max(0, minutesLeft) };
  if (day.isBack && streak < comebackDays && !day.badges.includes('comeback'))
    return { kind: 'comeback', days: comebackDays - streak };
  const isRivalInReach = mayCompare(day) && rival !== undefined && rival.reps <= repsLeft;
  if (hasBegun && isRivalInReach) return { kind: 'rival', ...rival };
  const badge = nearestBadge({ ...day, daysDone: dayNumber - 1 });
  // Today is one of the days that are missing.
  if (badge) return { kind: 'badge', ...badge, days: badge.days - 1 };
  const toLongest = longestStreak - streak;
  if (streak > 0 && toLongest > 0 && toLongest <= nearDays) return { kind: 'longestStreak', days: toLongest };
  if (isRivalInReach) return { kind: 'rival', ...rival };
  return { kind: 'row', days: (rowLength - (dayNumber % rowLength)) % rowLength };
}

/** Whether the next rank can be the reason, so that it has to be requested. */
export const needsRival = (day: OpenDay): boolean =>
  mayCompare(day) && (day.hasBegun || reasonForToday({ ...day, rival: undefined }).kind === 'row');
