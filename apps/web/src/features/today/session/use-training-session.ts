import type { ExerciseId } from '@hundred/domain/days/exercises';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useStoredValueChange } from '../../../platform/storage/stored-value-change';
import { serverClock } from '../../../platform/time/server-clock';
import { usePersonAndZone } from '../person-and-zone';
import type { WorkoutTimer } from '../timer/workout-timer';
import { followSession, restoreSession } from './restore-session';
import { newSession, reduceSession, type SessionState, type TrainingSessionEvent } from './session';
import { openInOrder, readSession, type StoredSession, sessionKey, storeSession } from './stored-session';

type Options = {
  dayNumber: number;
  /** The exercises that the log has no completion of. */
  openExercises: readonly ExerciseId[];
  /** The only exercise of this session, if it has one. */
  only: ExerciseId | undefined;
  /** The person pressed a button that continues counted reps, so nothing has to be asked first. */
  resumesAtOnce: boolean;
  timer: WorkoutTimer;
};

/** `isFollowing`: another page of this device made the last change, so it has the timer and ends a rest. */
type SessionView = { state: SessionState; isFollowing: boolean };

export type TrainingSession = ReturnType<typeof useTrainingSession>;

/** Runs a session: stores every change, follows other devices and tabs, and starts and stops the workout timer. */
export function useTrainingSession(options: Options) {
  const { dayNumber, openExercises, only, timer } = options;
  const { uid, zone } = usePersonAndZone();
  const readStored = () => readSession(uid, dayNumber, serverClock.now(), zone);
  const { view, latest, show } = useSessionView(() => stateOnOpening(options, readStored()));
  /** When this page made or adopted the last change. */
  const changedAt = useRef(serverClock.now());

  function store() {
    changedAt.current = serverClock.now();
    storeSession(uid, { day: dayNumber, at: changedAt.current, only, state: latest.current.state });
  }
  function dispatch(event: TrainingSessionEvent) {
    const next = reduceSession(latest.current.state, event);
    if (next === latest.current.state) return;
    show({ state: next, isFollowing: false });
    store();
  }

  useStoredValueChange(sessionKey(uid), (isFromEvent) => {
    const stored = readStored();
    // An event reports the change of another page. Without one this page is shown again, and the instants decide.
    const isNewer = stored && stored.only === only && (isFromEvent || stored.at > changedAt.current);
    if (!isNewer || latest.current.state.step.name === 'finished') return;
    changedAt.current = stored.at;
    const { step } = stored.state;
    const isCounting = step.name === 'counting' && !step.isPaused;
    // Nothing is stored here. The other page has the timer if it has just announced a change, or is counting.
    show({ state: followSession(stored.state, openExercises), isFollowing: isFromEvent || isCounting });
  });

  const openKey = openExercises.join();
  // What others have completed is not stored with the session, because a reload takes it from the log again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the open exercises matter
  useEffect(() => {
    const next = reduceSession(latest.current.state, { type: 'completedElsewhere', open: openExercises });
    if (next !== latest.current.state) show({ ...latest.current, state: next });
  }, [openKey]);

  useTimerOfSession(view, latest, timer);
  usePauseWhenUnseen(latest, timer, dispatch);

  return {
    state: view.state,
    isFollowing: view.isFollowing,
    dispatch,
    /** Called with every rep. */
    countRep() {
      timer.run();
      const repCounted = { type: 'counted', seconds: timer.read() } as const;
      // Not rendered, because the screen shows nothing of it.
      latest.current = { ...latest.current, state: reduceSession(latest.current.state, repCounted) };
      store();
    },
    /** The latest state, also before it is rendered. */
    latestState: () => latest.current.state,
  };
}

/** The session as it is rendered, and in `latest` also before it is rendered. */
function useSessionView(firstState: () => SessionState) {
  const [view, setView] = useState<SessionView>(() => ({ state: firstState(), isFollowing: false }));
  const latest = useRef(view);
  function show(next: SessionView) {
    latest.current = next;
    setView(next);
  }
  return { view, latest, show };
}

const isOngoing = ({ step }: SessionState) => step.name === 'counting' || step.name === 'rest';

/** The stored session if it is ongoing and of the same exercises; otherwise a new one. */
function stateOnOpening(
  { openExercises, only, resumesAtOnce, timer }: Options,
  stored: StoredSession | undefined,
): SessionState {
  if (stored && stored.only === only && isOngoing(stored.state)) {
    const restored = restoreSession(stored.state, openExercises, serverClock.now(), timer.read());
    return resumesAtOnce ? reduceSession(restored, { type: 'resumed' }) : restored;
  }
  const order =
    only === undefined ? openInOrder(openExercises, stored) : openExercises.filter((id) => id === only);
  const startsAtOnce = resumesAtOnce || only !== undefined;
  return newSession(order, timer.read(), { startsAtOnce, spent: stored?.state.spent });
}

/** The timer runs while this page counts or rests. A page that follows another one leaves the timer to that page. */
function useTimerOfSession(
  { state: { step }, isFollowing }: SessionView,
  latest: RefObject<SessionView>,
  timer: WorkoutTimer,
): void {
  const isRunning = step.name === 'rest' || (step.name === 'counting' && !step.isPaused);
  const currentTimer = useRef(timer);
  currentTimer.current = timer;
  useEffect(() => {
    if (isFollowing) return;
    if (!isRunning) {
      currentTimer.current.stop();
      return;
    }
    currentTimer.current.run();
    return () => {
      if (!latest.current.isFollowing) currentTimer.current.stop();
    };
  }, [latest, isRunning, isFollowing]);
}

/** Pauses while the page is hidden, and stops when the person leaves it. */
function usePauseWhenUnseen(
  latest: RefObject<SessionView>,
  timer: WorkoutTimer,
  dispatch: (event: TrainingSessionEvent) => void,
): void {
  const callbacks = useRef({ timer, dispatch });
  callbacks.current = { timer, dispatch };
  const isMounted = useRef(false);
  useEffect(() => {
    isMounted.current = true;
    // During a call, on a locked phone or behind another tab the person does not count. A rest goes on.
    const pauseIfHidden = () => {
      if (document.visibilityState !== 'hidden') return;
      callbacks.current.dispatch({ type: 'paused' });
      const { state, isFollowing } = latest.current;
      // At once, because a page that is being closed renders nothing more.
      if (state.step.name === 'counting' && !isFollowing) callbacks.current.timer.stop();
    };
    // The page may open in the background.
    pauseIfHidden();
    document.addEventListener('visibilitychange', pauseIfHidden);
    return () => {
      document.removeEventListener('visibilitychange', pauseIfHidden);
      isMounted.current = false;
      // Unmounted, the person has left with the browser's back button. This is decided later, because React mounts twice
      // in development.
      queueMicrotask(() => {
        if (isMounted.current || latest.current.isFollowing) return;
        callbacks.current.dispatch({ type: 'stopped', seconds: callbacks.current.timer.read() });
      });
    };
  }, [latest]);
}
