import type { Today } from '@hundred/contract/today';
import { longestWorkout } from '@hundred/domain/challenge/facts/limits';
import { exerciseIds } from '@hundred/domain/days/exercises';
import { useEffect, useRef, useState } from 'react';
import { serverClock } from '../../platform/server-clock';
import { doneCount, firstDoneAt, secondsOfDay } from './day-state';

/** So long after the last exercise the timer stands: hours between two of them are no workout. */
const pauseAfter = 30 * 60_000;

const keyOf = (person: string) => `hundred:workout-began:${person}`;

/** Time counted until `since`, the last thing done; what passed after it still counts until the pause. */
export type Stretch = { counted: number; since: number };

const countedAt = ({ counted, since }: Stretch, now: number) =>
  counted + Math.min(pauseAfter, Math.max(0, now - since));

/** Something was done: the timer starts, or goes on. */
export const goOn = (stretch: Stretch | undefined, now: number): Stretch => ({
  counted: stretch ? countedAt(stretch, now) : 0,
  since: now,
});

/**
 * The workout that is under way, undefined while none is. It begins with the first rep counted or the first
 * completion; where that was on another device, when this one first sees it. What is kept of another day, or was
 * counted and given up, is not of this workout. The time that was recorded with a completion is: it goes on from there.
 */
export function underWay(today: Today, kept: Stretch | undefined, now: number): Stretch | undefined {
  if (today.allCompleted || doneCount(today) === exerciseIds.length) return undefined;
  const first = firstDoneAt(today);
  const isOfThisWorkout =
    kept !== undefined && kept.since <= now && kept.since >= (first ?? now) - pauseAfter;
  if (isOfThisWorkout) return kept;
  return first === undefined ? undefined : { counted: (secondsOfDay(today) ?? 0) * 1000, since: now };
}

export const isPaused = (stretch: Stretch, now: number): boolean => now - stretch.since >= pauseAfter;

export function elapsedSeconds(stretch: Stretch | undefined, now: number): number {
  return stretch === undefined ? 0 : Math.min(longestWorkout, Math.floor(countedAt(stretch, now) / 1000));
}

export type WorkoutTimer = {
  seconds: number;
  state: 'standing' | 'running' | 'paused';
  /** To the second, whenever the page last drew itself. */
  read: () => number;
  /** A rep was counted. */
  goOn: () => void;
};

/** Counts from a kept instant, never by adding up ticks: a reload or a sleeping tab takes nothing away. */
export function useWorkoutTimer(today: Today, person: string): WorkoutTimer {
  const [stretch, setStretch] = useState(() => underWay(today, readStretch(person), serverClock.now()));
  const [now, setNow] = useState(() => serverClock.now());
  const done = doneCount(today);
  const doneBefore = useRef(done);

  function follow(hasDoneMore: boolean) {
    const at = serverClock.now();
    const current = underWay(today, readStretch(person), at);
    const next = hasDoneMore ? goOn(current, at) : current;
    keepStretch(person, next);
    setStretch(next);
    // Where nothing is under way nothing is to be drawn.
    if (next) setNow(at);
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever else changes, only another answer is news
  useEffect(() => {
    const hasDoneMore = done > doneBefore.current;
    // Another day began: what was counted for the one before is not of this.
    if (done < doneBefore.current) keepStretch(person, undefined);
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

export function keepStretch(person: string, stretch: Stretch | undefined): void {
  try {
    if (stretch === undefined) localStorage.removeItem(keyOf(person));
    else localStorage.setItem(keyOf(person), `${stretch.since} ${stretch.counted}`);
  } catch {
    // Then a reload begins anew.
  }
}
