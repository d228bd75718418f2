import { toEpochDay } from '../../days/civil-date';
import { exerciseIds, programLength } from '../../days/exercises';
import { longestTime } from '../../days/longest-time';
import { longestTimedDay } from '../facts/limits';
import { type CompletedDay, isEasierThanRun, type MergedDay } from './merged-day';
import { lastEpochDayOf } from './run-dates';
import { runIndexAt } from './run-record';
import type { Totals } from './snapshot';
import { ensureStreakEra, reportDate, type Walk } from './walk';

/** Counts a completed date in its run, its streak and the totals. */
export function walkCompletedDate(walk: Walk, completed: CompletedDay): void {
  const { day, completion } = completed;
  const runIndex = runIndexAt(walk.runs, completion.at);
  const run = walk.runs[runIndex];
  if (!run) return;
  const era = ensureStreakEra(walk, run);
  era.streak++;
  walk.longestStreak = Math.max(walk.longestStreak, era.streak);
  walk.totals.daysCompleted++;
  addTime(walk.totals, day);
  if (isEasierThanRun(day)) run.ownDays = (run.ownDays ?? 0) + 1;
  // These two come before `run.completed++`, because they compute the day number as one more than `run.completed`.
  walk.countForBadges?.(walk, run, completed);
  reportDate(walk, toEpochDay(day.date), 'complete', runIndex);
  run.completed++;
  if (run.completed === programLength) {
    run.finish = day;
    walk.lastEpochDays[runIndex] = lastEpochDayOf(run);
  }
}

function addTime(totals: Totals, day: MergedDay): void {
  const seconds = longestTime(day.done);
  if (seconds === null || seconds > longestTimedDay) return;
  totals.timedDays++;
  totals.timedSeconds += seconds;
}

/**
 * Adds the reps of a date, completed or not. Extra reps are those beyond the target and beyond the run's own target, so
 * that an easier plan does not earn them.
 */
export function addReps(totals: Totals, day: MergedDay): void {
  for (const exercise of exerciseIds) {
    const done = day.done[exercise];
    if (!done) continue;
    totals.reps += done.reps;
    totals.extraReps += Math.max(0, done.reps - Math.max(done.target, done.standard ?? 0));
  }
}
