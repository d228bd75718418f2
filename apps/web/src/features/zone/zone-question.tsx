import { useEffect, useState } from 'react';
import { type Session, useSession } from '../../platform/session';
import { isSameZone, useBrowserZone } from '../../platform/time/browser-zone';
import { mayAskForZone, storeClock } from './clock-offset';
import { declineMove, forgetDecline, isDeclined, type Move, wayOf } from './declined-zone';
import { MoveCard } from './move-card';

const store = () => localStorage;

/** Asks a person whose browser is in another zone whether their days should move along. */
export function ZoneQuestion() {
  const session = useSession();
  const [isWantedAtOnce] = useState(() => mayAskForZone(store));
  const to = useBrowserZone(isWantedAtOnce);
  const [declined, setDeclined] = useState<string>();
  const move = moveOf(session, to);
  const isBack = move !== undefined && isSameZone(move.from, move.to);
  const isVisible = move !== undefined && !isBack && declined !== wayOf(move) && !isDeclined(move);
  const isAtHome = move !== undefined && !isVisible;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each return
  useEffect(() => {
    if (isAtHome) storeClock(store);
    if (!isBack) return;
    forgetDecline(move);
    setDeclined(undefined);
  }, [isAtHome, isBack]);
  if (!isVisible) return null;
  return (
    <MoveCard
      move={move}
      onDecline={() => {
        declineMove(move);
        setDeclined(wayOf(move));
      }}
    />
  );
}

/** From the zone of the person's days to the browser's; undefined until both are known. */
function moveOf(session: Session, to: string | undefined): Move | undefined {
  if (session.state !== 'signed-in' || session.person.timezone === null || to === undefined) return undefined;
  return { uid: session.person.uid, from: session.person.timezone, to };
}
