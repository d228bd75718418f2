import type { Today } from '@hundred/contract/today';
import { longestWorkout } from '@hundred/domain/challenge/facts/limits';
import { exerciseIds } from '@hundred/domain/days/exercises';
import { doneCount, firstDoneAt, secondsOfDay } from '../day/day-state';
import { isDateOver } from './date-over';

/**
 * The workout timer as it is stored: milliseconds counted until `since`, the instant of the last activity. The time after
 * it counts too, for at most `pauseAfterMs`, unless the person stopped the timer.
 */
export type Stretch = { counted: number; since: number; isStopped?: true };

/** The timer pauses this long after the last exercise, because hours between two exercises are not a workout. */
const pauseAfterMs = 30 * 60_000;

/** Each page computes the server's time itself, so what one has stored may lie this far ahead for another. */
const pagesDifferByMs = 10_000;

const countedAt = ({ counted, since, isStopped }: Stretch, now: number) =>
  isStopped ? counted : counted + Math.min(pauseAfterMs, Math.max(0, now - since));

/** Called on activity: starts or resumes the timer. */
export const resumeStretch = (stretch: Stretch | undefined, now: number): Stretch => ({
  counted: stretch ? countedAt(stretch, now) : 0,
  since: now,
});

/**
 * Called when the page sees a completion, possibly later than it was made. The timer goes on from the instant of the
 * completion, unless a later activity or stop has decided already.
 */
export const resumeAfterCompletion = (stretch: Stretch | undefined, doneAt: number): Stretch =>
  stretch && doneAt <= stretch.since ? stretch : resumeStretch(stretch, doneAt);

/** Called when the person pauses or leaves a session. The time after `at` does not count. */
export const stopStretch = (stretch: Stretch, at: number): Stretch => ({
  counted: countedAt(stretch, at),
  since: at,
  isStopped: true,
});

/**
 * The current workout, or undefined. It begins with the first counted rep or the first completion; for a completion on
 * another device it begins when this page first sees it. A stored workout of another day, or one that was abandoned, is
 * ignored; one that the person stopped waits until its date is over. The time recorded with a completion is the starting
 * point.
 */
export function currentStretch(
  today: Today,
  stored: Stretch | undefined,
  now: number,
  zone = 'UTC',
): Stretch | undefined {
  if (today.allCompleted || doneCount(today) === exerciseIds.length) return undefined;
  const first = firstDoneAt(today);
  const isOfThisWorkout =
    stored !== undefined &&
    stored.since <= now + pagesDifferByMs &&
    (stored.isStopped ? !isDateOver(zone, stored.since, now) : stored.since >= (first ?? now) - pauseAfterMs);
  if (isOfThisWorkout) return stored;
  return first === undefined ? undefined : { counted: (secondsOfDay(today) ?? 0) * 1000, since: now };
}

export const isPaused = ({ since, isStopped }: Stretch, now: number): boolean =>
  isStopped === true || now - since >= pauseAfterMs;

export function elapsedSeconds(stretch: Stretch | undefined, now: number): number {
  return stretch === undefined ? 0 : Math.min(longestWorkout, Math.floor(countedAt(stretch, now) / 1000));
}

export const stretchKey = (person: string) => `hundred:workout-began:${person}`;

/** Written behind the two numbers. An older page ignores it and lets the timer run. */
const stoppedMark = 'stopped';

export function readStretch(person: string): Stretch | undefined {
  try {
    const [since = '', counted = '0', mark] = (localStorage.getItem(stretchKey(person)) ?? '').split(' ');
    const stretch = { counted: Number(counted), since: since === '' ? Number.NaN : Number(since) };
    if (!Number.isFinite(stretch.since) || !Number.isFinite(stretch.counted)) return undefined;
    return mark === stoppedMark ? { ...stretch, isStopped: true } : stretch;
  } catch {
    return undefined;
  }
}

export function storeStretch(person: string, stretch: Stretch | undefined): void {
  try {
    if (stretch === undefined) localStorage.removeItem(stretchKey(person));
    else {
      const parts = [stretch.since, stretch.counted, ...(stretch.isStopped ? [stoppedMark] : [])];
      localStorage.setItem(stretchKey(person), parts.join(' '));
    }
  } catch {
    // Storage may be refused; then a reload starts the timer from zero.
  }
}
