import type { ExerciseId } from '@hundred/domain/days/exercises';
import { useRef, useState } from 'react';
import { readStored, storeValue } from '../../../platform/storage/stored-value';
import { serverClock } from '../../../platform/time/server-clock';
import { useAccount } from '../account';
import { isDateOver } from '../timer/date-over';
import type { WorkoutTimer } from '../timer/workout-timer';
import { noReps, type RepCount } from './rep-count';

/** A device clock that was far off stored reps that belong to no workout of this date. */
const storedForMs = 24 * 3_600_000;

const keyOf = (uid: string, exercise: ExerciseId) => `hundred:counted:${uid}:${exercise}`;

/**
 * When the workout on this page began. It begins anew on another date if the page was left open, unless a workout is
 * under way or the person did something (`touch`) on the date that is not over.
 */
export function useWorkoutStart(
  zone: string,
  timer: WorkoutTimer | undefined,
): [startedAt: number, touch: () => void] {
  const now = serverClock.now();
  const startedAt = useRef(now);
  const touched = useRef(now);
  if (timer?.state !== 'running' && isDateOver(zone, touched.current, now))
    startedAt.current = touched.current = now;
  return [
    startedAt.current,
    () => {
      touched.current = serverClock.now();
    },
  ];
}

type StoredCount = { done: number; target: number; at: number };

/** The reps counted so far, stored on the device so that they survive a reload or an evicted page. */
export function useStoredCount(
  uid: string,
  exercise: ExerciseId,
  target: number,
): [RepCount, (count: RepCount) => void] {
  const { zone } = useAccount();
  const [count, setCount] = useState(() => readCount(uid, exercise, target, serverClock.now(), zone));
  function change(next: RepCount) {
    storeCount(uid, exercise, { done: next.done, target, at: serverClock.now() });
    setCount(next);
  }
  return [count, change];
}

/** What was counted in the workout of this date, and when; undefined if nothing was. */
export function readStoredCount(
  uid: string,
  exercise: ExerciseId,
  target: number,
  now: number,
  zone: string,
): StoredCount | undefined {
  const stored = readStored(keyOf(uid, exercise));
  const isOfThisWorkout =
    isStoredCount(stored) &&
    stored.target === target &&
    Math.abs(now - stored.at) < storedForMs &&
    !isDateOver(zone, stored.at, now);
  return isOfThisWorkout ? stored : undefined;
}

export function readCount(...where: Parameters<typeof readStoredCount>): RepCount {
  const stored = readStoredCount(...where);
  return stored ? { ...noReps, done: stored.done } : noReps;
}

const isStoredCount = (value: unknown): value is StoredCount => {
  const { done, target, at }: Partial<Record<keyof StoredCount, unknown>> = Object(value);
  return Number.isSafeInteger(done) && Number(done) >= 0 && Number.isInteger(target) && Number.isFinite(at);
};

/** Removes the record if nothing is counted or the exercise is completed. */
export function storeCount(uid: string, exercise: ExerciseId, stored: StoredCount | undefined): void {
  storeValue(keyOf(uid, exercise), stored?.done ? stored : undefined);
}
