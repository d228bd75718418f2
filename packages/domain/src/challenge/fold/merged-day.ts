import type { CivilDate } from '../../days/civil-date';
import { type ExerciseId, exerciseIds } from '../../days/exercises';
import { localDateIn } from '../../days/zones';
import type { MovementId } from '../../movements/movements';
import type { ExerciseCompleted } from '../facts/facts';

/** How an exercise differs from the run's own, because of a plan or a swap. Each field is absent if it does not. */
export interface OwnPlanFields {
  movement?: MovementId;
  /** The target that the run itself has on this day; the exercise's own target is then that of a plan. */
  standard?: number;
  /** Percent of the reps that count on boards. */
  credit?: number;
}

/** All facts about one exercise on one local date, merged as `ExerciseCompleted` defines it. */
export interface MergedExercise extends OwnPlanFields {
  reps: number;
  target: number;
  dayNumber: number;
  at: number;
  timezone: string;
  timeSeconds: number | null;
}

/** What was done on one local date, in any run. */
export interface MergedDay {
  date: CivilDate;
  done: Partial<Record<ExerciseId, MergedExercise>>;
}

/**
 * The stored fields of a fact. They are assigned one by one instead of spread, to be fast: a log has thousands of these
 * facts, and few have optional fields.
 */
export function mergedExerciseFrom(fact: ExerciseCompleted): MergedExercise {
  const done: MergedExercise = {
    reps: fact.reps,
    target: fact.target,
    dayNumber: fact.dayNumber,
    at: fact.at,
    timezone: fact.timezone,
    timeSeconds: fact.timeSeconds ?? null,
  };
  if (fact.movement !== undefined) done.movement = fact.movement;
  if (fact.standard !== undefined) done.standard = fact.standard;
  if (fact.credit !== undefined) done.credit = fact.credit;
  return done;
}

/** Only these three fields, of a value that has more. */
export function ownPlanFields({ movement, standard, credit }: OwnPlanFields): OwnPlanFields {
  return {
    ...(movement === undefined ? {} : { movement }),
    ...(standard === undefined ? {} : { standard }),
    ...(credit === undefined ? {} : { credit }),
  };
}

/**
 * Merges what two facts say of one exercise on one date. The merge is commutative, associative and idempotent, so the
 * order of facts and how often each arrives do not matter.
 */
export function mergeExercises(one: MergedExercise | undefined, other: MergedExercise): MergedExercise {
  if (!one) return other;
  const first = isEarlier(other, one) ? other : one;
  return { ...first, reps: Math.max(one.reps, other.reps), timeSeconds: longerTime(one, other) };
}

/** At equal instants the other fields decide, so that the result does not depend on which fact arrived first. */
function isEarlier(one: MergedExercise, other: MergedExercise): boolean {
  const difference = one.at - other.at || one.dayNumber - other.dayNumber || one.target - other.target;
  return difference < 0 || (difference === 0 && tieBreaker(one) < tieBreaker(other));
}

const tieBreaker = ({ timezone, movement, standard, credit }: MergedExercise) =>
  `${timezone} ${movement} ${standard} ${credit}`;

function longerTime(one: MergedExercise, other: MergedExercise): number | null {
  if (one.timeSeconds === null) return other.timeSeconds;
  if (other.timeSeconds === null) return one.timeSeconds;
  return Math.max(one.timeSeconds, other.timeSeconds);
}

/** The exercise of the date that was done first; at equal instants, the first in the order of the exercises. */
export function firstExerciseOf(day: MergedDay): MergedExercise | null {
  let first: MergedExercise | null = null;
  for (const exercise of exerciseIds) {
    const done = day.done[exercise];
    if (done && (!first || done.at < first.at)) first = done;
  }
  return first;
}

/** The exercise of the date that was done last, whether the date is complete or not. */
export function lastExerciseOf(day: MergedDay): MergedExercise | null {
  let last: MergedExercise | null = null;
  for (const exercise of exerciseIds) {
    const done = day.done[exercise];
    if (done && (!last || done.at >= last.at)) last = done;
  }
  return last;
}

export function isComplete(day: MergedDay): boolean {
  return completionOf(day) !== null;
}

/** The exercise that completed the date, or null while one is missing. One loop, because a fold calls it for every date. */
export function completionOf({ done }: MergedDay): MergedExercise | null {
  let last: MergedExercise | null = null;
  for (const exercise of exerciseIds) {
    const next = done[exercise];
    if (!next) return null;
    if (!last || next.at >= last.at) last = next;
  }
  return last;
}

/** A completed date, with the exercise that completed it. */
export interface CompletedDay {
  day: MergedDay;
  completion: MergedExercise;
}

/** The completed ones of these days. */
export function completedDaysOf(days: readonly MergedDay[]): CompletedDay[] {
  return days.flatMap((day) => {
    const completion = completionOf(day);
    return completion ? [{ day, completion }] : [];
  });
}

/** Whether a completed day is easier than the run's own: with fewer reps than its target, or an easier movement. */
export function isEasierThanRun(day: MergedDay): boolean {
  return exerciseIds.some((exercise) => {
    const done = day.done[exercise];
    // Without `standard` the target is the run's own, which a completed exercise reaches.
    return done !== undefined && ((done.credit ?? 100) < 100 || done.reps < (done.standard ?? 0));
  });
}

/** Whether the clock of the exercise's zone still showed the date of the workout, or an earlier one. */
export function wasDoneBeforeMidnight(date: CivilDate, done: MergedExercise): boolean {
  return localDateIn(done.timezone, done.at) <= date;
}
