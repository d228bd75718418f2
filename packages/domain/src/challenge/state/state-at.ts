import { type CivilDate, toEpochDay } from '../../days/civil-date';
import { eachExercise, programLength } from '../../days/exercises';
import { entitlementOf } from '../../entitlements/entitlement';
import { movements, supportedMovement } from '../../movements/movements';
import { programOn, withSupportedMovements } from '../../programs/plans-of-run';
import { targetIn } from '../../programs/program';
import { restAllowance } from '../facts/allowance';
import { isBadge } from '../facts/badge-id';
import { addReps } from '../fold/completed-date';
import type { MergedDay } from '../fold/merged-day';
import { costOfUnspentRests } from '../fold/rest-cost';
import { completionRateOf, type RunRecord } from '../fold/run-record';
import { lastCompleted, type Snapshot, type Totals } from '../fold/snapshot';
import type { Walk } from '../fold/walk';
import type { Challenge, ChallengeExercise, State } from './state';
import { type ShownRun, todayIn, walkToToday } from './walk-to-today';

/** The state of a challenge at an instant; null before the first run. */
export function stateAt(snapshot: Snapshot, instant: number): State | null {
  const today = todayIn(snapshot, instant);
  const { walk, shown } = walkToToday(snapshot, today);
  if (!shown) return null;
  const { at: now, timezone, date } = today;
  const { isPremium, isInTrial } = entitlementOf(snapshot, now);
  return {
    now,
    timezone,
    today: date,
    ...stateOfRun(shown, date),
    streak: currentStreak(walk),
    longestStreak: walk.longestStreak,
    restDaysLeft: restDaysLeft(walk, shown, toEpochDay(date)),
    isChampionByOwnPlan: isChampionByOwnPlan(walk.runs),
    dayToRate: dayToRate(snapshot),
    ...totalsOf(walk.totals, snapshot.days),
    daysRated: (snapshot.settled.rated ?? 0) + (snapshot.ratings?.length ?? 0),
    isPremium,
    isInTrial,
    autoRestCover: snapshot.coverSwitches.at(-1)?.on ?? true,
    centuryClub: centuryClubOf(walk.runs),
    badges: snapshot.badges.filter(({ id }) => isBadge(id)),
  };
}

/** The fields of the state that follow from the run shown alone. */
function stateOfRun(shown: ShownRun, today: CivilDate) {
  const { runIndex, run, isFinished, isWaiting, dayNumber, isRestDay, isScheduledRest } = shown;
  const opensOn = isWaiting ? run.firstDate : null;
  return {
    season: run.season,
    path: run.path,
    runIndex,
    firstDate: run.firstDate,
    dayNumber,
    currentDay: run.season === 1 ? dayNumber : programLength,
    centuryClubDay: run.season === 2 ? dayNumber : null,
    finished: isFinished,
    opensOn,
    challenge: challengeOf(run, dayNumber, opensOn ?? today, dayShown(shown)),
    restDaysUsed: run.restDates,
    isRestDay,
    isScheduledRest,
    plan: isFinished ? null : planShown(run, today),
    ownDays: run.ownDays ?? 0,
    completionRate: completionRateOf(run),
  };
}

/** The streak of the latest run: after a path reset the run shown may belong to an earlier streak era. */
function currentStreak({ runs, streakEras }: Walk): number {
  return streakEras[runs.at(-1)?.era ?? 0]?.streak ?? 0;
}

/** The rest days that are left on a date; null if they are unlimited on it. */
function restDaysLeft(walk: Walk, { runIndex, run }: ShownRun, epochDay: number): number | null {
  if (walk.conditions.isRestUnlimited(epochDay)) return null;
  return Math.max(0, restAllowance - run.restCost - costOfUnspentRests(walk, runIndex, epochDay));
}

/** The day that is shown as today's: of a finished run its last, and nothing while a run waits. */
function dayShown({ run, isWaiting, day }: ShownRun): MergedDay | null {
  return run.finish ?? (isWaiting ? null : day);
}

function challengeOf(run: RunRecord, dayNumber: number, date: CivilDate, day: MergedDay | null): Challenge {
  const inForce = programOn(run, date);
  const exercises = eachExercise((id): ChallengeExercise => {
    const done = day?.done[id];
    const { movement: runMovement } = inForce.standard.exercises[id];
    const movement = supportedMovement(
      done ? done.movement : inForce.program.exercises[id].movement,
      runMovement,
    );
    return {
      movement,
      name: movements[movement].name,
      target: done?.target ?? targetIn(inForce, id, dayNumber),
      completed: done !== undefined,
      completedAt: done?.at ?? null,
      reps: done?.reps ?? 0,
      timeSeconds: done?.timeSeconds ?? null,
    };
  });
  return {
    dayNumber,
    targetReps: exercises.pushups.target,
    allCompleted: Object.values(exercises).every(({ completed }) => completed),
    isCenturyClub: run.season === 2,
    exercises,
  };
}

/** The totals of a walk, with the reps of the days that are not settled. */
function totalsOf(walked: Totals, unsettledDays: readonly MergedDay[]) {
  const totals = { ...walked };
  for (const day of unsettledDays) addReps(totals, day);
  const { reps, extraReps, timedDays, timedSeconds, daysCompleted } = totals;
  return {
    totalReps: reps,
    extraReps,
    averageTimePerDay: timedDays === 0 ? null : Math.round(timedSeconds / timedDays),
    daysCompleted,
  };
}

/** The last completed date is the first day of the snapshot. A second day there means that the next one has started. */
function dayToRate(snapshot: Snapshot): State['dayToRate'] {
  const date = lastCompleted(snapshot)?.day.date;
  if (date === undefined || snapshot.days.length > 1) return null;
  return { date, effort: snapshot.ratings?.find((rating) => rating.date === date)?.effort ?? null };
}

/** The last plan, if it is in force or starts tomorrow. Null once the person returned to the run's own program. */
function planShown({ plans = [], path }: RunRecord, today: CivilDate): State['plan'] {
  const last = plans.at(-1);
  if (!last || (last.plan === null && last.firstDate <= today)) return null;
  return { startsOn: last.firstDate, plan: last.plan && withSupportedMovements(last.plan, path) };
}

function isChampionByOwnPlan(runs: readonly RunRecord[]): boolean {
  const finishedRuns = runs.filter(({ season, finish }) => season === 1 && finish !== null);
  return finishedRuns.length > 0 && finishedRuns.every(({ ownDays = 0 }) => ownDays > 0);
}

/** The latest run of season 1 decides eligibility. A path is chosen until its run is reset. */
function centuryClubOf(runs: readonly RunRecord[]): State['centuryClub'] {
  const seasonOne = runs.findLast(({ season }) => season === 1);
  const latest = runs.at(-1);
  const currentPath = latest && latest.closedAt === null ? latest.path : null;
  return { isEligible: (seasonOne?.finish ?? null) !== null, hasChosen: currentPath !== null, currentPath };
}
