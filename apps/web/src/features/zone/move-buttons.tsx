import { useMutation } from '@tanstack/react-query';
import { logUnlessRequestFailed } from '../../platform/http/log-unless-request-failed';
import { useApi, useSessionAdapter } from '../../platform/session';
import { placeOfZone } from '../../platform/time/browser-zone';
import { useSync } from '../../sync/sync-context';
import { Button } from '../../ui/button';
import { readingTime, toast } from '../../ui/feedback/toast-store';
import type { Move } from './declined-zone';
import { text } from './text/buttons';

type Props = { move: Move; onDecline: () => void };

/** Moves the days to the browser’s zone, or leaves them where they are. */
export default function MoveButtons({ move: { from, to }, onDecline }: Props) {
  const api = useApi();
  const session = useSessionAdapter();
  const sync = useSync();
  const zoneChange = useMutation({
    mutationFn: () => api.put('/auth/profile', { timezone: to }),
    onSuccess({ user }) {
      session.update(user);
      toast(text.changed({ place: placeOfZone(to) }), 'success');
      // A failed pull needs no message: the next one brings the same facts.
      return sync.pull().catch(logUnlessRequestFailed);
    },
    onError: (error) => toast(text.notChanged({ reason: error.message }), 'error', readingTime),
  });
  return (
    <div className="flex flex-wrap gap-2">
      <Button
        size="small"
        busy={zoneChange.isPending}
        busyText={text.changing}
        onClick={() => zoneChange.mutate()}
      >
        {text.change({ place: placeOfZone(to) })}
      </Button>
      <Button size="small" onClick={onDecline}>
        {text.stay({ place: placeOfZone(from) })}
      </Button>
    </div>
  );
}
