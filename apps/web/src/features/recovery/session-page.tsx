import type { BadgeId } from '@hundred/domain/challenge/facts/badge-id';
import type { ProgrammeId } from '@hundred/domain/recovery/programmes';
import type { SessionDate } from '@hundred/domain/recovery/session-dates';
import type { SessionPlan } from '@hundred/domain/recovery/sessions';
import { useEffect, useRef, useState } from 'react';
import { useHeldFocus } from '../../ui/focus/use-held-focus';
import { SessionEnd } from './session-end';
import { SessionOverview } from './session-overview';
import { SessionRunning } from './session-running';
import { beginSession, type OngoingSession, positionAt, stepAt } from './session-timer';
import { readSession, storeSession } from './stored-session';
import { text } from './text';

type Props = {
  uid: string;
  programme: ProgrammeId;
  sessionNumber: number;
  sessionPlan: SessionPlan;
  todaysSession: SessionDate | null;
  onBadges: (badges: readonly { id: BadgeId }[]) => void;
};

/** One session: an overview, one movement after the other, then the question whether it counts. */
export function SessionPage({ uid, programme, sessionNumber, sessionPlan, todaysSession, onBadges }: Props) {
  const [ongoingSession, setOngoingSession] = useState(() => {
    const storedSession = readSession(uid, Date.now());
    return storedSession?.programme === programme && storedSession.session === sessionNumber
      ? storedSession
      : undefined;
  });
  const [isOver, setOver] = useState(
    () =>
      ongoingSession !== undefined &&
      stepAt(sessionPlan, positionAt(ongoingSession, sessionPlan, Date.now())) === null,
  );
  function change(next: OngoingSession | undefined) {
    setOngoingSession(next);
    storeSession(uid, next);
    if (!next) setOver(false);
  }
  const begin = () => change(beginSession(programme, sessionNumber, Date.now()));
  const ongoingPart = isOver ? 'end' : 'running';
  const focusProps = useFocusOnPart(ongoingSession ? ongoingPart : 'overview');
  return (
    <section
      {...focusProps}
      aria-label={text.session({ session: sessionNumber })}
      className="scroll-mt-32 max-tablet:scroll-mt-4"
    >
      {!ongoingSession && (
        <SessionOverview sessionPlan={sessionPlan} todaysSession={todaysSession} onBegin={begin} />
      )}
      {ongoingSession && !isOver && (
        <SessionRunning
          ongoingSession={ongoingSession}
          sessionPlan={sessionPlan}
          onChange={change}
          onOver={() => setOver(true)}
        />
      )}
      {ongoingSession && isOver && (
        <SessionEnd
          ongoingSession={ongoingSession}
          sessionPlan={sessionPlan}
          todaysSession={todaysSession}
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
  const { ref: sectionRef } = focusProps;
  const shownPart = useRef(part);
  useEffect(() => {
    if (part === shownPart.current) return;
    shownPart.current = part;
    const section = sectionRef.current;
    if (!section) return;
    const { top, bottom } = section.getBoundingClientRect();
    // The seconds and the buttons of a running session have to be seen at once.
    if (top < 0 || (part === 'running' && bottom > innerHeight)) section.scrollIntoView();
  }, [part, sectionRef]);
  return focusProps;
}
