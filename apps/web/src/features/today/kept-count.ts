import { graceHour } from '@hundred/domain/challenge/facts/limits';
import type { ExerciseId } from '@hundred/domain/days/exercises';
import { localDateIn } from '@hundred/domain/days/zones';
import { useRef, useState } from 'react';
import { keepValue, readKept } from '../../platform/kept-value';
import { serverClock } from '../../platform/server-clock';
import { useAccount } from './account';
import { noReps, type RepCount } from './rep-count';
import type { WorkoutTimer } from './workout-timer';

const hour = 3_600_000;
/** What was counted half a day ago is of another workout. */
const keptFor = 6 * hour;

const keyOf = (uid: string, exercise: ExerciseId) => `hundred:counted:${uid}:${exercise}`;

/**
 * Whether a date is over that something was of. A workout over midnight is one workout, until 02:00. What is younger
 * needs no date: the first look at a zone costs a slow phone a tenth of a second.
 */
const isDateOver = (zone: string, at: number, now: number): boolean =>
  at < now - graceHour * hour && localDateIn(zone, at) < localDateIn(zone, now - graceHour * hour);

/**
 * When a page's workout began: anew on another date, where the page was left open. Who is in the middle of one keeps it,
 * and so does who did something (`touch`) on the date that is not over.
 */
export function useBegun(zone: string, timer: WorkoutTimer | undefined): [begun: number, touch: () => void] {
  const now = serverClock.now();
  const begun = useRef(now);
  const touched = useRef(now);
  if (timer?.state !== 'running' && isDateOver(zone, touched.current, now))
    begun.current = touched.current = now;
  return [
    begun.current,
    () => {
      touched.current = serverClock.now();
    },
  ];
}

type Kept = { done: number; target: number; at: number };

/** The reps counted so far, kept on the device: a reload, or a phone that needed the room, takes none away. */
export function useKeptCount(
  uid: string,
  exercise: ExerciseId,
  target: number,
): [RepCount, (count: RepCount) => void] {
  const { zone } = useAccount();
  const [count, setCount] = useState(() => readCount(uid, exercise, target, serverClock.now(), zone));
  function change(next: RepCount) {
    keepCount(uid, exercise, { done: next.done, target, at: serverClock.now() });
    setCount(next);
  }
  return [count, change];
}

export function readCount(
  uid: string,
  exercise: ExerciseId,
  target: number,
  now: number,
  zone: string,
): RepCount {
  const kept = readKept(keyOf(uid, exercise)) as Kept | null;
  const isOfThisWorkout =
    kept?.target === target && Math.abs(now - kept.at) < keptFor && !isDateOver(zone, kept.at, now);
  return isOfThisWorkout ? { ...noReps, done: kept.done } : noReps;
}

/** None counted is nothing to keep, and so is what has been completed. */
export function keepCount(uid: string, exercise: ExerciseId, kept: Kept | undefined): void {
  keepValue(keyOf(uid, exercise), kept?.done ? kept : undefined);
}
