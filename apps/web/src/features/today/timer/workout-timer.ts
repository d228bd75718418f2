import type { Today } from '@hundred/contract/today';
import { exerciseIds } from '@hundred/domain/days/exercises';
import { useEffect, useRef, useState } from 'react';
import { useStoredValueChange } from '../../../platform/storage/stored-value-change';
import { serverClock } from '../../../platform/time/server-clock';
import { doneCount, lastDoneAt, secondsOfDay } from '../day/day-state';
import { usePersonAndZone } from '../person-and-zone';
import {
  currentTimer,
  elapsedSeconds,
  isPaused,
  readTimer,
  resumeAfterCompletion,
  resumeTimer,
  type StoredTimer,
  stopTimer,
  storeTimer,
  timerKey,
} from './stored-timer';

export type WorkoutTimer = {
  /** The workout time of the last render. */
  seconds: number;
  state: 'idle' | 'running' | 'paused';
  /** Returns the workout time now, in seconds. */
  read: () => number;
  /** Starts or resumes the timer, because a rep was counted or a rest began. */
  run: () => void;
  /** Stops the timer, as of now or of an earlier instant. */
  stop: (at?: number) => void;
};

function stateOf(storedTimer: StoredTimer | undefined, now: number): WorkoutTimer['state'] {
  if (!storedTimer) return 'idle';
  return isPaused(storedTimer, now) ? 'paused' : 'running';
}

/**
 * The workout timer. It counts from a stored instant and adds up no ticks, so that a reload or a sleeping tab loses
 * nothing.
 */
export function useWorkoutTimer(today: Today, uid: string): WorkoutTimer {
  const { zone } = usePersonAndZone();
  const timerAt = (at: number) => currentTimer(today, readTimer(uid), at, zone);
  const [storedTimer, setStoredTimer] = useState(() => timerAt(serverClock.now()));
  // An event handler may read the time before the state that it set is rendered.
  const latest = useRef(storedTimer);
  const [now, setNow] = useState(() => serverClock.now());
  const doneExercises = doneCount(today);
  const doneBefore = useRef(doneExercises);

  function run() {
    const at = serverClock.now();
    change(resumeTimer(timerAt(at), at), at);
  }
  /** Stores the timer and shows it. */
  function change(next: StoredTimer | undefined, at: number) {
    latest.current = next;
    storeTimer(uid, next);
    setStoredTimer(next);
    // Nothing changes on the screen without a current workout.
    if (next) setNow(at);
  }
  function stop(at = serverClock.now()) {
    const current = timerAt(serverClock.now());
    if (current && !current.isStopped) change(stopTimer(current, at), serverClock.now());
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new answer matters
  useEffect(() => {
    const hasDoneMore = doneExercises > doneBefore.current;
    // Another day began, so the stored workout of the day before is removed.
    if (doneExercises < doneBefore.current) storeTimer(uid, undefined);
    doneBefore.current = doneExercises;
    const at = serverClock.now();
    const current = timerAt(at);
    const isDayOpen = doneExercises < exerciseIds.length;
    change(
      hasDoneMore && isDayOpen ? resumeAfterCompletion(current, Math.min(at, lastDoneAt(today))) : current,
      at,
    );
  }, [today, uid]);

  // Another tab may have counted on.
  useStoredValueChange(timerKey(uid), () => {
    const stored = readTimer(uid);
    if (!stored || stored.since < (latest.current?.since ?? 0)) return;
    const at = serverClock.now();
    latest.current = timerAt(at);
    setStoredTimer(latest.current);
    setNow(at);
  });

  const state = stateOf(storedTimer, now);
  useEffect(() => {
    if (state !== 'running') return;
    const tick = () => setNow(serverClock.now());
    const timer = setInterval(tick, 1000);
    document.addEventListener('visibilitychange', tick);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', tick);
    };
  }, [state]);

  return {
    seconds: storedTimer ? elapsedSeconds(storedTimer, now) : (secondsOfDay(today) ?? 0),
    state,
    read: () => elapsedSeconds(latest.current, serverClock.now()),
    run,
    stop,
  };
}
