import { badgeDefinition, badgeRule } from '../badges/definitions';
import { type BadgeId, badgeIds } from '../challenge/facts/badge-id';

/** Why this day matters, from the person's own data. */
export type Reason =
  | { kind: 'closes'; minutes: number }
  /** The number of days in a row that earn Comeback. */
  | { kind: 'comeback'; days: number }
  | { kind: 'rival'; reps: number; rank: number }
  /** The days after today; 0 is today. `share` is the progress. */
  | { kind: 'badge'; badge: BadgeId; name: string; days: number; share: number }
  | { kind: 'longestStreak'; days: number }
  | { kind: 'row'; days: number };

/** The data about a person whose day is open. */
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
/** A target further away does not motivate. */
const nearDays = 20;
const comebackDays = 3;
const rowLength = 10;

/** The shown reason, which is the first that applies. It differs from yesterday's. */
export function reasonForToday(day: OpenDay): Reason {
  const { minutesLeft, streak, longestStreak, dayNumber, hasBegun, repsLeft, rival } = day;
  if (minutesLeft < closingMinutes) return { kind: 'closes', minutes: Math.max(0, minutesLeft) };
  if (day.isBack && streak < comebackDays && !day.badges.includes('comeback'))
    return { kind: 'comeback', days: comebackDays - streak };
  const inReach = rival && rival.reps <= repsLeft ? { kind: 'rival' as const, ...rival } : undefined;
  if (hasBegun && inReach) return inReach;
  const badge = nearestBadge(day);
  if (badge) return badge;
  const toLongest = longestStreak - streak;
  if (streak > 0 && toLongest > 0 && toLongest <= nearDays) return { kind: 'longestStreak', days: toLongest };
  if (inReach) return inReach;
  return { kind: 'row', days: (rowLength - (dayNumber % rowLength)) % rowLength };
}

/** Whether the next rank can be the reason, so that it has to be requested. */
export const needsRival = (day: OpenDay): boolean =>
  day.hasBegun || reasonForToday({ ...day, rival: undefined }).kind === 'row';

/** Only badges that count days, because the day on which reps reach a target is unknown. */
function nearestBadge({ season, dayNumber, streak, badges }: OpenDay): Reason | undefined {
  let nearest: (Reason & { kind: 'badge' }) | undefined;
  for (const badge of badgeIds) {
    const { group, name } = badgeDefinition(badge);
    const rule = badgeRule(badge);
    const done = badge === 'first_step' ? 0 : group === 'streak' ? streak : dayNumber - 1;
    const counts = group === 'streak' || (group === 'milestone' && season === 1);
    if (!counts || badges.includes(badge) || 'isDone' in rule) continue;
    const days = rule.target - done - 1;
    if (days < 0 || days > nearDays || days >= (nearest?.days ?? Number.POSITIVE_INFINITY)) continue;
    nearest = { kind: 'badge', badge, name, days, share: done / rule.target };
  }
  return nearest;
}
