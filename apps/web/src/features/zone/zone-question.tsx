import type { AnswerOf } from '@hundred/contract/call';
import type { updateProfile } from '@hundred/contract/identity';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { placeOfZone, useBrowserZone } from '../../platform/browser-zone';
import { refreshChallenge } from '../../platform/challenge-queries';
import { useApi, useSession, useSessionAdapter } from '../../platform/session';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { toast } from '../../ui/toast-store';
import { declineMove, type Move, shouldAsk } from './declined-zone';

/** Asks somebody whose browser is in another zone than their days whether the days should come along. */
export function ZoneQuestion() {
  const session = useSession();
  const to = useBrowserZone();
  const [declined, setDeclined] = useState<Move>();
  if (session.state !== 'signed-in' || session.person.timezone === null || to === undefined) return null;
  const { uid, timezone: from } = session.person;
  const move: Move = { uid, from, to };
  const wasJustDeclined = declined?.from === from && declined.to === to;
  if (wasJustDeclined || !shouldAsk(move, localStorage)) return null;

  function decline() {
    declineMove(move, localStorage);
    setDeclined(move);
  }
  return <Question move={move} onDecline={decline} />;
}

function Question({ move: { from, to }, onDecline }: { move: Move; onDecline: () => void }) {
  const api = useApi();
  const session = useSessionAdapter();
  const queryClient = useQueryClient();
  const change = useMutation({
    mutationFn: () => api.put<AnswerOf<typeof updateProfile>>('/auth/profile', { timezone: to }),
    onSuccess({ user }) {
      session.update(user);
      toast(`Your days follow ${placeOfZone(to)} time now.`, 'success');
      return refreshChallenge(queryClient);
    },
    onError: (error) => toast(`Your time zone was not changed. ${error.message}`, 'error', 6000),
  });
  return (
    <Card
      tone="open"
      aria-labelledby="zone-question"
      className="mb-6 flex flex-wrap items-center gap-x-6 gap-y-3 tablet:my-8"
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
