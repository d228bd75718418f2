import { exerciseIds, programLength } from '../days/exercises';
import type { Answer } from './answer';
import type { CompleteExercise } from './commands';
import type { ExerciseCompleted } from './facts';
import { longestWorkout, mostDaysLate, mostExtraReps } from './limits';
import { type Done, doneFrom, mergeDone } from './merged-day';
import { type Place, placeOf, type Source } from './place';
import { type Refusal, type RefusalCode, refusal } from './refusals';
import { targetFor } from './targets';

/** While something was on its way, other devices may have moved the day by as many. */
const mostDaysAway = mostDaysLate;

export function completeExercise(
  source: Source,
  command: CompleteExercise,
  now: number,
): Answer | Refusal | null {
  const place = placeOf(source, command, now);
  if (!place || 'code' in place) return place;
  const done = place.day?.done[command.exercise];
  const code = fieldRefusal(command) ?? stateRefusal(place, done);
  if (code) return refusal(code);
  const fact = factOf(command, place, done);
  const wrongReps = repsRefusal(fact, done);
  if (wrongReps) return refusal(wrongReps);
  const isNews = fact.reps >= fact.target && !(done && same(done, mergeDone(done, doneFrom(fact))));
  return { facts: isNews ? [fact] : [], localDate: place.date };
}

/** Done again without a day number that is believed, it is done against what was recorded. */
function factOf(command: CompleteExercise, place: Place, done: Done | undefined): ExerciseCompleted {
  const { exercise, timeSeconds, deviceKey } = command;
  const said = saidDayNumber(command, place);
  const dayNumber = said ?? done?.dayNumber ?? place.dayNumber;
  const recorded = said === null ? done?.target : undefined;
  const target = recorded ?? targetFor(place.state.path, exercise, dayNumber);
  return {
    kind: 'exerciseCompleted',
    at: place.at,
    localDate: place.date,
    timezone: place.timezone,
    exercise,
    dayNumber,
    target,
    reps: command.actualReps ?? target,
    ...(timeSeconds === undefined ? {} : { timeSeconds }),
    ...(deviceKey === undefined ? {} : { deviceKey }),
  };
}

/**
 * The day that a late completion says it was done as, or the nearest to it that is believed; null for one that is not
 * late. Where the reps do not reach that day's target it is believed all the same: a device that heard nothing for
 * longer showed an earlier day, what was done on it is not lost, and fewer reps lift no score.
 */
function saidDayNumber({ at, dayNumber, exercise, actualReps }: CompleteExercise, place: Place) {
  if (at === undefined || dayNumber === undefined) return null;
  const least = place.dayNumber - mostDaysAway;
  const believed = Math.min(Math.max(dayNumber, least), place.dayNumber + mostDaysAway);
  const isReached = (actualReps ?? Infinity) >= targetFor(place.state.path, exercise, believed);
  return isReached ? believed : Math.min(dayNumber, believed);
}

function fieldRefusal({ exercise, timeSeconds, dayNumber }: CompleteExercise): RefusalCode | null {
  if (!exerciseIds.includes(exercise)) return 'invalid-exercise';
  if (timeSeconds !== undefined && !isWhole(timeSeconds, 0, longestWorkout)) return 'invalid-time';
  if (dayNumber !== undefined && !isWhole(dayNumber, 1, programLength)) return 'invalid-day-number';
  return null;
}

function stateRefusal(place: Place, done: Done | undefined): RefusalCode | null {
  if (place.state.opensOn !== null) return 'run-waiting';
  const merges = done !== undefined && place.runAt(done.at) === place.state.run;
  return place.finished && !merges ? 'run-finished' : null;
}

function repsRefusal({ reps, target }: ExerciseCompleted, done: Done | undefined): RefusalCode | null {
  if (!isWhole(reps, 0, Number.MAX_SAFE_INTEGER)) return 'invalid-reps';
  if (reps > target + mostExtraReps) return 'too-many-reps';
  return reps < target && !done ? 'too-few-reps' : null;
}

function isWhole(value: number, least: number, most: number): boolean {
  return Number.isInteger(value) && value >= least && value <= most;
}

function same(one: Done, other: Done): boolean {
  return one.reps === other.reps && one.timeSeconds === other.timeSeconds && one.at === other.at;
}
