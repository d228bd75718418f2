import type { Fact } from '../challenge/facts/facts';
import type { DateExercise, DateRecord, DateStatus, History, RunSummary } from '../challenge/state/state';
import type { CivilDate } from '../days/civil-date';
import { type ExerciseId, eachExercise } from '../days/exercises';
import { notBeforeLastFact, todayAt } from './clock';
import { type Completion, completions, finishDate } from './date-of-run';
import { dueExercise, movementOfRun } from './due-exercise';
import { type ReferenceLog, readLog } from './read-log';
import { type ReferenceWalk, type WalkedDate, walkDates } from './walk-dates';

/** The values that the state and the history share. */
export type WalkedLog = {
  log: ReferenceLog;
  now: number;
  today: CivilDate;
  completed: Completion[];
  walk: ReferenceWalk;
};

/** Reads a log and walks its dates up to today; null before the first run. */
export function walkLog(facts: readonly Fact[], clock: number): WalkedLog | null {
  const log = readLog(facts);
  if (log.runs.length === 0) return null;
  const now = notBeforeLastFact(log.facts, clock);
  const today = todayAt(log, now);
  const completed = completions(log);
  return { log, now, today, completed, walk: walkDates(log, completed, today, now) };
}

/** Completed dates relative to all past dates that are not rest days; today counts only once complete. */
export function completionRate(walk: ReferenceWalk, run: number): number {
  const ofRun = walk.dates.filter((date) => date.run === run);
  const doneCount = ofRun.filter(({ mark }) => mark === 'complete').length;
  const missedCount = ofRun.filter(({ mark }) => mark === 'missed').length;
  // Rounded half up.
  return doneCount === 0 ? 0 : Math.floor((100 * doneCount) / (doneCount + missedCount) + 0.5);
}

function statusOf({ mark }: WalkedDate, hasReps: boolean): DateStatus {
  if (mark === 'rest' || mark === 'complete') return mark;
  if (hasReps) return 'partial';
  return mark === 'open' ? 'open' : 'missed';
}

function recordOf(log: ReferenceLog, walked: WalkedDate): DateRecord {
  const { date, mark, automatic, streak } = walked;
  const run = walked.run === null ? null : log.runs[walked.run]!;
  const done = log.doneOn.get(date) ?? {};
  const effort = log.effortOn.get(date);
  const exerciseOf = (exercise: ExerciseId): DateExercise => {
    const merged = done[exercise];
    const due = run && dueExercise(run, exercise, date, walked.dayNumber);
    const movement = merged ? merged.movement : (due?.movement ?? null);
    return {
      completed: merged !== undefined,
      reps: merged?.reps ?? 0,
      target: merged?.target ?? due?.target ?? 0,
      timeSeconds: merged?.timeSeconds ?? null,
      completedAt: merged?.at ?? null,
      // The record names a movement only if it is not the run's own. A fact leaves out the run's own already; a due exercise
      // always has one, so it is compared.
      ...(movement === null || (!merged && movement === movementOfRun(run, exercise)) ? {} : { movement }),
      ...(merged && merged.standard !== merged.target ? { standard: merged.standard } : {}),
      ...(merged && merged.credit !== 100 ? { credit: merged.credit } : {}),
    };
  };
  return {
    date,
    run: walked.run,
    dayNumber: run === null ? null : walked.dayNumber,
    status: statusOf(walked, log.doneOn.has(date)),
    usedRestDay: mark === 'rest',
    automaticRest: automatic,
    ...(walked.scheduled ? { scheduled: true as const } : {}),
    streak: run === null ? 0 : streak,
    exercises: eachExercise(exerciseOf),
    ...(effort === undefined ? {} : { effort }),
  };
}

function summaryOf({ log, walk, completed }: WalkedLog, index: number): RunSummary {
  const { season, path, openedAt, firstDate, closedAt, closedOn } = log.runs[index]!;
  const finishedOn = finishDate(completed, index);
  const count = (mark: WalkedDate['mark']) =>
    walk.dates.filter((date) => date.run === index && date.mark === mark).length;
  return {
    season,
    path,
    openedAt,
    firstDate,
    closedAt: closedAt === Number.POSITIVE_INFINITY ? null : closedAt,
    closedOn,
    finishedOn,
    daysCompleted: count('complete'),
    daysMissed: count('missed'),
    restDaysUsed: count('rest'),
    completionRate: completionRate(walk, index),
  };
}

/** The calendar and the history, computed date by date. */
export function referenceHistory(facts: readonly Fact[], now: number): History | null {
  const walkedLog = walkLog(facts, now);
  if (walkedLog === null) return null;
  const { log, walk, today } = walkedLog;
  return {
    today,
    runs: log.runs.map((_, index) => summaryOf(walkedLog, index)),
    dates: walk.dates
      .filter(({ date, run }) => run !== null || log.doneOn.has(date))
      .map((walked) => recordOf(log, walked)),
  };
}
