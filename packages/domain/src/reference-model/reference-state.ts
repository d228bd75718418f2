import { restAllowance } from '../challenge/facts/allowance';
import type { Fact } from '../challenge/facts/facts';
import type { Challenge, State } from '../challenge/state/state';
import type { CivilDate } from '../days/civil-date';
import { type ExerciseId, eachExercise } from '../days/exercises';
import { movements } from '../movements/movements';
import { badgesEarned, workoutTimeOn } from './badges-earned';
import { zoneAt } from './clock';
import { finishDate } from './date-of-run';
import { dueExercise, isEasierThanRun, movementOfRun } from './due-exercise';
import { isPremiumDate, premiumAt } from './premium';
import { type DoneByExercise, ofKind, type ReferenceExercise, type Run } from './read-log';
import { completionRate, type WalkedLog, walkLog } from './reference-history';

/** The index of the run shown: the latest, or after a path reset the latest of season 1. */
function runShown({ log }: WalkedLog): number {
  const last = log.runs.length - 1;
  const isReset = log.runs[last]?.closedAt !== Number.POSITIVE_INFINITY;
  return isReset ? log.runs.findLastIndex(({ season }) => season === 1) : last;
}

function dayNumberOf({ completed }: WalkedLog, run: number, date: CivilDate): number {
  return Math.min(100, 1 + completed.filter((day) => day.run === run && day.date < date).length);
}

/** A new run waits for tomorrow if today has an exercise of the previous one. */
function isWaiting({ log, today }: WalkedLog, run: Run): boolean {
  const doneToday = Object.values(log.doneOn.get(today) ?? {});
  return today < run.firstDate && doneToday.some(({ at }) => at < run.openedAt);
}

function movementOf(
  run: Run,
  exercise: ExerciseId,
  date: CivilDate,
  dayNumber: number,
  done: ReferenceExercise | undefined,
) {
  const movement = done
    ? (done.movement ?? movementOfRun(run, exercise))
    : dueExercise(run, exercise, date, dayNumber).movement;
  return { movement, name: movements[movement].name };
}

/** The plan in force or coming; null without one, or if the person is back on the standard program of the run. */
function planOf({ plans }: Run, today: CivilDate): State['plan'] {
  const last = plans.at(-1);
  const hasNone = last === undefined || (last.plan === null && last.firstDate <= today);
  return hasNone ? null : { startsOn: last.firstDate, plan: last.plan };
}

/** The completed days of a run with lower targets or easier movements. */
function ownDaysOf({ log, completed }: WalkedLog, run: number): number {
  return completed.filter((day) => day.run === run && isEasierThanRun(log.doneOn.get(day.date) ?? {})).length;
}

function challengeOf(run: Run, dayNumber: number, date: CivilDate, done: DoneByExercise): Challenge {
  const exercises = eachExercise((exercise) => ({
    ...movementOf(run, exercise, date, dayNumber, done[exercise]),
    target: done[exercise]?.target ?? dueExercise(run, exercise, date, dayNumber).target,
    completed: done[exercise] !== undefined,
    completedAt: done[exercise]?.at ?? null,
    reps: done[exercise]?.reps ?? 0,
    timeSeconds: done[exercise]?.timeSeconds ?? null,
  }));
  return {
    dayNumber,
    targetReps: exercises.pushups.target,
    allCompleted: Object.values(exercises).every(({ completed }) => completed),
    isCenturyClub: run.season === 2,
    exercises,
  };
}

function averageTime({ log, completed }: WalkedLog): number | null {
  const times = completed
    .map((day) => workoutTimeOn(log, day))
    .filter((time) => time !== null)
    .filter((time) => time <= 3 * 60 * 60);
  if (times.length === 0) return null;
  return Math.floor(times.reduce((sum, time) => sum + time, 0) / times.length + 0.5);
}

