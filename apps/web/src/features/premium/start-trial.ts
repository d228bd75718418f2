import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '../../platform/api';
import { premiumKey, refreshChallenge } from '../../platform/challenge-queries';
import { useApi } from '../../platform/session';
import { readingTime, toast } from '../../ui/toast-store';

export function useStartTrial() {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => api.post('/premium/start-trial'),
    onSuccess: (status) => {
      queryClient.setQueryData(premiumKey, status);
      toast('Your trial has begun.', 'success');
      void refreshChallenge(queryClient);
    },
    onError: (error) => {
      toast(
        error instanceof ApiError ? error.message : 'The trial could not be started.',
        'error',
        readingTime,
      );
      void refreshChallenge(queryClient);
    },
  });
}
