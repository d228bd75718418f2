import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../platform/session';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { RetryButton } from '../../ui/feedback/retry-button';
import { readingTime, toast } from '../../ui/feedback/toast-store';
import { useHeldFocus } from '../../ui/focus/use-held-focus';
import { TitledCard } from '../../ui/titled-card';
import { markNotSharing, sharingQuery } from './community-query';
import { text } from './text';

/** Lets everybody stop sharing, even if the feed with its switch is locked. */
export function StopSharing() {
  const api = useApi();
  const queryClient = useQueryClient();
  const focusProps = useHeldFocus();
  // A query that is loaded again has no error meanwhile, so its failures are counted.
  const { data, errorUpdateCount, isFetching, refetch } = useQuery(sharingQuery(api));
  const stopMutation = useMutation({
    mutationFn: () => api.put('/community/me', { on: false }),
    onSuccess() {
      markNotSharing(queryClient);
      toast(text.stopped, 'success');
    },
    onError: (error) => toast(error.message, 'error', readingTime),
  });
  return (
    <div {...focusProps} className="mb-6 empty:mb-0">
      {!data && errorUpdateCount > 0 && (
        <Card>
          <p role="alert" className="text-ink-2">
            {text.sharingNotLoaded}
          </p>
          <RetryButton size="small" className="mt-4" isRetrying={isFetching} onRetry={() => void refetch()} />
        </Card>
      )}
      {data?.on && (
        <TitledCard title={text.sharing}>
          <p className="text-ink-2">{text.sharingHint}</p>
          <Button
            size="small"
            className="mt-4 max-tablet:w-full"
            busy={stopMutation.isPending}
            busyText={text.stopping}
            onClick={() => stopMutation.mutate()}
          >
            {text.stopSharing}
          </Button>
        </TitledCard>
      )}
    </div>
  );
}