/** The last date with an exercise, if all three were done on it. */
function dayToRate({ log }: WalkedLog): State['dayToRate'] {
  const date = [...log.doneOn.keys()].sort().at(-1);
  if (date === undefined || Object.keys(log.doneOn.get(date) ?? {}).length < 3) return null;
  return { date, effort: log.effortOn.get(date) ?? null };
}

/**
 * The state, computed plainly and slowly from the rules of the product alone, to compare the fast derivation with. Null
 * before the first run.
 */
export function referenceState(facts: readonly Fact[], clock: number): State | null {
  const walkedLog = walkLog(facts, clock);
  if (walkedLog === null) return null;
  const { log, now, today, walk, completed } = walkedLog;
  const shownRun = runShown(walkedLog);
  const { season, path } = log.runs[shownRun]!;
  const seasonOne = log.runs.findLastIndex((run) => run.season === 1);
  const doneExercises = [...log.doneOn.values()].flatMap((done) => Object.values(done));
  const { paid, trial } = premiumAt(log, now);
  return {
    now,
    timezone: zoneAt(log, now),
    today,
    ...stateOfRun(walkedLog, shownRun),
    currentDay: dayNumberOf(walkedLog, seasonOne, today),
    streak: walk.streak,
    longestStreak: walk.longestStreak,
    isChampionByOwnPlan: isChampionByOwnPlan(walkedLog),
    dayToRate: dayToRate(walkedLog),
    totalReps: doneExercises.reduce((sum, { reps }) => sum + reps, 0),
    extraReps: doneExercises.reduce(
      (sum, { reps, target, standard }) => sum + Math.max(0, reps - Math.max(target, standard)),
      0,
    ),
    averageTimePerDay: averageTime(walkedLog),
    daysCompleted: completed.length,
    daysRated: log.effortOn.size,
    isPremium: paid || trial,
    isInTrial: trial && !paid,
    autoRestCover: ofKind(log.facts, 'autoRestCoverSwitched').at(-1)?.on ?? true,
    centuryClub: {
      isEligible: finishDate(completed, seasonOne) !== null,
      hasChosen: season === 2,
      currentPath: path,
    },
    badges: badgesEarned(log, walk, completed),
  };
}

/** The fields that belong to the run shown. */
function stateOfRun(walkedLog: WalkedLog, index: number) {
  const { log, today, walk, completed } = walkedLog;
  const run = log.runs[index]!;
  const finishedOn = finishDate(completed, index);
  const waits = finishedOn === null && isWaiting(walkedLog, run);
  const dayNumber = waits ? 1 : dayNumberOf(walkedLog, index, today);
  const doneShown = waits ? {} : (log.doneOn.get(finishedOn ?? today) ?? {});
  const rests = walk.dates.filter((date) => date.run === index && date.mark === 'rest');
  return {
    season: run.season,
    path: run.path,
    runIndex: index,
    firstDate: run.firstDate,
    dayNumber,
    centuryClubDay: run.season === 2 ? dayNumber : null,
    finished: finishedOn !== null,
    opensOn: waits ? run.firstDate : null,
    challenge: challengeOf(run, dayNumber, waits ? run.firstDate : today, doneShown),
    restDaysLeft: isPremiumDate(log, today) ? null : Math.max(0, restAllowance - (walk.spent[index] ?? 0)),
    restDaysUsed: rests.length,
    isRestDay: rests.some(({ date }) => date === today),
    isScheduledRest: rests.some(({ date, scheduled }) => date === today && scheduled),
    plan: finishedOn === null ? planOf(run, today) : null,
    ownDays: ownDaysOf(walkedLog, index),
    completionRate: completionRate(walk, index),
  };
}

/** Whether season 1 was finished, and every finished run of it has a day with a lower target or an easier movement. */
function isChampionByOwnPlan(walkedLog: WalkedLog): boolean {
  const { log, completed } = walkedLog;
  const finishedRuns = [...log.runs.keys()].filter(
    (index) => log.runs[index]?.season === 1 && finishDate(completed, index) !== null,
  );
  return finishedRuns.length > 0 && finishedRuns.every((index) => ownDaysOf(walkedLog, index) > 0);
}
