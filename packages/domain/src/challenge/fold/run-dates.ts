import { type CivilDate, toEpochDay } from '../../days/civil-date';
import { programLength } from '../../days/exercises';
import { type CompletedDay, completedDaysOf, lastExerciseOf } from './merged-day';
import { type RunRecord, runIndexAt } from './run-record';
import type { Snapshot } from './snapshot';

/** The parts of a snapshot that determine which dates belong to which run. */
type DatesOfRuns = Pick<Snapshot, 'runs' | 'days' | 'rests'>;

/**
 * The first date of each run, in days since 1970. A person who flies west may complete a day of a run, or take a rest
 * day in it, before the first date that was fixed when the run opened.
 */
export function firstEpochDaysOf({ runs, days, rests }: DatesOfRuns): number[] {
  const firstEpochDays = runs.map((run) => toEpochDay(run.beginsOn));
  const include = (runIndex: number, date: CivilDate) => {
    const firstEpochDay = firstEpochDays[runIndex];
    if (firstEpochDay !== undefined) firstEpochDays[runIndex] = Math.min(firstEpochDay, toEpochDay(date));
  };
  for (const day of days) include(runIndexAt(runs, lastExerciseOf(day)?.at ?? 0), day.date);
  for (const rest of rests) include(rest.run, rest.date);
  return firstEpochDays;
}

/**
 * The last date of each run, in days since 1970; infinite while the run is open. Day 100 ends a run even if the days before
 * it are not counted yet: a rest day that was planned after it does not belong to the run.
 */
export function lastEpochDaysOf(datesOfRuns: DatesOfRuns): number[] {
  const { runs, rests } = datesOfRuns;
  return runs.map((run, runIndex) => {
    const lastEpochDay = lastEpochDayOf(run);
    if (!rests.some((rest) => rest.run === runIndex)) return lastEpochDay;
    // `run.completed` is the number of settled days, and `completedDaysOfRun` has those that are not settled.
    const daysToDay100 = programLength - run.completed;
    const hundredth = completedDaysOfRun(datesOfRuns, runIndex)[daysToDay100 - 1];
    return hundredth ? Math.min(lastEpochDay, toEpochDay(hundredth.day.date)) : lastEpochDay;
  });
}

/** The completed days of a run among these days. A day belongs to the run that was open at its last exercise. */
export function completedDaysOfRun(
  { runs, days }: Pick<Snapshot, 'runs' | 'days'>,
  runIndex: number,
): CompletedDay[] {
  return completedDaysOf(days).filter(({ completion }) => runIndexAt(runs, completion.at) === runIndex);
}

/** The date of Day 100 or the date before the run was closed, whichever is earlier; infinite without both. */
export function lastEpochDayOf(run: RunRecord): number {
  const finishDay = run.finish ? toEpochDay(run.finish.date) : Number.POSITIVE_INFINITY;
  const dayBeforeClosing = run.closedOn ? toEpochDay(run.closedOn) - 1 : Number.POSITIVE_INFINITY;
  return Math.min(finishDay, dayBeforeClosing);
}
