import type { Today } from '@hundred/contract/today';
import { exerciseIds } from '@hundred/domain/days/exercises';
import { useEffect, useRef, useState } from 'react';
import { useStoredValueChange } from '../../../platform/storage/stored-value-change';
import { serverClock } from '../../../platform/time/server-clock';
import { doneCount, lastDoneAt, secondsOfDay } from '../day/day-state';
import { usePersonAndZone } from '../person-and-zone';
import {
  currentStretch,
  elapsedSeconds,
  isPaused,
  readStretch,
  resumeAfterCompletion,
  resumeStretch,
  type Stretch,
  stopStretch,
  storeStretch,
  stretchKey,
} from './stretch';

export type WorkoutTimer = {
  /** The workout time of the last render. */
  seconds: number;
  state: 'standing' | 'running' | 'paused';
  /** Returns the workout time now, in seconds. */
  read: () => number;
  /** Starts or resumes the timer, because a rep was counted or a rest began. */
  run: () => void;
  /** Stops the timer, as of now or of an earlier instant. */
  stop: (at?: number) => void;
};

function stateOf(stretch: Stretch | undefined, now: number): WorkoutTimer['state'] {
  if (!stretch) return 'standing';
  return isPaused(stretch, now) ? 'paused' : 'running';
}

/** Counts from a stored instant instead of adding up ticks, so that a reload or a sleeping tab loses nothing. */
export function useWorkoutTimer(today: Today, person: string): WorkoutTimer {
  const { zone } = usePersonAndZone();
  const read = (at: number) => currentStretch(today, readStretch(person), at, zone);
  const [stretch, setStretch] = useState(() => read(serverClock.now()));
  // An event handler may read the time before the state that it set is rendered.
  const latest = useRef(stretch);
  const [now, setNow] = useState(() => serverClock.now());
  const done = doneCount(today);
  const doneBefore = useRef(done);

  function run() {
    const at = serverClock.now();
    show(resumeStretch(read(at), at), at);
  }
  function show(next: Stretch | undefined, at: number) {
    latest.current = next;
    storeStretch(person, next);
    setStretch(next);
    // Nothing changes on the screen without a current workout.
    if (next) setNow(at);
  }
  function stop(at = serverClock.now()) {
    const current = read(serverClock.now());
    if (current && !current.isStopped) show(stopStretch(current, at), serverClock.now());
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new answer matters
  useEffect(() => {
    const hasDoneMore = done > doneBefore.current;
    // Another day began, so the stored workout of the day before is removed.
    if (done < doneBefore.current) storeStretch(person, undefined);
    doneBefore.current = done;
    const at = serverClock.now();
    const current = read(at);
    const isDayOpen = done < exerciseIds.length;
    show(
      hasDoneMore && isDayOpen ? resumeAfterCompletion(current, Math.min(at, lastDoneAt(today))) : current,
      at,
    );
  }, [today, person]);

  // Another tab may have counted on.
  useStoredValueChange(stretchKey(person), () => {
    const stored = readStretch(person);
    if (!stored || stored.since < (latest.current?.since ?? 0)) return;
    const at = serverClock.now();
    latest.current = read(at);
    setStretch(latest.current);
    setNow(at);
  });

  const state = stateOf(stretch, now);
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
    seconds: stretch ? elapsedSeconds(stretch, now) : (secondsOfDay(today) ?? 0),
    state,
    read: () => elapsedSeconds(latest.current, serverClock.now()),
    run,
    stop,
  };
}
