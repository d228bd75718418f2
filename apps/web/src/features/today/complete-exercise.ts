import type { Today } from '@hundred/contract/today';
import type { ExerciseId } from '@hundred/domain/days/exercises';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTrainingLog } from '../../offline/training-log';
import { ApiError } from '../../platform/api';
import { todayKey } from '../../platform/challenge-queries';
import { markWorkoutCompleted } from '../../platform/completed-workout';
import { toast } from '../../ui/toast-store';
import { shortly, showKnown } from './show-known';

/** Longer than the house's 3 s: a badge and a reason are to be read, not only noticed. */
const readingTime = 6000;

type Completion = {
  exercise: ExerciseId;
  /** Set when the person said how many; else the target is meant. */
  actualReps: number | undefined;
  timeSeconds: number;
};

/** Completes an exercise: recorded on the device and shown at once, then sent. */
export function useCompleteExercise(onDayComplete: () => void) {
  const log = useTrainingLog();
  const queryClient = useQueryClient();
  return useMutation({
    async mutationFn({ exercise, actualReps, timeSeconds }: Completion) {
      const { known, newBadges, sent } = await log.perform({
        kind: 'completeExercise',
        exercise,
        timeSeconds,
        ...(actualReps !== undefined && { actualReps }),
      });
      const today = await showKnown(queryClient, known);
      for (const { name } of newBadges) toast(`New badge: ${name}`, 'success', readingTime);
      if (today?.allCompleted) {
        markWorkoutCompleted();
        onDayComplete();
      }
      await shortly(sent);
    },
    onError: (error, { exercise }) => {
      const name = queryClient.getQueryData<Today>(todayKey)?.exercises[exercise].name ?? 'The exercise';
      toast(`${name} not saved. ${reasonOf(error)}`, 'error', readingTime);
    },
  });
}

export const reasonOf = (error: Error): string =>
  error instanceof ApiError ? error.message : 'Please try again.';
