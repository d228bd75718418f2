import type { ExerciseId } from '@hundred/domain/days/exercises';
import { useEffect, useRef, useState } from 'react';
import { serverClock } from '../../../platform/time/server-clock';
import { useAccount } from '../account';
import type { WorkoutTimer } from '../timer/workout-timer';
import { newSession, reduceSession, type SessionState, type TrainingSessionEvent } from './session';
import { readSession, restoreSession, storeSession } from './stored-session';

type Options = {
  day: number;
  /** The exercises that are open by the log. */
  open: readonly ExerciseId[];
  /** The only exercise of this session, if it has one. */
  only: ExerciseId | undefined;
  /** The person pressed a button that goes on with counted reps, so nothing has to be asked first. */
  goesOn: boolean;
  timer: WorkoutTimer;
};

const isUnderWay = ({ step }: SessionState) => step.name === 'counting' || step.name === 'rest';

/** Runs a session: stores every change, follows other devices, and starts and stops the workout timer. */
export function useTrainingSession({ day, open, only, goesOn, timer }: Options) {
  const { uid, zone } = useAccount();
  const [state, setState] = useState(() => {
    const now = serverClock.now();
    const stored = readSession(uid, day, now, zone);
    if (stored && stored.only === only && isUnderWay(stored.state)) {
      const restored = restoreSession(stored.state, open, now, timer.read());
      return goesOn ? reduceSession(restored, { type: 'resumed' }) : restored;
    }
    const own = only === undefined ? open : open.filter((id) => id === only);
    return newSession(own, timer.read(), goesOn || only !== undefined, stored?.state.spent);
  });
  const latest = useRef(state);
  const store = () => storeSession(uid, { day, at: serverClock.now(), only, state: latest.current });

  function dispatch(event: TrainingSessionEvent) {
    const next = reduceSession(latest.current, event);
    if (next === latest.current) return;
    latest.current = next;
    store();
    setState(next);
  }

  const openKey = open.join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the open exercises matter
  useEffect(() => dispatch({ type: 'completedElsewhere', open }), [openKey]);

  const { step } = state;
  const isRunning = step.name === 'rest' || (step.name === 'counting' && !step.isPaused);
  const currentTimer = useRef(timer);
  currentTimer.current = timer;
  useEffect(() => {
    if (!isRunning) {
      currentTimer.current.stop();
      return;
    }
    currentTimer.current.goOn();
    return () => currentTimer.current.stop();
  }, [isRunning]);

  const send = useRef(dispatch);
  send.current = dispatch;
  const isMounted = useRef(false);
  useEffect(() => {
    isMounted.current = true;
    // A call, a locked phone or another tab: nobody counts meanwhile. A rest goes on.
    const hide = () => document.visibilityState === 'hidden' && send.current({ type: 'paused' });
    document.addEventListener('visibilitychange', hide);
    return () => {
      document.removeEventListener('visibilitychange', hide);
      isMounted.current = false;
      // The person left with the browser's back button. This is decided later, because React mounts twice in development.
      queueMicrotask(() => {
        if (!isMounted.current) send.current({ type: 'stopped', seconds: currentTimer.current.read() });
      });
    };
  }, []);

  return {
    state,
    dispatch,
    /** Called with every rep. */
    work() {
      timer.goOn();
      latest.current = reduceSession(latest.current, { type: 'counted', seconds: timer.read() });
      store();
    },
    /** The latest state, also before it is rendered. */
    latest: () => latest.current,
  };
}
