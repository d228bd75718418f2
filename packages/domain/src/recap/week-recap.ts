import type { RunRecord } from '../challenge/fold/run-record';
import { lastCompleted, type Snapshot } from '../challenge/fold/snapshot';
import { extraRepsOn, repsOn } from '../challenge/state/date-figures';
import type { DateRecord, DateStatus, History } from '../challenge/state/state';
import { addDays, type CivilDate, startOfWeek, toEpochDay, weekdayOf } from '../days/civil-date';
import { type ExerciseId, eachExercise, programLength } from '../days/exercises';
import { planOn, programOn } from '../programs/plans-of-run';
import { targetIn } from '../programs/program';

/** What a recap is computed from. */
export interface RecapLog {
  history: History;
  runs: readonly RunRecord[];
  /** The last date on which weekdays of a plan are off; null without an end. */
  offUntil: CivilDate | null;
}

export interface WeekRecap {
  /** The week from its Sunday to its Saturday. */
  from: CivilDate;
  to: CivilDate;
  /** One status for each date; null if the date belongs to no run. */
  days: readonly (DateStatus | null)[];
  completed: number;
  reps: number;
  /** Reps beyond the targets. */
  extraReps: number;
  best: { date: CivilDate; dayNumber: number; reps: number };
  /** The streak at the end of the week, and whether a rest day of the week kept it. */
  streak: number;
  isKeptByRest: boolean;
  /** The dates from today to Saturday, if every due date is completed. */
  ahead: readonly AskedDate[];
}

/** A date ahead, with what the plan asks on it. */
export interface AskedDate {
  date: CivilDate;
  /** Null on a rest day, on a weekday off and after Day 100. */
  targets: Record<ExerciseId, number> | null;
}

/** The completed days that a recap needs. After fewer, the comeback on the dashboard says more. */
const fewestDays = 2;

/** The week before that of today; null if fewer than two days of it were completed. */
export function weekRecap(log: RecapLog, today: CivilDate): WeekRecap | null {
  const from = addDays(startOfWeek(today), -7);
  const to = addDays(from, 6);
  const dates = log.history.dates.filter((record) => record.date >= from && record.date <= to);
  const complete = dates.filter(({ status }) => status === 'complete');
  if (complete.length < fewestDays) return null;
  // Of equal days the later one is the best.
  const best = complete.reduce((most, record) => (repsOn(record) >= repsOn(most) ? record : most));
  return {
    from,
    to,
    days: Array.from({ length: 7 }, (_, index) => {
      const record = dates.find((each) => each.date === addDays(from, index));
      return record && record.run !== null ? record.status : null;
    }),
    completed: complete.length,
    reps: dates.reduce((sum, record) => sum + repsOn(record), 0),
    extraReps: dates.reduce((sum, record) => sum + extraRepsOn(record), 0),
    best: { date: best.date, dayNumber: best.dayNumber ?? 1, reps: repsOn(best) },
    streak: dates.at(-1)?.streak ?? 0,
    isKeptByRest: datesOfStreak(dates).some(({ status }) => status === 'rest'),
    ahead: aheadOf(log, today),
  };
}

/** The dates of a run after the last one on which there was no streak. */
function datesOfStreak(dates: readonly DateRecord[]): DateRecord[] {
  const ofRun = dates.filter(({ run }) => run !== null);
  return ofRun.slice(ofRun.findLastIndex(({ streak }) => streak === 0) + 1);
}

/** The targets from today to the Saturday of its week. */
function aheadOf({ history, runs, offUntil }: RecapLog, today: CivilDate): AskedDate[] {
  const index = history.runs.length - 1;
  const [run, summary] = [runs[index], history.runs[index]];
  const saturday = addDays(startOfWeek(today), 6);
  if (!run || !summary || summary.closedOn !== null || summary.finishedOn !== null) return [];
  const statusOfToday = history.dates.find(
    ({ date, run: ofRun }) => date === today && ofRun === index,
  )?.status;
  // Today counts with its own day number, also once it is complete.
  let nextDay = summary.daysCompleted + (statusOfToday === 'complete' ? 0 : 1);
  const ahead: AskedDate[] = [];
  for (let next = today; next <= saturday; next = addDays(next, 1)) {
    const isPlannedOff = planOn(run.plans, next)?.plan?.offWeekdays.includes(weekdayOf(next)) ?? false;
    const isOff = isPlannedOff && (offUntil === null || next <= offUntil);
    const isRest = next === today && statusOfToday === 'rest';
    const isAsked = !(isRest || isOff) && next >= summary.firstDate && nextDay <= programLength;
    ahead.push({ date: next, targets: isAsked ? targetsOf(run, next, nextDay) : null });
    if (isAsked) nextDay += 1;
  }
  return ahead;
}

function targetsOf(run: RunRecord, date: CivilDate, dayNumber: number): Record<ExerciseId, number> {
  const program = programOn(run, date);
  return eachExercise((id) => targetIn(program, id, dayNumber));
}

/**
 * The completed days of the week that ended before a Sunday. It needs only the snapshot, which counts the days of the
 * latest week until the second day of the next one is completed.
 */
export function daysOfWeekBefore(snapshot: Snapshot, sunday: CivilDate): number {
  const from = addDays(sunday, -7);
  const { week } = snapshot.settled.deeds;
  const settledCount = week?.sunday === toEpochDay(from) ? week.completed : 0;
  const last = lastCompleted(snapshot)?.day.date;
  return settledCount + (last !== undefined && last >= from && last <= addDays(from, 6) ? 1 : 0);
}

/** Whether a week with so many days has a recap. */
export const hasRecap = (completed: number): boolean => completed >= fewestDays;
