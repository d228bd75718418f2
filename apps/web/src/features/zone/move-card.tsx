import { useMutation } from '@tanstack/react-query';
import { useApi, useSessionAdapter } from '../../platform/session';
import { placeOfZone } from '../../platform/time/browser-zone';
import { useSync } from '../../sync/sync-context';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { readingTime, toast } from '../../ui/feedback/toast-store';
import type { Move } from './declined-zone';

type Props = { move: Move; onDecline: () => void };

export function MoveCard({ move: { from, to }, onDecline }: Props) {
  const api = useApi();
  const session = useSessionAdapter();
  const sync = useSync();
  const change = useMutation({
    mutationFn: () => api.put('/auth/profile', { timezone: to }),
    onSuccess({ user }) {
      session.update(user);
      toast(`Your days follow ${placeOfZone(to)} time now.`, 'success');
      // A failed pull needs no message: the next one brings the same facts.
      return sync.pull().catch(() => {});
    },
    onError: (error) => toast(`Your time zone was not changed. ${error.message}`, 'error', readingTime),
  });
  return (
    <Card
      tone="open"
      aria-labelledby="zone-question"
      className="mb-6 flex flex-wrap items-center gap-x-6 gap-y-3"
    >
      <div className="flex-1 basis-80">
        <h2 id="zone-question" className="text-lg">
          Are you on {placeOfZone(to)} time now?
        </h2>
        <p className="mt-1 text-ink-2">
          Your days still begin and end by {placeOfZone(from)} time. Moving them along never costs a streak.
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button
          look="ink"
          size="small"
          busy={change.isPending}
          busyText="Changing..."
          onClick={() => change.mutate()}
        >
          Use {placeOfZone(to)} time
        </Button>
        <Button size="small" onClick={onDecline}>
          Stay on {placeOfZone(from)} time
        </Button>
      </div>
    </Card>
  );
}
