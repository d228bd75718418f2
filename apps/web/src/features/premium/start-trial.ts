import { useMutation } from '@tanstack/react-query';
import { ApiError } from '../../platform/http/api';
import { logUnlessRequestFailed } from '../../platform/http/log-unless-request-failed';
import { useApi } from '../../platform/session';
import { useSync } from '../../sync/sync-context';
import { readingTime, toast } from '../../ui/feedback/toast-store';
import { text } from './text';

export function useStartTrial() {
  const api = useApi();
  const sync = useSync();
  return useMutation({
    mutationFn: () => api.post('/premium/start-trial'),
    onSuccess: () => toast(text.trialStarted, 'success'),
    onError: (error) => {
      toast(error instanceof ApiError ? error.message : text.trialNotStarted, 'error', readingTime);
      // The trial may have been refused because the log has changed, for example on another device. A failed pull needs no
      // message: the next one brings the same facts.
      void sync.pull().catch(logUnlessRequestFailed);
    },
  });
}
