import { badgeRule } from '../badges/badge-rules';
import { badgeDefinition } from '../badges/definitions';
import { type BadgeId, badgeIds } from '../challenge/facts/badge-id';

export interface NearBadge {
  badge: BadgeId;
  /** The days that are still missing. */
  days: number;
  /** The progress, from 0 to 1. */
  share: number;
}

/** A person's figures, with which the targets of badges for days are compared. */
export interface DaysDone {
  season: 1 | 2;
  /** The completed days of the run. */
  daysDone: number;
  streak: number;
  /** The ids of the earned badges. */
  badges: readonly string[];
}

/** A target more than this many days away does not motivate. */
export const nearDays = 20;

/** `first_step` is in the group of streaks, but counts completed days, of which a person without it has none. */
const streakFor = (badge: BadgeId, streak: number) => (badge === 'first_step' ? 0 : streak);

/** The nearest badge of those that count days. The day on which reps reach a target is unknown. */
export function nearestBadge({ season, daysDone, streak, badges }: DaysDone): NearBadge | undefined {
  let nearest: NearBadge | undefined;
  for (const badge of badgeIds) {
    const { group } = badgeDefinition(badge);
    const rule = badgeRule(badge);
    const countsDays = group === 'streak' || (group === 'milestone' && season === 1);
    // A rule with `isDone` has no target.
    if (!countsDays || badges.includes(badge) || 'isDone' in rule) continue;
    const doneCount = group === 'streak' ? streakFor(badge, streak) : daysDone;
    const days = rule.target - doneCount;
    // The day that is open is one of the missing days, so one more than `nearDays` may be missing.
    const isNear = days >= 1 && days <= nearDays + 1;
    if (isNear && (!nearest || days < nearest.days))
      nearest = { badge, days, share: doneCount / rule.target };
  }
  return nearest;
}
