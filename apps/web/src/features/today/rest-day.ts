import type { AnswerOf } from '@hundred/contract/call';
import type { Today, takeRestDay } from '@hundred/contract/today';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '../../platform/api';
import { refreshChallenge, todayKey } from '../../platform/challenge-queries';
import { useApi } from '../../platform/session';
import { toast } from '../../ui/toast-store';
import { reasonOf } from './complete-exercise';

type Answer = AnswerOf<typeof takeRestDay>;

/** Takes today's rest day, or takes it back. */
export function useRestDay() {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (wish: 'take' | 'take-back') =>
      wish === 'take' ? api.post<Answer>('/challenge/rest-day') : api.delete<Answer>('/challenge/rest-day'),
    onSuccess: ({ isRestDay, restDaysLeft, restDaysUsed, currentStreak }) => {
      queryClient.setQueryData<Today>(
        todayKey,
        (today) => today && { ...today, isRestDay, restDaysLeft, restDaysUsed, currentStreak },
      );
      void refreshChallenge(queryClient);
    },
    onError: (error, wish) => {
      const what = wish === 'take' ? 'The rest day was not taken.' : 'The rest day was not taken back.';
      toast(`${what} ${reasonOf(error)}`, 'error', 6000);
      if (error instanceof ApiError && error.kind === 'refused') void refreshChallenge(queryClient);
    },
  });
}

/** How many are left, in words. */
export function restDaysLeftWords(left: number | null): string {
  if (left === null) return 'With Premium your rest days have no limit.';
  if (left === 0) return 'No rest days are left in this run.';
  return left === 1
    ? 'You have 1 rest day left in this run.'
    : `You have ${left} rest days left in this run.`;
}
