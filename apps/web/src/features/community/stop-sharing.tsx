import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../platform/session';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { RetryButton } from '../../ui/feedback/retry-button';
import { readingTime, toast } from '../../ui/feedback/toast-store';
import { useHeldFocus } from '../../ui/focus/use-held-focus';
import { TitledCard } from '../../ui/titled-card';
import { markNotSharing, sharingQuery } from './community-query';

/** Lets everybody stop sharing, also if the feed with its switch is locked. */
export function StopSharing() {
  const api = useApi();
  const queryClient = useQueryClient();
  const held = useHeldFocus();
  const { data, errorUpdateCount, isFetching, refetch } = useQuery(sharingQuery(api));
  const stopping = useMutation({
    mutationFn: () => api.put('/community/me', { on: false }),
    onSuccess() {
      markNotSharing(queryClient);
      toast('You share nothing any more.', 'success');
    },
    onError: (error) => toast(error.message, 'error', readingTime),
  });
  return (
    <div {...held} className="mb-6 empty:mb-0">
      {!data && errorUpdateCount > 0 && (
        <Card>
          <p role="alert" className="text-ink-2">
            Whether you share your milestones did not load, nor the way to stop it.
          </p>
          <RetryButton size="small" className="mt-4" isRetrying={isFetching} onRetry={() => void refetch()} />
        </Card>
      )}
      {data?.on && (
        <TitledCard title="You share your milestones">
          <p className="text-ink-2">
            Nothing new is shared while the community is closed to you; sharing goes on once it is open again.
            If you stop, what you have shared is gone at once.
          </p>
          <Button
            size="small"
            className="mt-4 max-tablet:w-full"
            busy={stopping.isPending}
            busyText="Stopping..."
            onClick={() => stopping.mutate()}
          >
            Stop sharing
          </Button>
        </TitledCard>
      )}
    </div>
  );
}
