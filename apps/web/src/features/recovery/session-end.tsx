import { type BadgeDefinition, badgeDefinition } from '@hundred/domain/badges/definitions';
import type { SessionDate } from '@hundred/domain/recovery/session-dates';
import { lengthOf, type SessionPlan } from '@hundred/domain/recovery/sessions';
import { useMutation } from '@tanstack/react-query';
import { useLocation, useNavigate } from 'react-router';
import { formatDuration } from '../../platform/format/format';
import { ApiError } from '../../platform/http/api';
import { CommandDeferred } from '../../sync/command/press';
import { useSync } from '../../sync/sync-context';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { readingTime, toast } from '../../ui/feedback/toast-store';
import { type SessionUnderWay, secondsDone } from './session-timer';

type Props = {
  underWay: SessionUnderWay;
  session: SessionPlan;
  today: SessionDate | null;
  onLeave: () => void;
  onBadges: (badges: readonly BadgeDefinition[]) => void;
};

/** The clock ran out whether or not the person moved, so they decide whether the session counts. */
export function SessionEnd({ underWay, session, today, onLeave, onBadges }: Props) {
  const sync = useSync();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { programme, session: number } = underWay;
  const seconds = secondsDone(underWay, session, lengthOf(session));
  function leave() {
    onLeave();
    // A person who has gone elsewhere meanwhile stays there.
    if (location.pathname === pathname) void navigate('/coach/recovery');
  }
  const counting = useMutation({
    async mutationFn() {
      const completed = { programme, session: number, seconds };
      const { newBadges } = await sync.perform({ kind: 'finishSession', ...completed });
      onBadges(newBadges.map(badgeDefinition));
    },
    onSuccess: leave,
    onError(error) {
      const isStored = error instanceof CommandDeferred;
      const text = isStored
        ? 'The session is kept on this device. It counts as soon as the server can be reached.'
        : `The session was not counted. ${error instanceof ApiError ? error.message : 'Please try again.'}`;
      toast(text, isStored ? 'warning' : 'error', readingTime);
      if (isStored) leave();
    },
  });
  // Waits until the counted session is stored before this page is left.
  const isNoted = today !== null && !counting.isPending;
  const canCount = seconds > 0 && !isNoted;
  return (
    <Card className="grid max-w-[36rem] gap-3">
      <h2 className="text-xl">That was session {number}</h2>
      <p className="text-ink-2">
        {formatDuration(seconds)} of movement.{' '}
        {isNoted
          ? 'A session is noted for today already, and one a day is enough.'
          : canCount
            ? 'Did you do it? Then count it.'
            : 'Every movement was skipped, so there is nothing to count.'}
      </p>
      <div className="mt-2 flex flex-wrap gap-2">
        {canCount && (
          <Button
            look="ink"
            busy={counting.isPending}
            busyText="Counting..."
            onClick={() => counting.mutate()}
          >
            Count this session
          </Button>
        )}
        <Button look={canCount ? 'text' : 'ink'} onClick={leave}>
          {canCount ? 'Leave it' : 'Back to the programmes'}
        </Button>
      </div>
    </Card>
  );
}
