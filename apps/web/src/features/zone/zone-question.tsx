import { useEffect, useState } from 'react';
import { type Session, useSession } from '../../platform/session';
import { isSameZone, useBrowserZone } from '../../platform/time/browser-zone';
import { mayAskForZone, storeClockOffset } from './clock-offset';
import { declineMove, forgetDecline, isDeclined, type Move, routeOf } from './declined-zone';
import { MoveCard } from './move-card';

/** A function, because already reading `localStorage` fails where the browser refuses storage. */
const storage = () => localStorage;

/** Asks a person whose browser is in another zone whether their days should move along. */
export function ZoneQuestion() {
  const session = useSession();
  const [mayAskAtOnce] = useState(() => mayAskForZone(storage));
  const browserZone = useBrowserZone({ isNeededAtOnce: mayAskAtOnce });
  /** Hides the question even if nothing can be stored. */
  const [declinedRoute, setDeclinedRoute] = useState<string>();
  const move = moveOf(session, browserZone);
  const isBack = move !== undefined && isSameZone(move.from, move.to);
  const isVisible = move !== undefined && !isBack && declinedRoute !== routeOf(move) && !isDeclined(move);
  const hasNothingToAsk = move !== undefined && !isVisible;
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once for each return
  useEffect(() => {
    // With this offset the next start reads the zone only once the page is idle.
    if (hasNothingToAsk) storeClockOffset(storage);
    if (!isBack) return;
    forgetDecline(move);
    setDeclinedRoute(undefined);
  }, [hasNothingToAsk, isBack]);
  if (!isVisible) return null;
  return (
    <MoveCard
      move={move}
      onDecline={() => {
        declineMove(move);
        setDeclinedRoute(routeOf(move));
      }}
    />
  );
}

/** The move from the zone of the person's days to that of the browser; undefined until both are known. */
function moveOf(session: Session, to: string | undefined): Move | undefined {
  if (session.state !== 'signed-in' || session.person.timezone === null || to === undefined) return undefined;
  return { uid: session.person.uid, from: session.person.timezone, to };
}
