import type { Today } from '@hundred/contract/today';
import type { BadgeId } from '@hundred/domain/challenge/facts/badge-id';
import { useOutletContext } from 'react-router';
import { useChallenge } from '../../../challenge/use-challenge';
import { todayView } from '../../../challenge/views';
import { ApiError } from '../../../platform/http/api';
import { ButtonLink } from '../../../ui/button';
import { Card } from '../../../ui/card';
import { Skeleton, SkeletonGroup } from '../../../ui/feedback/skeleton';
import { ExerciseCards } from '../cards/exercise-cards';
import { useWorkout } from '../cards/workout';
import { collectBadges } from '../celebration/collect-badges';
import { usePersonAndZone } from '../person-and-zone';
import { doneCount } from './day-state';
import { text } from './text/other-days';

type SetProps = {
  onBadges: (badges: readonly { id: BadgeId }[]) => void;
  /** Another button of the page is the next thing to do. */
  isQuiet: boolean;
};

/**
 * The day one exercise at a time, for a page with another main subject. Rest days and the celebration are on the
 * dashboard only.
 */
export function TodaysSet(props: SetProps) {
  const { data: today, error } = useChallenge(todayView);
  // Renders again when the date changes: `AppLayout` sets the context.
  useOutletContext();
  if (today) return <SetOfDay today={today} {...props} />;
  if (!error)
    return (
      <SkeletonGroup label={text.loadingSet}>
        <Skeleton className="h-60 rounded-4" />
      </SkeletonGroup>
    );
  if (error instanceof ApiError && error.needsOnboarding)
    return <Elsewhere title={text.notStarted} action={text.start} to="/onboarding" />;
  return <Elsewhere title={text.setNotLoaded} action={text.openDashboard} />;
}

function SetOfDay({ today, onBadges, isQuiet }: SetProps & { today: Today }) {
  const { uid } = usePersonAndZone();
  const workout = useWorkout(today, (celebration) => {
    const badges = collectBadges(uid, today.dayNumber, celebration);
    if (badges.length > 0) onBadges(badges);
  });
  if (today.opensOn !== null) return <Elsewhere title={text.startsTomorrow} action={text.seeDay} />;
  if (today.allCompleted)
    return <Elsewhere title={text.dayDone({ day: today.dayNumber })} action={text.seeDay} />;
  if (today.isRestDay && doneCount(today) === 0)
    return <Elsewhere title={text.resting} action={text.seeDay} />;
  return <ExerciseCards today={today} workout={workout} isOneByOne isQuiet={isQuiet} />;
}

type ElsewhereProps = { title: string; action: string; to?: string };

/** Stands in place of the cards: says why there are none, and leads to the page that can help. */
function Elsewhere({ title, action, to = '/dashboard' }: ElsewhereProps) {
  return (
    <Card className="flex flex-wrap items-center justify-between gap-3">
      <h2 className="text-lg">{title}</h2>
      <ButtonLink to={to} size="small">
        {action}
      </ButtonLink>
    </Card>
  );
}
