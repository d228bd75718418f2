import type { Today } from '@hundred/contract/today';
import { type ExerciseId, exerciseIds } from '@hundred/domain/days/exercises';
import { useEffect, useRef, useState } from 'react';
import { Navigate, useLocation, useNavigate, useParams } from 'react-router';
import { historyView } from '../../challenge/history-views';
import { useCan } from '../../challenge/premium';
import { useChallenge } from '../../challenge/use-challenge';
import { todayView } from '../../challenge/views';
import { useComeback } from '../../features/dashboard/comeback';
import { usePeoplePlace } from '../../features/dashboard/people-place';
import { useStoredSwaps, withSwaps } from '../../features/today/cards/swaps';
import { doneCount } from '../../features/today/day/day-state';
import { usePersonAndZone } from '../../features/today/person-and-zone';
import { minutesLeft } from '../../features/today/session/minutes-left';
import { SessionScreen } from '../../features/today/session/session-screen';
import { settleTimer } from '../../features/today/session/settle-timer';
import { text } from '../../features/today/session/text';
import { useLeaveOnRefusal } from '../../features/today/session/use-recording';
import { useWorkoutStart } from '../../features/today/timer/use-workout-start';
import { useWorkoutTimer } from '../../features/today/timer/workout-timer';
import { PeopleLine } from '../../features/together/people/lazy-people-line';
import { LoadError } from '../../layout/load-error';
import { LoadingScreen } from '../../layout/loading-screen';
import { usePageTitle } from '../../platform/look/page-title';
import { useQuietTime } from '../../platform/time/quiet-time';
import { serverClock } from '../../platform/time/server-clock';
import { useDateChanges } from '../../sync/sync-context';

/** What the previous page passes on: where to return, and whether the person wants to go on at once. */
type Arrival = { from?: string; resumesAtOnce?: boolean } | null;

/** `/session` leads through the open exercises of today, `/session/situps` through one of them. */
export default function SessionRoute() {
  const address = useParams()['*'];
  const only = exerciseIds.find((id) => id === address);
  const today = useChallenge(todayView);
  const history = useChallenge(historyView);
  const comeback = useComeback(today.data, history);
  useDateChanges();
  useQuietTime(true);
  usePageTitle(text.title);
  if (address && !only) return <Navigate to="/session" replace />;
  if (today.data && comeback !== 'unknown')
    return <SessionOfToday plannedToday={today.data} only={only} hasSetsOfTen={comeback !== undefined} />;
  if (today.error && !today.data)
    return (
      <main className="page-width pt-12">
        <LoadError title={text.notLoaded} queries={[today]} />
      </main>
    );
  return <LoadingScreen />;
}

type SessionProps = {
  /** Today as the server has it. The session shows the movements that the person has swapped in. */
  plannedToday: Today;
  /** The exercise in the address; undefined for all of today's. */
  only: ExerciseId | undefined;
  /** Counts in sets of ten, for a person who comes back after a gap. */
  hasSetsOfTen: boolean;
};

/** Settles the timer once, before the session below reads it. */
function SessionOfToday(props: SessionProps) {
  const { uid, zone } = usePersonAndZone();
  useState(() => settleTimer(uid, props.plannedToday.dayNumber, serverClock.now(), zone));
  return <SettledSession {...props} />;
}

function SettledSession({ plannedToday, only, hasSetsOfTen }: SessionProps) {
  const { uid, zone } = usePersonAndZone();
  const isSwapLocked = useCan()('alternative-exercises') === false;
  const [swaps] = useStoredSwaps(uid, plannedToday.dayNumber, isSwapLocked);
  const today = withSwaps(plannedToday, swaps);
  const timer = useWorkoutTimer(plannedToday, uid);
  const [startedAt] = useWorkoutStart(zone, timer);
  const history = useChallenge(historyView).data?.history;
  const navigate = useNavigate();
  const { pathname, state } = useLocation();
  const [arrival] = useState(state as Arrival);
  // Removes `resumesAtOnce` from the history entry, because a reload would keep it without a press of the person.
  useEffect(() => {
    if (arrival?.resumesAtOnce) navigate(pathname, { replace: true, state: { from: arrival.from } });
  }, [arrival, navigate, pathname]);
  const leave = () => navigate(arrival?.from ?? '/dashboard', { replace: true });
  useLeaveOnRefusal(leave);
  const wasOpenAtStart = useRef(isOpen(today, only));
  const restarts = useRestarts(today);
  const hasPeople = usePeoplePlace() === 'held';
  if (!wasOpenAtStart.current) return <Navigate to="/dashboard" replace />;
  return (
    <SessionScreen
      key={`${today.dayNumber} ${startedAt} ${restarts} ${only}`}
      today={today}
      swaps={swaps}
      timer={timer}
      only={only}
      resumesAtOnce={arrival?.resumesAtOnce === true}
      hasSetsOfTen={hasSetsOfTen}
      minutes={minutesLeft(today, history)}
      people={hasPeople && only === undefined && <PeopleLine isHidden={false} />}
      onLeave={leave}
    />
  );
}

const isOpen = (today: Today, only: ExerciseId | undefined) =>
  today.opensOn === null &&
  !today.allCompleted &&
  !today.finished &&
  (only === undefined || !today.exercises[only].completed);

/** How often exercises that were done are open again, because a workout that is not finished by 02:00 begins again. */
function useRestarts(today: Today): number {
  const previous = useRef({ done: 0, restarts: 0 });
  const done = doneCount(today);
  if (done < previous.current.done) previous.current.restarts += 1;
  previous.current.done = done;
  return previous.current.restarts;
}
