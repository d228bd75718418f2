import type { CompleteExercise } from '@hundred/domain/challenge/commands/complete-exercise';
import type { BadgeId } from '@hundred/domain/challenge/facts/badge-id';
import type { ExerciseId } from '@hundred/domain/days/exercises';
import { useState } from 'react';
import { localStateIn } from '../../../challenge/local-state';
import { useChallenge } from '../../../challenge/use-challenge';
import { todayView } from '../../../challenge/views';
import { markWorkoutCompleted } from '../../../platform/completed-workout';
import { ApiError } from '../../../platform/http/api';
import { CommandDeferred } from '../../../sync/command/command-deferred';
import type { Sync } from '../../../sync/sync';
import { useSync } from '../../../sync/sync-context';
import { readingTime, toast } from '../../../ui/feedback/toast-store';
import { storeCount } from '../counting/stored-count';
import { usePersonAndZone } from '../person-and-zone';
import { text } from './text/cards';

/** `actualReps` is set if the person entered or counted a number; `movement` is set by a swap. */
type Completion = Pick<CompleteExercise, 'exercise' | 'timeSeconds' | 'exerciseSeconds'> & {
  actualReps: number | undefined;
  movement: CompleteExercise['movement'] | undefined;
};

/** Today's state including the command that was just performed. */
function todayIn(sync: Sync) {
  const local = localStateIn(sync);
  return local && todayView.select(local);
}

/** What a completion gives to celebrate: the number of the day that it completed, if any, and the badges that it earned. */
export type Celebration = { completedDay: number | undefined; badges: readonly { id: BadgeId }[] };

/** Stores the command on the device and pushes it later. Removes the counted reps, which are recorded by then. */
export async function performCompletion(
  sync: Sync,
  uid: string,
  command: CompleteExercise,
): Promise<Celebration> {
  const { newBadges } = await sync.perform(command);
  storeCount(uid, command.exercise, undefined);
  const today = todayIn(sync);
  if (today?.allCompleted) markWorkoutCompleted();
  return {
    completedDay: today?.allCompleted ? today.dayNumber : undefined,
    badges: newBadges.map((id) => ({ id })),
  };
}

/** Leaves out what is undefined: without reps the target counts, without a movement that of the day. */
export const completionCommand = ({ actualReps, movement, ...values }: Completion): CompleteExercise => ({
  kind: 'completeExercise',
  ...values,
  ...(actualReps !== undefined && { actualReps }),
  ...(movement !== undefined && { movement }),
});

/**
 * Completes an exercise: stores the command on the device, shows it at once and pushes it later. The next exercise can
 * be completed meanwhile. `busyExercises` are pressed, but not shown as done yet.
 */
export function useCompleteExercise(celebrate: (celebration: Celebration) => void) {
  const sync = useSync();
  const today = useChallenge(todayView).data;
  const { uid } = usePersonAndZone();
  const [busyExercises, setBusyExercises] = useState<readonly ExerciseId[]>([]);
  async function complete(completion: Completion): Promise<void> {
    const { exercise } = completion;
    setBusyExercises((before) => [...before, exercise]);
    try {
      celebrate(await performCompletion(sync, uid, completionCommand(completion)));
    } catch (error) {
      const name = today?.exercises[exercise].name ?? text.unnamed;
      showFailure(text.stored({ name }), text.notSaved({ name }), error);
    } finally {
      setBusyExercises((before) => before.filter((id) => id !== exercise));
    }
  }
  return { complete, busyExercises };
}

/**
 * Shows `deferredText` as a warning if the command is only deferred, because it is not lost and must not be repeated;
 * otherwise shows `failureText` with the reason.
 */
export function showFailure(deferredText: string, failureText: string, error: unknown): void {
  if (error instanceof CommandDeferred) toast(deferredText, 'warning', readingTime);
  else
    toast(
      `${failureText} ${error instanceof ApiError ? error.message : text.tryAgain}`,
      'error',
      readingTime,
    );
}
