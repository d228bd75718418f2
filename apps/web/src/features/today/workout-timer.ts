import type { Today } from '@hundred/contract/today';
import { useEffect, useState } from 'react';
import { doneCount, firstDoneAt, secondsOfDay } from './day-state';

/** A device's clock may differ this much from the server's before a kept start is taken for another day's. */
const clockTolerance = 10 * 60_000;
/** No workout is longer, and the server accepts no longer one. */
const longest = 86_400;

const keyOf = (person: string) => `hundred:workout-began:${person}`;

/**
 * When the workout that is under way began, undefined while none is. It begins with the first completion;
 * where the first was done on another device, when this one first sees it.
 */
export function workoutStart(today: Today, kept: number | undefined, now: number): number | undefined {
  const first = firstDoneAt(today);
  if (first === undefined || today.allCompleted || doneCount(today) === 3) return undefined;
  const isOfThisWorkout = kept !== undefined && kept <= now && kept >= first - clockTolerance;
  return isOfThisWorkout ? kept : now;
}

export function elapsedSeconds(start: number | undefined, now: number): number {
  return start === undefined ? 0 : Math.min(longest, Math.max(0, Math.floor((now - start) / 1000)));
}

/** `m:ss`; minutes go on counting beyond the hour. */
export const formatElapsed = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

export type WorkoutTimer = {
  seconds: number;
  isRunning: boolean;
  /** To the second, whenever the page last drew itself. */
  read: () => number;
};

/** Counts from a kept instant, never by adding up ticks: a reload or a sleeping tab takes nothing away. */
export function useWorkoutTimer(today: Today, person: string): WorkoutTimer {
  const [start, setStart] = useState(() => workoutStart(today, readStart(person), Date.now()));
  const [now, setNow] = useState(() => Date.now());

  useEffect(() => {
    const begun = workoutStart(today, readStart(person), Date.now());
    keepStart(person, begun);
    setStart(begun);
    setNow(Date.now());
  }, [today, person]);

  const isRunning = start !== undefined;
  useEffect(() => {
    if (!isRunning) return;
    const tick = () => setNow(Date.now());
    const ticking = setInterval(tick, 1000);
    document.addEventListener('visibilitychange', tick);
    return () => {
      clearInterval(ticking);
      document.removeEventListener('visibilitychange', tick);
    };
  }, [isRunning]);

  return {
    seconds: isRunning ? elapsedSeconds(start, now) : (secondsOfDay(today) ?? 0),
    isRunning,
    read: () => elapsedSeconds(start, Date.now()),
  };
}

export function readStart(person: string): number | undefined {
  try {
    const kept = Number(localStorage.getItem(keyOf(person)) ?? Number.NaN);
    return Number.isFinite(kept) ? kept : undefined;
  } catch {
    return undefined;
  }
}

export function keepStart(person: string, start: number | undefined): void {
  try {
    if (start === undefined) localStorage.removeItem(keyOf(person));
    else localStorage.setItem(keyOf(person), String(start));
  } catch {
    // Then a reload begins anew.
  }
}
