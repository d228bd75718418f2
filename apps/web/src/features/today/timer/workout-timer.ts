import type { Today } from '@hundred/contract/today';
import { longestWorkout } from '@hundred/domain/challenge/facts/limits';
import { exerciseIds } from '@hundred/domain/days/exercises';
import { useEffect, useRef, useState } from 'react';
import { serverClock } from '../../../platform/time/server-clock';
import { doneCount, firstDoneAt, secondsOfDay } from '../day/day-state';

/** The timer pauses this long after the last exercise, because hours between two exercises are not a workout. */
const pauseAfter = 30 * 60_000;

const keyOf = (person: string) => `hundred:workout-began:${person}`;

/** Milliseconds counted until `since`, the time of the last activity. The time after it counts until the pause. */
export type Stretch = { counted: number; since: number };

const countedAt = ({ counted, since }: Stretch, now: number) =>
  counted + Math.min(pauseAfter, Math.max(0, now - since));

/** Called on activity: starts or resumes the timer. */
export const resumeStretch = (stretch: Stretch | undefined, now: number): Stretch => ({
  counted: stretch ? countedAt(stretch, now) : 0,
  since: now,
});

/**
 * The current workout, or undefined. It begins with the first counted rep or the first completion; for a completion on
 * another device it begins when this page first sees it. A stored workout of another day, or one that was abandoned, is
 * ignored. The time recorded with a completion is the starting point.
 */
export function currentStretch(today: Today, stored: Stretch | undefined, now: number): Stretch | undefined {
  if (today.allCompleted || doneCount(today) === exerciseIds.length) return undefined;
  const first = firstDoneAt(today);
  const isOfThisWorkout =
    stored !== undefined && stored.since <= now && stored.since >= (first ?? now) - pauseAfter;
  if (isOfThisWorkout) return stored;
  return first === undefined ? undefined : { counted: (secondsOfDay(today) ?? 0) * 1000, since: now };
}

export const isPaused = (stretch: Stretch, now: number): boolean => now - stretch.since >= pauseAfter;

export function elapsedSeconds(stretch: Stretch | undefined, now: number): number {
  return stretch === undefined ? 0 : Math.min(longestWorkout, Math.floor(countedAt(stretch, now) / 1000));
}

export type WorkoutTimer = {
  seconds: number;
  state: 'standing' | 'running' | 'paused';
  /** The current seconds, independent of the last render. */
  read: () => number;
  /** Called when a rep was counted. */
  goOn: () => void;
};

/** Counts from a stored instant instead of adding up ticks, so that a reload or a sleeping tab loses nothing. */
export function useWorkoutTimer(today: Today, person: string): WorkoutTimer {
  const [stretch, setStretch] = useState(() => currentStretch(today, readStretch(person), serverClock.now()));
  const [now, setNow] = useState(() => serverClock.now());
  const done = doneCount(today);
  const doneBefore = useRef(done);

  function follow(hasDoneMore: boolean) {
    const at = serverClock.now();
    const current = currentStretch(today, readStretch(person), at);
    const next = hasDoneMore ? resumeStretch(current, at) : current;
    storeStretch(person, next);
    setStretch(next);
    // Nothing changes on the screen without a current workout.
    if (next) setNow(at);
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new answer matters
  useEffect(() => {
    const hasDoneMore = done > doneBefore.current;
    // Another day began, so the stored workout of the day before is removed.
    if (done < doneBefore.current) storeStretch(person, undefined);
    doneBefore.current = done;
    follow(hasDoneMore && done < exerciseIds.length);
  }, [today, person]);

  const state = stretch === undefined ? 'standing' : isPaused(stretch, now) ? 'paused' : 'running';
  useEffect(() => {
    if (state !== 'running') return;
    const tick = () => setNow(serverClock.now());
    const ticking = setInterval(tick, 1000);
    document.addEventListener('visibilitychange', tick);
    return () => {
      clearInterval(ticking);
      document.removeEventListener('visibilitychange', tick);
    };
  }, [state]);

  return {
    seconds: stretch ? elapsedSeconds(stretch, now) : (secondsOfDay(today) ?? 0),
    state,
    read: () => elapsedSeconds(stretch, serverClock.now()),
    goOn: () => follow(true),
  };
}

export function readStretch(person: string): Stretch | undefined {
  try {
    const [since = Number.NaN, counted = 0] = (localStorage.getItem(keyOf(person)) ?? 'none')
      .split(' ')
      .map(Number);
    return Number.isFinite(since) && Number.isFinite(counted) ? { counted, since } : undefined;
  } catch {
    return undefined;
  }
}

export function storeStretch(person: string, stretch: Stretch | undefined): void {
  try {
    if (stretch === undefined) localStorage.removeItem(keyOf(person));
    else localStorage.setItem(keyOf(person), `${stretch.since} ${stretch.counted}`);
  } catch {
    // Storage may be refused; then a reload starts the timer anew.
  }
}
