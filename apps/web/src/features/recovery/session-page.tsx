import type { BadgeId } from '@hundred/domain/challenge/facts/badge-id';
import type { ProgrammeId } from '@hundred/domain/recovery/programmes';
import type { SessionDate } from '@hundred/domain/recovery/session-dates';
import type { SessionPlan } from '@hundred/domain/recovery/sessions';
import { useEffect, useRef, useState } from 'react';
import { useHeldFocus } from '../../ui/focus/use-held-focus';
import { SessionEnd } from './session-end';
import { SessionOverview } from './session-overview';
import { SessionRunning } from './session-running';
import { beginSession, positionAt, type SessionUnderWay, stepAt } from './session-timer';
import { readSession, storeSession } from './stored-session';
import { text } from './text';

type Props = {
  uid: string;
  programme: ProgrammeId;
  number: number;
  session: SessionPlan;
  today: SessionDate | null;
  onBadges: (badges: readonly { id: BadgeId }[]) => void;
};

/** One session: an overview, one movement after the other, then the question whether it counts. */
export function SessionPage({ uid, programme, number, session, today, onBadges }: Props) {
  const [underWay, setUnderWay] = useState(() => {
    const stored = readSession(uid, Date.now());
    return stored?.programme === programme && stored.session === number ? stored : undefined;
  });
  const [isOver, setOver] = useState(
    () => underWay !== undefined && stepAt(session, positionAt(underWay, session, Date.now())) === null,
  );
  function change(next: SessionUnderWay | undefined) {
    setUnderWay(next);
    storeSession(uid, next);
    if (!next) setOver(false);
  }
  const begin = () => change(beginSession(programme, number, Date.now()));
  const partUnderWay = isOver ? 'end' : 'running';
  const focusProps = useFocusOnPart(underWay ? partUnderWay : 'overview');
  return (
    <section
      {...focusProps}
      aria-label={text.session({ session: number })}
      className="scroll-mt-32 max-tablet:scroll-mt-4"
    >
      {!underWay && <SessionOverview session={session} today={today} onBegin={begin} />}
      {underWay && !isOver && (
        <SessionRunning
          underWay={underWay}
          session={session}
          onChange={change}
          onOver={() => setOver(true)}
        />
      )}
      {underWay && isOver && (
        <SessionEnd
          underWay={underWay}
          session={session}
          today={today}
          onLeave={() => change(undefined)}
          onBadges={onBadges}
        />
      )}
    </section>
  );
}

/** Each part scrolls into view, and takes the focus if it was on a button of the previous part. */
function useFocusOnPart(part: 'overview' | 'running' | 'end') {
  const focusProps = useHeldFocus<HTMLElement>();
  const { ref: place } = focusProps;
  const shownPart = useRef(part);
  useEffect(() => {
    if (part === shownPart.current) return;
    shownPart.current = part;
    const section = place.current;
    if (!section) return;
    const { top, bottom } = section.getBoundingClientRect();
    // The seconds and the buttons of a running session have to be seen at once.
    if (top < 0 || (part === 'running' && bottom > innerHeight)) section.scrollIntoView();
  }, [part, place]);
  return focusProps;
}
