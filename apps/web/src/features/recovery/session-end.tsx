import type { BadgeId } from '@hundred/domain/challenge/facts/badge-id';
import type { SessionDate } from '@hundred/domain/recovery/session-dates';
import { lengthOf, type SessionPlan } from '@hundred/domain/recovery/sessions';
import { useMutation } from '@tanstack/react-query';
import { useLocation, useNavigate } from 'react-router';
import { formatDuration } from '../../platform/format/format';
import { ApiError } from '../../platform/http/api';
import { CommandDeferred } from '../../sync/command/command-deferred';
import { useSync } from '../../sync/sync-context';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { readingTime, toast } from '../../ui/feedback/toast-store';
import { type OngoingSession, secondsDone } from './session-timer';
import { text } from './text';

type Props = {
  ongoingSession: OngoingSession;
  sessionPlan: SessionPlan;
  todaysSession: SessionDate | null;
  onLeave: () => void;
  onBadges: (badges: readonly { id: BadgeId }[]) => void;
};

/** Asks whether the session counts, because its time runs out whether or not the person moves. */
export function SessionEnd({ ongoingSession, sessionPlan, todaysSession, onLeave, onBadges }: Props) {
  const sync = useSync();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { programme, session: sessionNumber } = ongoingSession;
  const seconds = secondsDone(ongoingSession, sessionPlan, lengthOf(sessionPlan));
  function leave() {
    onLeave();
    // A person who has gone elsewhere meanwhile stays there.
    if (location.pathname === pathname) void navigate('/coach/recovery');
  }
  const recordMutation = useMutation({
    async mutationFn() {
      const completedSession = { programme, session: sessionNumber, seconds };
      const { newBadges } = await sync.perform({ kind: 'finishSession', ...completedSession });
      onBadges(newBadges.map((id) => ({ id })));
    },
    onSuccess: leave,
    onError(error) {
      if (error instanceof CommandDeferred) {
        toast(text.countsOnline, 'warning', readingTime);
        leave();
        return;
      }
      const reason = error instanceof ApiError ? error.message : text.tryAgain;
      toast(`${text.notCounted} ${reason}`, 'error', readingTime);
    },
  });
  // While this session is being counted, `todaysSession` may be this one already, and its button stays.
  const hasCountedToday = todaysSession !== null && !recordMutation.isPending;
  const canCount = seconds > 0 && !hasCountedToday;
  const uncountedText = canCount ? text.confirm : text.allSkipped;
  return (
    <Card className="grid max-w-[36rem] gap-3">
      <h2 className="text-xl">{text.isOver({ session: sessionNumber })}</h2>
      <p className="text-ink-2">
        {seconds > 0 && `${text.movementTime({ time: formatDuration(seconds) })} `}
        {hasCountedToday ? text.oneADay : uncountedText}
      </p>
      <div className="mt-2 flex flex-wrap gap-2">
        {canCount && (
          <Button
            look="ink"
            busy={recordMutation.isPending}
            busyText={text.counting}
            onClick={() => recordMutation.mutate()}
          >
            {text.count}
          </Button>
        )}
        <Button look={canCount ? 'text' : 'ink'} onClick={leave}>
          {canCount ? text.doNotCount : text.backToPrograms}
        </Button>
      </div>
    </Card>
  );
}
