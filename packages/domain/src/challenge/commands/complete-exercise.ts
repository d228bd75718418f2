import { type ExerciseId, exerciseIds, programLength } from '../../days/exercises';
import { type MovementId, movementsFor } from '../../movements/movements';
import { highestTarget } from '../../programs/plan-limits';
import type { ExerciseCompleted } from '../facts/facts';
import { isWholeWithin, longestWorkout, mostExtraReps } from '../facts/limits';
import { type MergedExercise, mergedExerciseFrom, mergeExercises, ownPlanFields } from '../fold/merged-day';
import { runIndexAt } from '../fold/run-record';
import type { CommandOutcome } from './command-result';
import { decisionContextOf } from './decision-context';
import { type DecisionContext, type DecisionInput, isContext } from './decision-input';
import { believedDayNumber, believedPlanFields, believedTarget, swapRefusal } from './exercise-claims';
import type { OfflineDetails } from './offline-details';
import { type RefusalCode, refusal } from './refusals';

export interface CompleteExercise extends OfflineDetails {
  kind: 'completeExercise';
  exercise: ExerciseId;
  /** Absent: the target. */
  actualReps?: number;
  /** What the workout timer showed when the exercise was completed. */
  timeSeconds?: number;
  /** The time of this exercise alone. */
  exerciseSeconds?: number;
  /** Absent: the movement of the program. */
  movement?: MovementId;
  /** The day that the device showed, for a command with `at`. The device may not know yet what was done on others. */
  dayNumber?: number;
  /** The target that the device showed, for a command with `at`. It may not know the latest plan yet. */
  target?: number;
}

/**
 * Completes an exercise, now or earlier without a connection. An exercise that is already recorded merges with the new
 * one, which becomes a fact only if it changes reps, time or instant. Tested in `rules/a-day.test.ts`, `rules/offline.test.ts`
 * and `commands.test.ts`.
 */
export function completeExercise(
  input: DecisionInput,
  command: CompleteExercise,
  now: number,
): CommandOutcome {
  const context = decisionContextOf(input, command, now);
  if (!isContext(context)) return context;
  const recorded = context.latest.day?.done[command.exercise];
  const code = fieldRefusal(command) ?? runRefusal(context, recorded) ?? swapRefusal(context, command);
  if (code) return refusal(code);
  const fact = factOf(context, command, recorded);
  // After `factOf`, because the reps are judged against the target that the fact counts with.
  const repsCode = repsRefusal(fact, recorded);
  if (repsCode) return refusal(repsCode);
  return { facts: changesDay(fact, recorded) ? [fact] : [], localDate: context.date };
}

function fieldRefusal(command: CompleteExercise): RefusalCode | null {
  const { exercise, timeSeconds, exerciseSeconds, dayNumber, target, movement } = command;
  if (!exerciseIds.includes(exercise)) return 'invalid_exercise';
  if (timeSeconds !== undefined && !isWholeWithin(timeSeconds, 0, longestWorkout)) return 'invalid_time';
  if (exerciseSeconds !== undefined && !isWholeWithin(exerciseSeconds, 0, longestWorkout))
    return 'invalid_exercise_time';
  if (dayNumber !== undefined && !isWholeWithin(dayNumber, 1, programLength)) return 'invalid_day_number';
  if (target !== undefined && !isWholeWithin(target, 1, highestTarget)) return 'invalid_target';
  if (movement !== undefined && !movementsFor(exercise).includes(movement)) return 'invalid_movement';
  return null;
}

/** A run that opens tomorrow accepts nothing yet. A finished run still accepts more reps for an exercise of its own. */
function runRefusal(context: DecisionContext, recorded: MergedExercise | undefined): RefusalCode | null {
  const { state, snapshot, latest } = context;
  if (state.opensOn !== null) return 'run_waiting';
  const isOfThisRun = recorded !== undefined && runIndexAt(snapshot.runs, recorded.at) === state.runIndex;
  return latest.isFinished && !isOfThisRun ? 'run_finished' : null;
}

/** Too few reps are refused only if the exercise is not recorded yet. For a recorded one they change nothing. */
function repsRefusal(
  { reps, target }: ExerciseCompleted,
  recorded: MergedExercise | undefined,
): RefusalCode | null {
  if (!isWholeWithin(reps, 0, Number.MAX_SAFE_INTEGER)) return 'invalid_reps';
  if (reps > target + mostExtraReps) return 'too_many_reps';
  return reps < target && !recorded ? 'too_few_reps' : null;
}

function factOf(
  context: DecisionContext,
  command: CompleteExercise,
  recorded: MergedExercise | undefined,
): ExerciseCompleted {
  const { exercise, actualReps, timeSeconds, exerciseSeconds, deviceKey } = command;
  const { recordedAt, date, timezone } = context;
  const { dayNumber, target, ...planFields } = countedFields(context, command, recorded);
  return {
    kind: 'exerciseCompleted',
    at: recordedAt,
    localDate: date,
    timezone,
    exercise,
    dayNumber,
    target,
    reps: actualReps ?? target,
    ...planFields,
    ...(timeSeconds === undefined ? {} : { timeSeconds }),
    ...(exerciseSeconds === undefined ? {} : { exerciseSeconds }),
    ...(deviceKey === undefined ? {} : { deviceKey }),
  };
}

/**
 * The day and target that the exercise counts with, and what an own plan adds to them, such as its movement. An offline
 * device claims which of them it showed, and its claims are believed as far as they can be true (`exercise-claims.ts`).
 * Without a believed day, a repeated exercise keeps the recorded ones.
 */
function countedFields(
  context: DecisionContext,
  command: CompleteExercise,
  recorded: MergedExercise | undefined,
) {
  const believedDay = believedDayNumber(context, command);
  if (recorded && believedDay === null) {
    const { dayNumber, target } = recorded;
    return { dayNumber, target, ...ownPlanFields(recorded) };
  }
  const dayNumber = believedDay ?? context.latest.dayNumber;
  const target = believedTarget(context, command, dayNumber);
  return { dayNumber, target, ...believedPlanFields(context, command, dayNumber, target) };
}

/** Whether the fact would change the merged day. `exerciseSeconds` alone does not, because it is not merged. */
function changesDay(fact: ExerciseCompleted, recorded: MergedExercise | undefined): boolean {
  if (fact.reps < fact.target) return false;
  if (!recorded) return true;
  const { reps, timeSeconds, at } = mergeExercises(recorded, mergedExerciseFrom(fact));
  return reps !== recorded.reps || timeSeconds !== recorded.timeSeconds || at !== recorded.at;
}
