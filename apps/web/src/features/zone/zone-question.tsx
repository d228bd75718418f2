import { useState } from 'react';
import { useBrowserZone } from '../../platform/browser-zone';
import { useSession } from '../../platform/session';
import { lazyPart } from '../../ui/lazy-part';
import { declineMove, type Move, shouldAsk } from './declined-zone';

const MoveCard = lazyPart(() => import('./move-card'));

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
  return <MoveCard move={move} onDecline={decline} />;
}
