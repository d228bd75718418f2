import { addReps, walkCompletedDate } from '../challenge/fold/completed-date';
import { countForBadges } from '../challenge/fold/count-for-badges';
import { progressByBadge, reachedByRatings } from '../challenge/fold/count-for-premium';
import type { CountedBadgeId } from '../challenge/fold/premium-counters';
import type { RunRecord } from '../challenge/fold/run-record';
import { type BadgeCounters, lastCompleted, type Snapshot } from '../challenge/fold/snapshot';
import { ensureStreakEra, startWalk, type Walk } from '../challenge/fold/walk';
import { can } from '../entitlements/feature-tiers';
import { isFactForAll } from '../entitlements/premium-for-all';
import { premiumPeriods } from '../entitlements/premium-periods';
import { addSessions, closestProgramme, programmesDone } from '../recovery/completed-sessions';

/** Everything in a log that earns a badge, counted to its end. Independent of the clock. */
export interface Tally {
  runs: readonly RunRecord[];
  badgeCounters: BadgeCounters;
  longestStreak: number;
  reps: number;
  extraReps: number;
  daysCompleted: number;
  /** The value of a Premium count; 0 for a person who never had Premium. */
  premiumCount(id: CountedBadgeId): number;
  /** Whether Premium was in force when the target was reached, or at any time since. */
  isReachedInPremium(id: CountedBadgeId): boolean;
  /** The recovery programme closest to its end: sessions done, and their number. */
  closestProgramme: { completed: number; total: number };
  /** Days in a row since a gap that makes a comeback; 0 without one. */
  comebackDays: number;
  hasBoughtPremium: boolean;
  hasBoughtLifetime: boolean;
}

/** The snapshot has the counts of the settled dates. The last completed date and all unsettled reps are added here. */
export function tallyOf(snapshot: Snapshot): Tally {
  const walk = startWalk(snapshot, null, { countForBadges });
  const last = lastCompleted(snapshot);
  if (last) walkCompletedDate(walk, last);
  for (const day of snapshot.days) addReps(walk.totals, day);
  const latest = walk.runs.at(-1);
  const era = latest && ensureStreakEra(walk, latest);
  const purchases = snapshot.premium
    .filter((fact) => fact.kind === 'premiumBegan')
    .filter((fact) => !isFactForAll(fact));
  return {
    runs: walk.runs,
    badgeCounters: walk.badgeCounters,
    longestStreak: walk.longestStreak,
    reps: walk.totals.reps,
    extraReps: walk.totals.extraReps,
    daysCompleted: walk.totals.daysCompleted,
    comebackDays: era?.comeback ? era.streak : 0,
    hasBoughtPremium: purchases.some(({ plan }) => can({ tier: plan }, 'supporter-badge')),
    hasBoughtLifetime: purchases.some(({ plan }) => plan === 'lifetime'),
    ...premiumTally(snapshot, walk),
  };
}

function premiumTally(
  { premium, settled, ratings = [], sessions = [] }: Snapshot,
  { badgeCounters, totals }: Walk,
): Pick<Tally, 'premiumCount' | 'isReachedInPremium' | 'closestProgramme'> {
  const { premium: counters } = badgeCounters;
  const { completed, graduatedAt } = addSessions(settled.sessions, sessions);
  const closest = closestProgramme(completed);
  if (!counters) return { premiumCount: () => 0, isReachedInPremium: () => false, closestProgramme: closest };
  const { rated = 0 } = settled;
  const otherCounts = {
    completed: totals.daysCompleted,
    rated: rated + ratings.length,
    programmes: programmesDone(completed),
  };
  const reachedAt = {
    ...counters.reached,
    ...reachedByRatings(rated, ratings),
    ...(graduatedAt === null ? {} : { recovery_graduate: graduatedAt }),
  };
  // Premium is in force at an instant or later if one of its periods ends after that instant.
  const lastEnd = Math.max(...premiumEnds(premium));
  return {
    closestProgramme: closest,
    premiumCount: (id) => progressByBadge[id](counters, otherCounts),
    isReachedInPremium: (id) => (reachedAt[id] ?? Number.POSITIVE_INFINITY) < lastEnd,
  };
}

/** The ends of the periods in which the badges of Premium can be earned. */
const premiumEnds = (premium: Snapshot['premium']) =>
  premiumPeriods(premium)
    .filter(({ kind }) => can({ tier: kind }, 'premium-badges'))
    .map(({ end }) => end ?? Number.POSITIVE_INFINITY);
