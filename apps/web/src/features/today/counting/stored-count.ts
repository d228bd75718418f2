import type { ExerciseId } from '@hundred/domain/days/exercises';
import { useState } from 'react';
import { readStoredFields } from '../../../platform/storage/stored-fields';
import { storeValue } from '../../../platform/storage/stored-value';
import { serverClock } from '../../../platform/time/server-clock';
import { usePersonAndZone } from '../person-and-zone';
import { isDateOver } from '../timer/date-over';
import { noReps, type RepCount } from './rep-count';

/** `at`: the instant of the last change. */
type StoredCount = { done: number; target: number; at: number };

/** A count that was stored longer ago, or this far ahead, is ignored: the clock of the device was wrong. */
const storedForMs = 24 * 3_600_000;

const keyOf = (uid: string, exercise: ExerciseId) => `hundred:counted:${uid}:${exercise}`;

/** The reps counted so far, stored on the device so that they survive a reload or an evicted page. */
export function useStoredCount(
  uid: string,
  exercise: ExerciseId,
  target: number,
): [RepCount, (count: RepCount) => void] {
  const { zone } = usePersonAndZone();
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
  const stored = readStoredFields(keyOf(uid, exercise), { done: 'number', target: 'number', at: 'number' });
  if (!stored) return undefined;
  const { done, at } = stored;
  const isOfThisWorkout =
    Number.isSafeInteger(done) &&
    done >= 0 &&
    stored.target === target &&
    Math.abs(now - at) < storedForMs &&
    !isDateOver(zone, at, now);
  return isOfThisWorkout ? { done, target, at } : undefined;
}

/** The stored count; `noReps` if nothing was counted. */
export function readCount(...args: Parameters<typeof readStoredCount>): RepCount {
  const stored = readStoredCount(...args);
  return stored ? { ...noReps, done: stored.done } : noReps;
}

/** Removes the record if nothing is counted or the exercise is completed. */
export function storeCount(uid: string, exercise: ExerciseId, stored: StoredCount | undefined): void {
  storeValue(keyOf(uid, exercise), stored?.done ? stored : undefined);
}
