import { type ExerciseId, exerciseIds, programLength } from '../../days/exercises';
import { entitlementAt } from '../../entitlements/entitlement';
import { can } from '../../entitlements/features';
import { premiumPeriods } from '../../entitlements/premium-periods';
import { creditOf, type MovementId, movementsFor } from '../../movements/movements';
import { highestTarget } from '../../programs/plan-limits';
import { standardMovement, standardTarget, targetIn } from '../../programs/program';
import type { ExerciseCompleted } from '../facts/facts';
import { longestWorkout, mostDaysLate, mostExtraReps } from '../facts/limits';
import { type Done, doneFrom, mergeDone, ownWay } from '../fold/merged-day';
import type { Answer } from './answer';
import type { CompleteExercise } from './commands';
import { type Place, placeOf, type Source } from './place';
import { type Refusal, type RefusalCode, refusal } from './refusals';

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
  const code = fieldRefusal(command) ?? stateRefusal(place, done) ?? swapRefusal(source, command, place);
  if (code) return refusal(code);
  const fact = factOf(source, command, place, done);
  const wrongReps = repsRefusal(fact, done);
  if (wrongReps) return refusal(wrongReps);
  const isNews = fact.reps >= fact.target && !(done && same(done, mergeDone(done, doneFrom(fact))));
  return { facts: isNews ? [fact] : [], localDate: place.date };
}

/** Done again without a day number that is believed, it is done against what was recorded. */
function factOf(
  source: Source,
  command: CompleteExercise,
  place: Place,
  done: Done | undefined,
): ExerciseCompleted {
  const { exercise, timeSeconds, deviceKey } = command;
  const said = saidDayNumber(command, place);
  const recorded = said === null ? done : undefined;
  const dayNumber = said ?? done?.dayNumber ?? place.dayNumber;
  const target = recorded?.target ?? targetOf(command, place, dayNumber);
  return {
    kind: 'exerciseCompleted',
    at: place.at,
    localDate: place.date,
    timezone: place.timezone,
    exercise,
    dayNumber,
    target,
    reps: command.actualReps ?? target,
    ...ownWay(recorded ?? wayOf(source, command, place, dayNumber, target)),
    ...(timeSeconds === undefined ? {} : { timeSeconds }),
    ...(deviceKey === undefined ? {} : { deviceKey }),
  };
}

/** What of the way it was done is not as the run itself asks for it. */
function wayOf(
  { snapshot }: Source,
  { exercise, movement: said }: CompleteExercise,
  { programs, state, at }: Place,
  dayNumber: number,
  target: number,
) {
  const [{ program, standard: run }] = programs;
  const { movement: own } = run.exercises[exercise];
  const isBelieved = said && (isAsked(programs, exercise, said) || maySwapAt(snapshot, at));
  const movement = isBelieved ? said : program.exercises[exercise].movement;
  const standard = standardTarget(state.path, exercise, dayNumber);
  const credit = creditOf(movement, own);
  return {
    ...(movement === own ? {} : { movement }),
    ...(standard === target ? {} : { standard }),
    ...(credit === 100 ? {} : { credit }),
  };
}

/** What a late completion says is believed if a program asked for it that its device may still have shown. */
function targetOf(
  { at, target, exercise }: CompleteExercise,
  { programs }: Place,
  dayNumber: number,
): number {
  const isBelieved =
    at !== undefined && programs.some((known) => targetIn(known, exercise, dayNumber) === target);
  return isBelieved && target !== undefined ? target : targetIn(programs[0], exercise, dayNumber);
}

/**
 * The day that a late completion says it was done as, or the nearest to it that is believed; null for one that is not
 * late. Where the reps do not reach that day's target it is believed all the same: a device that heard nothing for
 * longer showed an earlier day, what was done on it is not lost, and fewer reps lift no score.
 */
function saidDayNumber(command: CompleteExercise, place: Place): number | null {
  const { at, dayNumber, actualReps } = command;
  if (at === undefined || dayNumber === undefined) return null;
  const least = place.dayNumber - mostDaysAway;
  const believed = Math.min(Math.max(dayNumber, least), place.dayNumber + mostDaysAway);
  const isReached = (actualReps ?? Infinity) >= targetOf(command, place, believed);
  return isReached ? believed : Math.min(dayNumber, believed);
}

function fieldRefusal(command: CompleteExercise): RefusalCode | null {
  const { exercise, timeSeconds, dayNumber, target, movement } = command;
  if (!exerciseIds.includes(exercise)) return 'invalid_exercise';
  if (timeSeconds !== undefined && !isWhole(timeSeconds, 0, longestWorkout)) return 'invalid_time';
  if (dayNumber !== undefined && !isWhole(dayNumber, 1, programLength)) return 'invalid_day_number';
  if (target !== undefined && !isWhole(target, 1, highestTarget)) return 'invalid_target';
  if (movement !== undefined && !movementsFor(exercise).includes(movement)) return 'invalid_movement';
  return null;
}

/** Another movement than the run's own or the plan's is a swap, judged by what the person had when it was done. */
function swapRefusal({ snapshot }: Source, { exercise, movement }: CompleteExercise, place: Place) {
  if (movement === undefined || isAsked(place.programs, exercise, movement)) return null;
  if (maySwapAt(snapshot, place.at)) return null;
  // A device that has not heard of a new run still shows what the one before asked for.
  const isOfAnotherRun = snapshot.runs.some(({ path, plans = [] }) => {
    const ofPlans = plans.map(({ plan }) => plan?.exercises[exercise].movement);
    return [standardMovement(path, exercise), ...ofPlans].includes(movement);
  });
  return isOfAnotherRun ? null : 'premium_required';
}

function isAsked(programs: Place['programs'], exercise: ExerciseId, movement: MovementId): boolean {
  return programs.some(({ program, standard }) =>
    [program, standard].some(({ exercises }) => exercises[exercise].movement === movement),
  );
}

const maySwapAt = ({ premium }: Source['snapshot'], instant: number) =>
  can(entitlementAt(premiumPeriods(premium), instant), 'alternative-exercises');

function stateRefusal(place: Place, done: Done | undefined): RefusalCode | null {
  if (place.state.opensOn !== null) return 'run_waiting';
  const merges = done !== undefined && place.runAt(done.at) === place.state.run;
  return place.finished && !merges ? 'run_finished' : null;
}

function repsRefusal({ reps, target }: ExerciseCompleted, done: Done | undefined): RefusalCode | null {
  if (!isWhole(reps, 0, Number.MAX_SAFE_INTEGER)) return 'invalid_reps';
  if (reps > target + mostExtraReps) return 'too_many_reps';
  return reps < target && !done ? 'too_few_reps' : null;
}

function isWhole(value: number, least: number, most: number): boolean {
  return Number.isInteger(value) && value >= least && value <= most;
}

function same(one: Done, other: Done): boolean {
  return one.reps === other.reps && one.timeSeconds === other.timeSeconds && one.at === other.at;
}
