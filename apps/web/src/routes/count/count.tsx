import type { Today } from '@hundred/contract/today';
import { type CountedMovement, isCounted } from '@hundred/counting/counted-movements';
import { mostExtraReps } from '@hundred/domain/challenge/facts/limits';
import { type ExerciseId, exerciseIds } from '@hundred/domain/days/exercises';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Navigate, useParams } from 'react-router';
import { previewsQuery, usePreview } from '../../challenge/previews';
import { useChallenge } from '../../challenge/use-challenge';
import { premiumView, todayView } from '../../challenge/views';
import { CameraCounting } from '../../features/camera/screen/camera-counting';
import { afterCounting } from '../../features/camera/screen/leave-camera';
import { text } from '../../features/camera/text';
import { useAccount } from '../../features/today/account';
import { useCompleteExercise } from '../../features/today/cards/complete-exercise';
import { useStoredSwaps, withSwaps } from '../../features/today/cards/swaps';
import { storeCelebration } from '../../features/today/celebration/stored-celebration';
import { captionOf } from '../../features/today/counting/counting-text';
import { noReps } from '../../features/today/counting/rep-count';
import { marksOf } from '../../features/today/counting/rep-sets';
import { useStoredCount, useWorkoutStart } from '../../features/today/counting/stored-count';
import { useStoredCountChange } from '../../features/today/counting/stored-count-change';
import { movementOf } from '../../features/today/day/day-state';
import {
  countInSession,
  exerciseSecondsOf,
  finishInSession,
  lastRepInSession,
} from '../../features/today/session/finish-in-session';
import { useWorkoutTimer, type WorkoutTimer } from '../../features/today/timer/workout-timer';
import { LoadError } from '../../layout/load-error';
import { formatDuration } from '../../platform/format/format';
import { usePageTitle } from '../../platform/look/page-title';
import { useApi } from '../../platform/session';
import { useDateTurns } from '../../sync/sync-context';
import { BackLink } from '../../ui/back-link';
import { EmptyState } from '../../ui/feedback/empty-state';
import { Skeleton, SkeletonGroup } from '../../ui/feedback/skeleton';

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
    <main className="page-width min-h-dvh pt-[calc(12px+env(safe-area-inset-top))] pb-12">
      <BackLink to={afterCounting} reloadDocument className="mb-4">
        {text.countByTouch}
      </BackLink>
      <WhereOpen>
        <OfToday exercise={id} />
      </WhereOpen>
    </main>
  );
}

const Waiting = () => (
  <SkeletonGroup label={text.loading} className="grid gap-6">
    <Skeleton className="h-12 w-64" />
    <Skeleton className="h-80" />
  </SkeletonGroup>
);

/** The server decides about the preview; the answer is stored for use without a connection. */
function WhereOpen({ children }: { children: ReactNode }) {
  const api = useApi();
  const isOn = usePreview('camera');
  const premium = useChallenge(premiumView);
  const previews = useQuery({ ...previewsQuery(api), enabled: false });
  if (isOn) return children;
  if (isOn === false)
    return (
      <Elsewhere title={text.isPreview} action={text.openSettings} to="/settings">
        {premium.data?.isPremium ? text.turnOn : text.turnOnPreview}
      </Elsewhere>
    );
  if (premium.error || previews.error)
    return <LoadError title={text.pageNotLoaded} queries={[premium, previews]} />;
  return <Waiting />;
}

function OfToday({ exercise }: { exercise: ExerciseId }) {
  const unswapped = useChallenge(todayView);
  useDateTurns();
  if (unswapped.data)
    return <ExerciseOfToday key={unswapped.data.dayNumber} unswapped={unswapped.data} exercise={exercise} />;
  if (unswapped.error) return <LoadError title={text.dayNotLoaded} queries={[unswapped]} />;
  return <Waiting />;
}

function ExerciseOfToday({ unswapped, exercise }: { unswapped: Today; exercise: ExerciseId }) {
  const { uid, zone } = useAccount();
  const [swaps] = useStoredSwaps(uid, unswapped.dayNumber);
  const today = withSwaps(unswapped, swaps);
  const timer = useWorkoutTimer(unswapped, uid);
  const [startedAt] = useWorkoutStart(zone, timer);
  const { name, completed, target } = today.exercises[exercise];
  const movement = movementOf(today, exercise);
  if (completed || today.opensOn !== null)
    return <Elsewhere title={completed ? text.isDone({ name }) : text.opensTomorrow} action={text.seeDay} />;
  if (!isCounted(movement))
    return (
      <Elsewhere title={text.notCounted({ name })} action={text.countByTouch}>
        {text.notCountedReason}
      </Elsewhere>
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
      swapped={swaps[exercise] !== undefined}
    />
  );
}

type CountedSetProps = {
  day: number;
  timer: WorkoutTimer;
  exercise: ExerciseId;
  movement: CountedMovement;
  name: string;
  target: number;
  swapped: boolean;
};

/** Uses the same count as the card on the dashboard, and completes the exercise in the same way. */
function CountedSet({ day, timer, exercise, movement, name, target, swapped }: CountedSetProps) {
  const { uid, zone } = useAccount();
  const [count, setCount] = useStoredCount(uid, exercise, target);
  useStoredCountChange({ exercise, target, count }, setCount);
  const { complete, busy } = useCompleteExercise((celebration) => {
    storeCelebration(uid, celebration);
    const goesOn = finishInSession(countedHere());
    location.assign(goesOn && celebration.dayDone === undefined ? '/session' : afterCounting);
  });
  const here = { uid, zone, day, exercise };
  // The person walks to the device after the last rep, which is no part of the exercise.
  const [lastRepAt, setLastRepAt] = useState(() => lastRepInSession(here));
  const countedHere = () => ({
    ...here,
    seconds: count.done >= target && lastRepAt !== undefined ? lastRepAt : timer.read(),
  });
  function change(done: number) {
    if (done > count.done) {
      const seconds = timer.read();
      setLastRepAt(seconds);
      countInSession({ ...here, seconds });
    }
    setCount({ ...noReps, done });
  }
  function finish() {
    const counted = countedHere();
    const exerciseSeconds = exerciseSecondsOf(counted);
    return complete({
      exercise,
      actualReps: count.done,
      movement: swapped ? movement : undefined,
      timeSeconds: counted.seconds,
      ...(exerciseSeconds !== undefined && { exerciseSeconds }),
    });
  }
  return (
    <CameraCounting
      movement={movement}
      name={name}
      target={target}
      most={target + mostExtraReps}
      done={count.done}
      caption={captionOf({ name, done: count.done, target })}
      marks={marksOf(target, undefined)}
      time={formatDuration(timer.seconds)}
      isBusy={busy.includes(exercise)}
      onWork={timer.goOn}
      onCount={change}
      onComplete={finish}
    />
  );
}

type ElsewhereProps = { title: string; action: string; to?: string; children?: ReactNode };

function Elsewhere({ title, action, to = afterCounting, children }: ElsewhereProps) {
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
