import { type BadgeDefinition, badgeDefinition } from '@hundred/domain/badges/definitions';
import type { CompleteExercise } from '@hundred/domain/challenge/commands/complete-exercise';
import type { ExerciseId } from '@hundred/domain/days/exercises';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useChallenge } from '../../challenge/use-challenge';
import { localStateIn } from '../../challenge/view-cache';
import { todayView } from '../../challenge/views';
import { ApiError } from '../../platform/api';
import { markWorkoutCompleted } from '../../platform/completed-workout';
import { CommandDeferred } from '../../sync/press';
import type { Sync } from '../../sync/sync';
import { useSync } from '../../sync/sync-context';
import { readingTime, toast } from '../../ui/toast-store';
import { useAccount } from './account';
import { keepCount } from './kept-count';

type Done = Pick<CompleteExercise, 'exercise' | 'timeSeconds'> & {
  actualReps: number | undefined;
  movement: CompleteExercise['movement'] | undefined;
};

/** The day as it is shown, with what was just performed. */
function todayIn(sync: Sync) {
  const local = localStateIn(sync);
  return local && todayView.select(local);
}

/** What a completion gives reason to celebrate, which mostly is nothing: the day that it completed, what it earned. */
export type Celebration = { dayDone: number | undefined; badges: readonly BadgeDefinition[] };

/**
 * Completes an exercise: recorded on the device and shown at once, then sent. Nobody waits for that: the next exercise
 * can be completed meanwhile. Those that are not shown yet are `busy`.
 */
export function useCompleteExercise(celebrate: (celebration: Celebration) => void) {
  const sync = useSync();
  const shown = useChallenge(todayView).data;
  const { uid } = useAccount();
  const [busy, setBusy] = useState<readonly ExerciseId[]>([]);
  const { mutate } = useMutation({
    onMutate: ({ exercise }) => setBusy((others) => [...others, exercise]),
    onSettled: (_, __, { exercise }) => setBusy((all) => all.filter((one) => one !== exercise)),
    async mutationFn(command: CompleteExercise) {
      const { newBadges } = await sync.perform(command);
      keepCount(uid, command.exercise, undefined);
      const today = todayIn(sync);
      if (today?.allCompleted) markWorkoutCompleted();
      celebrate({
        dayDone: today?.allCompleted ? today.dayNumber : undefined,
        badges: newBadges.map(badgeDefinition),
      });
    },
    onError: (error, { exercise }) => {
      const name = shown?.exercises[exercise].name ?? 'The exercise';
      tellFailure(name, `${name} not saved.`, error);
    },
  });
  /** `actualReps`: set when the person said how many; else the target is meant. `movement`: set by a swap. */
  const complete = ({ actualReps, movement, ...done }: Done) =>
    mutate({
      kind: 'completeExercise',
      ...done,
      ...(actualReps !== undefined && { actualReps }),
      ...(movement !== undefined && { movement }),
    });
  return { complete, busy };
}

/** What could not be recorded yet is not lost, and is not to be done again. */
export function tellFailure(what: string, failure: string, error: Error): void {
  if (error instanceof CommandDeferred)
    toast(
      `Kept on this device: ${what}. It counts as soon as the server can be reached.`,
      'warning',
      readingTime,
    );
  else
    toast(
      `${failure} ${error instanceof ApiError ? error.message : 'Please try again.'}`,
      'error',
      readingTime,
    );
}
