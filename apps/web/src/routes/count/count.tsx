import type { Today } from '@hundred/contract/today';
import { isCounted } from '@hundred/counting/counted-movements';
import { type ExerciseId, exerciseIds } from '@hundred/domain/days/exercises';
import { seasonOneMovements } from '@hundred/domain/movements/movements';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Navigate, useParams } from 'react-router';
import { previewsQuery, usePreview } from '../../challenge/previews';
import { useChallenge } from '../../challenge/use-challenge';
import { premiumView, todayView } from '../../challenge/views';
import { EarlyAccess } from '../../features/camera/screen/early-access';
import { pathAfterCounting } from '../../features/camera/screen/leave-camera';
import { text } from '../../features/camera/text';
import { useStoredSwaps, withSwaps } from '../../features/today/cards/swaps';
import { movementOf } from '../../features/today/day/day-state';
import { usePersonAndZone } from '../../features/today/person-and-zone';
import { touchPageOf } from '../../features/today/session/session-of-camera';
import { useWorkoutStart } from '../../features/today/timer/use-workout-start';
import { useWorkoutTimer } from '../../features/today/timer/workout-timer';
import { LoadError } from '../../layout/load-error';
import { usePageTitle } from '../../platform/look/page-title';
import { useApi } from '../../platform/session';
import { useDateChanges } from '../../sync/sync-context';
import { BackLink } from '../../ui/back-link';
import { EmptyState } from '../../ui/feedback/empty-state';
import { Skeleton, SkeletonGroup } from '../../ui/feedback/skeleton';
import { CountedSet } from './counted-set';

/**
 * `/count/pushups` counts one exercise of today by the camera. It is a document of its own, because only that one may
 * use the camera.
 */
export default function CountRoute() {
  const address = useParams()['*'];
  const id = exerciseIds.find((candidate) => candidate === address);
  usePageTitle(text.title);
  if (!id) return <Navigate to="/dashboard" replace />;
  return (
    <main className="page-width flex min-h-dvh max-w-[72rem]! flex-col pt-[calc(12px+env(safe-area-inset-top))] pb-12">
      <TouchLink exercise={id} />
      <PreviewGate exercise={id}>
        <CountingToday exercise={id} />
      </PreviewGate>
    </main>
  );
}

/** The way back to counting by touch. */
function useTouchPage(exercise: ExerciseId): string {
  const { uid, zone } = usePersonAndZone();
  const day = useChallenge(todayView).data?.dayNumber;
  return day === undefined ? pathAfterCounting : touchPageOf({ uid, zone, day, exercise });
}

function TouchLink({ exercise }: { exercise: ExerciseId }) {
  return (
    <BackLink to={useTouchPage(exercise)} reloadDocument className="mb-4 self-start">
      {text.countByTouch}
    </BackLink>
  );
}

/**
 * Shows the content to a person who uses the preview. The server decides that, and its answer is stored for use without a
 * connection.
 */
function PreviewGate({ exercise, children }: { exercise: ExerciseId; children: ReactNode }) {
  const api = useApi();
  const isOn = usePreview('camera');
  const premium = useChallenge(premiumView);
  // Only for its error: `usePreview` requests it.
  const previews = useQuery({ ...previewsQuery(api), enabled: false });
  if (isOn) return children;
  if (isOn === false)
    return (
      <EarlyAccess movement={seasonOneMovements[exercise]} hasPremium={premium.data?.isPremium === true} />
    );
  if (premium.error || previews.error)
    return <LoadError title={text.pageNotLoaded} queries={[premium, previews]} />;
  return <Waiting />;
}

function CountingToday({ exercise }: { exercise: ExerciseId }) {
  const today = useChallenge(todayView);
  useDateChanges();
  if (today.data)
    return <ExerciseOfToday key={today.data.dayNumber} plannedToday={today.data} exercise={exercise} />;
  if (today.error) return <LoadError title={text.dayNotLoaded} queries={[today]} />;
  return <Waiting />;
}

function ExerciseOfToday({ plannedToday, exercise }: { plannedToday: Today; exercise: ExerciseId }) {
  const { uid, zone } = usePersonAndZone();
  const [swaps] = useStoredSwaps(uid, plannedToday.dayNumber);
  const today = withSwaps(plannedToday, swaps);
  const timer = useWorkoutTimer(plannedToday, uid);
  const [startedAt] = useWorkoutStart(zone, timer);
  const { name, completed, target } = today.exercises[exercise];
  const movement = movementOf(today, exercise);
  const touchPage = useTouchPage(exercise);
  if (completed || today.opensOn !== null)
    return (
      <NoCounting title={completed ? text.isDone({ name }) : text.startsTomorrow} action={text.seeDay} />
    );
  if (!isCounted(movement))
    return (
      <NoCounting title={text.notCounted({ name })} action={text.countByTouch} to={touchPage}>
        {text.notCountedReason}
      </NoCounting>
    );
  return (
    <CountedSet
      key={startedAt}
      day={today.dayNumber}
      timer={timer}
      exercise={exercise}
      movement={movement}
      name={name}
      target={target}
      isSwapped={swaps[exercise] !== undefined}
    />
  );
}

type NoCountingProps = { title: string; action: string; to?: string; children?: ReactNode };

/** Says why nothing is counted here, with a link to where the person can go on. */
function NoCounting({ title, action, to = pathAfterCounting, children }: NoCountingProps) {
  return (
    <EmptyState
      title={title}
      headingLevel={1}
      action={
        <a href={to} className="text-link">
          {action}
        </a>
      }
    >
      {children}
    </EmptyState>
  );
}

const Waiting = () => (
  <SkeletonGroup label={text.loading} className="grid gap-6">
    <Skeleton className="h-12 w-64" />
    <Skeleton className="h-80" />
  </SkeletonGroup>
);
