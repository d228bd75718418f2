import { type CivilDate, fromEpochDay, toEpochDay } from '../../days/civil-date';
import { addSessions, type CompletedSessions } from '../../recovery/completed-sessions';
import { addReps } from './completed-date';
import { countForBadges } from './count-for-badges';
import { reachedByRatings } from './count-for-premium';
import { ratingsField, sessionsField } from './merge-facts';
import { type CompletedDay, completionOf } from './merged-day';
import type { PremiumCounters } from './premium-counters';
import { spanOf } from './run-record';
import { lastCompleted, type SettledCounts, type Snapshot } from './snapshot';
import { walkFromCompleted } from './uncompleted-dates';
import { type OnDate, startWalk, type Walk } from './walk';

/**
 * Counts the dates that new facts have settled, and removes them from the lists of the snapshot. Tested in `fold.test.ts`.
 * @param merged The snapshot with the new facts merged into its lists, but not yet into its counts.
 * @param lastBefore The last completed date before the new facts. The dates before it are in the counts already.
 */
export function settle(
  merged: Snapshot,
  lastBefore: CompletedDay | null,
  onDate: OnDate | null = null,
): Snapshot {
  const walk = startWalk(merged, null, { onDate, countForBadges });
  const lastCompletedDate = walkToLastCompleted(walk, merged, lastBefore)?.day.date;
  const { days, rests, ratings, sessions, otherFields } = divideLists(merged, lastCompletedDate);
  for (const day of days.settled) addReps(walk.totals, day);
  if (lastCompletedDate !== undefined) {
    fixFirstDates(walk, lastCompletedDate);
    dropPlansOfClosedRuns(walk, lastCompletedDate);
  }
  const { rated: ratedBefore = 0, sessions: sessionsBefore } = merged.settled;
  const { completed: completedSessions, graduatedAt } = addSessions(sessionsBefore, sessions.settled);
  recordReached(walk, {
    ...reachedByRatings(ratedBefore, ratings.settled),
    ...(graduatedAt === null ? {} : { recovery_graduate: graduatedAt }),
  });
  const { runs, streakEras, longestStreak, totals, badgeCounters } = walk;
  return {
    ...otherFields,
    runs,
    settled: {
      chains: streakEras,
      longestStreak,
      totals,
      deeds: badgeCounters,
      ...ratedField(ratedBefore + ratings.settled.length),
      ...completedSessionsField(completedSessions),
    },
    days: days.unsettled,
    rests: rests.unsettled,
    ...ratingsField(ratings.unsettled),
    ...sessionsField(sessions.unsettled),
  };
}

/** Divides the lists of dates of a snapshot, see `divide`. The other fields stay as they are. */
function divideLists(
  { days, rests, ratings = [], sessions = [], ...otherFields }: Snapshot,
  lastCompletedDate: CivilDate | undefined,
) {
  return {
    days: divide(days, lastCompletedDate),
    rests: divide(rests, lastCompletedDate),
    ratings: divide(ratings, lastCompletedDate),
    sessions: divide(sessions, lastCompletedDate),
    otherFields,
  };
}

/**
 * Divides a list into its settled and its unsettled dates. The last completed date is unsettled, because further exercises
 * may change it. Without a completed date, all are unsettled.
 */
function divide<Item extends { date: CivilDate }>(
  list: readonly Item[],
  lastCompletedDate: CivilDate | undefined,
) {
  const isSettled = ({ date }: Item) => lastCompletedDate !== undefined && date < lastCompletedDate;
  return { settled: list.filter(isSettled), unsettled: list.filter((item) => !isSettled(item)) };
}

/** Walks every date before the last completed one, and returns that one. */
function walkToLastCompleted(
  walk: Walk,
  merged: Snapshot,
  lastBefore: CompletedDay | null,
): CompletedDay | null {
  // The last completed date before the facts is still the first of the days, but its exercises may have changed.
  let last = lastBefore && lastCompleted(merged);
  for (const day of merged.days) {
    const completion = completionOf(day);
    if (!completion || day === last?.day) continue;
    walkFromCompleted(walk, last, day.date, completion);
    last = { day, completion };
  }
  return last;
}

/**
 * Stores the first date of each run that has begun, because the facts that moved it are dropped when they are settled. A
 * first date on the last completed date is stored too: no fact on an earlier date extends the snapshot.
 */
function fixFirstDates(walk: Walk, lastCompletedDate: CivilDate): void {
  const lastCompletedDay = toEpochDay(lastCompletedDate);
  for (const [runIndex, run] of walk.runs.entries()) {
    const firstEpochDay = walk.firstEpochDays[runIndex];
    if (firstEpochDay !== undefined && firstEpochDay <= lastCompletedDay)
      run.beginsOn = fromEpochDay(firstEpochDay);
  }
}

/** Once all its dates are settled, the plans of a closed run only enlarge the snapshot, which every request reads. */
function dropPlansOfClosedRuns({ runs }: Walk, lastCompletedDate: CivilDate): void {
  for (const run of runs) {
    const { to } = spanOf(run);
    if (run.closedAt !== null && to !== null && to < lastCompletedDate) delete run.plans;
  }
}

/** Records the badges that settled ratings and recovery sessions reach, which the walk over the dates does not count. */
function recordReached({ badgeCounters: { premium } }: Walk, reached: PremiumCounters['reached']): void {
  if (premium) Object.assign(premium.reached, reached);
}

/** Absent if 0. */
const ratedField = (rated: number): Pick<SettledCounts, 'rated'> => (rated === 0 ? {} : { rated });

/** Absent without any. */
const completedSessionsField = (sessions: CompletedSessions): Pick<SettledCounts, 'sessions'> =>
  Object.keys(sessions).length === 0 ? {} : { sessions };
