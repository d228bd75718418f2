import type { AnswerOf } from '@hundred/contract/call';
import type { completeExercise, Today } from '@hundred/contract/today';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '../../platform/api';
import { refreshChallenge, todayKey } from '../../platform/challenge-queries';
import { useApi } from '../../platform/session';
import { toast } from '../../ui/toast-store';
import { type Deed, withExerciseBack, withExerciseDone } from './day-state';

type Answer = AnswerOf<typeof completeExercise>;

/** The confetti is still falling then: a page that reloaded would cut it off. */
const refreshDelay = 3000;
/** Longer than the house's 3 s: a badge and a reason are to be read, not only noticed. */
const readingTime = 6000;

type Wish = Deed & {
  /** Set when the person said how many; else the server takes the target it knows. */
  actualReps: number | undefined;
};

/** Completes an exercise: shown at once, put back with a reason should it fail. */
export function useCompleteExercise(onDayComplete: () => void) {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ exercise, actualReps, timeSeconds }: Wish) =>
      api.post<Answer>('/challenge/complete-exercise', {
        exercise,
        timeSeconds,
        ...(actualReps !== undefined && { actualReps }),
      }),
    onMutate: async (deed) => {
      await queryClient.cancelQueries({ queryKey: todayKey });
      const before = queryClient.getQueryData<Today>(todayKey);
      change(queryClient, (today) => withExerciseDone(today, deed));
      return before;
    },
    onError: (error, { exercise }, before) => {
      if (before) change(queryClient, (today) => withExerciseBack(today, before, exercise));
      const name = before?.exercises[exercise].name ?? 'The exercise';
      toast(`${name} not saved. ${reasonOf(error)}`, 'error', readingTime);
      // A refusal means that the page and the server see different days.
      if (error instanceof ApiError && error.kind === 'refused') void refreshChallenge(queryClient);
    },
    onSuccess: ({ allCompleted, currentStreak, newBadges }) => {
      change(queryClient, (today) => ({ ...today, allCompleted, currentStreak }));
      for (const { name } of newBadges) toast(`New badge: ${name}`, 'success', readingTime);
      if (!allCompleted) return void refreshChallenge(queryClient);
      localStorage.setItem('hasCompletedWorkout', 'true');
      onDayComplete();
      setTimeout(() => void refreshChallenge(queryClient), refreshDelay);
    },
  });
}

function change(queryClient: QueryClient, changed: (today: Today) => Today): void {
  queryClient.setQueryData<Today>(todayKey, (today) => today && changed(today));
}

export const reasonOf = (error: Error): string =>
  error instanceof ApiError ? error.message : 'Please try again.';
