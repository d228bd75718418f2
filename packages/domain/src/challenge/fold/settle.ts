import { type CivilDate, fromEpochDay, toEpochDay } from '../../days/civil-date';
import { addSessions } from '../../recovery/completed-sessions';
import type { SessionDate } from '../../recovery/session-dates';
import { addReps, walkCompletedDate } from './completed-date';
import { enoughRated } from './count-for-premium';
import { ratingsField, sessionsField } from './merge-facts';
import { type CompletedDay, completionOf } from './merged-day';
import { walkOpenDatesAfter } from './open-dates';
import { spanOf } from './run-record';
import { lastCompleted, type RatedDate, type Settled, type Snapshot } from './snapshot';
import { type OnDate, type Walk, walkFrom } from './walk';

/**
 * Counts the dates before the last completed one. They are settled: no fact that comes after the others changes them.
 * That date and the dates after it stay in the snapshot unchanged.
 * @param base The snapshot before the facts were merged.
 * @param merged The same snapshot with the facts merged into its lists.
 */
export function settle(base: Snapshot, merged: Snapshot, onDate: OnDate | null): Snapshot {
  const { days, rests, ratings = [], sessions = [], ...rest } = merged;
  const walk = walkFrom(merged, null, onDate);
  const { last, index } = walkToLastCompleted(walk, base, merged);
  for (const day of days.slice(0, index)) addReps(walk.totals, day);
  if (last) {
    fixFirstDates(walk, toEpochDay(last.day.date));
    dropPlansOfClosedRuns(walk, last.day.date);
  }
  const isOpen = ({ date }: { date: CivilDate }) => !last || date >= last.day.date;
  const openRatings = ratings.filter(isOpen);
  const openSessions = sessions.filter(isOpen);
  const settledRatings = ratings.slice(0, ratings.length - openRatings.length);
  const settledSessions = sessions.slice(0, sessions.length - openSessions.length);
  const { runs, streakEras, longestStreak, totals, badgeCounters } = walk;
  return {
    ...rest,
    runs,
    settled: {
      // `chains` and `deeds` are the names in stored snapshots.
      chains: streakEras,
      longestStreak,
      totals,
      deeds: badgeCounters,
      ...settleRatings(walk, base.settled, settledRatings),
      ...settleSessions(walk, base.settled, settledSessions),
    },
    days: days.slice(index),
    rests: rests.filter(isOpen),
    ...ratingsField(openRatings),
    ...sessionsField(openSessions),
  };
}

/** Walks every date before the last completed one, and returns that one with its index among the days. */
function walkToLastCompleted(walk: Walk, base: Snapshot, merged: Snapshot) {
  // The base was walked up to its last completed day, so the walk goes on after that day.
  let last: CompletedDay | null = lastCompleted(base) && lastCompleted(merged);
  let lastIndex = 0;
  for (const [index, day] of merged.days.entries()) {
    const completion = completionOf(day);
    if (!completion || day === last?.day) continue;
    if (last) walkCompletedDate(walk, last, true);
    walkOpenDatesAfter(walk, last, toEpochDay(day.date) - 1, completion);
    last = { day, completion };
    lastIndex = index;
  }
  return { last, index: lastIndex };
}

/** A run whose first date is settled keeps it, although the facts that moved it are no longer in the snapshot. */
function fixFirstDates(walk: Walk, settledUpTo: number): void {
  for (const [index, run] of walk.runs.entries()) {
    const firstDay = walk.firstDays[index];
    if (firstDay !== undefined && firstDay <= settledUpTo) run.beginsOn = fromEpochDay(firstDay);
  }
}

/** Once none of its dates is open, the plans of a closed run only enlarge the snapshot, which every request reads. */
function dropPlansOfClosedRuns({ runs }: Walk, settledUpTo: CivilDate): void {
  for (const run of runs) {
    const { to } = spanOf(run);
    if (run.closedAt !== null && to !== null && to < settledUpTo) delete run.plans;
  }
}

/** The number of settled ratings; absent if 0. */
function settleRatings(walk: Walk, before: Settled, ratings: readonly RatedDate[]): Pick<Settled, 'rated'> {
  const { rated: ratedBefore = 0 } = before;
  const { premium } = walk.badgeCounters;
  if (premium) Object.assign(premium.reached, enoughRated(ratedBefore, ratings));
  const rated = ratedBefore + ratings.length;
  return rated === 0 ? {} : { rated };
}

/** The recovery sessions of settled dates; absent if there are none. */
function settleSessions(
  walk: Walk,
  before: Settled,
  sessions: readonly SessionDate[],
): Pick<Settled, 'sessions'> {
  const { done, graduatedAt } = addSessions(before.sessions, sessions);
  const { premium } = walk.badgeCounters;
  if (premium && graduatedAt !== null) premium.reached.recovery_graduate = graduatedAt;
  return Object.keys(done).length === 0 ? {} : { sessions: done };
}
