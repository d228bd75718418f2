import type { Today } from '@hundred/contract/today';
import { longestWorkout } from '@hundred/domain/challenge/facts/limits';
import { exerciseIds } from '@hundred/domain/days/exercises';
import { doneCount, firstDoneAt, secondsOfDay } from '../day/day-state';
import { isDateOver } from './date-over';

/**
 * The workout timer as it is stored: the time counted until `since`, the instant of the last activity. The time after it
 * counts too, for at most `pauseAfterMs`, unless the person stopped the timer.
 */
export type StoredTimer = { countedMs: number; since: number; isStopped?: true };

/** The timer pauses this long after the last activity, because hours between two exercises are not a workout. */
const pauseAfterMs = 30 * 60_000;

/** Each page computes the server's time itself, so what one page has stored may lie this far ahead for another. */
const pagesDifferByMs = 10_000;

const countedMsAt = ({ countedMs, since, isStopped }: StoredTimer, now: number) =>
  isStopped ? countedMs : countedMs + Math.min(pauseAfterMs, Math.max(0, now - since));

/** Called on activity: starts or resumes the timer. */
export const resumeTimer = (timer: StoredTimer | undefined, now: number): StoredTimer => ({
  countedMs: timer ? countedMsAt(timer, now) : 0,
  since: now,
});

/**
 * Called when the page sees a completion, possibly later than it was made. The timer goes on from the instant of the
 * completion, unless a later activity or stop has decided already.
 */
export const resumeAfterCompletion = (timer: StoredTimer | undefined, doneAt: number): StoredTimer =>
  timer && doneAt <= timer.since ? timer : resumeTimer(timer, doneAt);

/** Called when the person pauses or leaves a session. The time after `at` does not count. */
export const stopTimer = (timer: StoredTimer, at: number): StoredTimer => ({
  countedMs: countedMsAt(timer, at),
  since: at,
  isStopped: true,
});

/**
 * The timer of the current workout; undefined if there is none. It begins with the first counted rep or the first
 * completion. After a completion on another device it begins when this page first sees that, at the time recorded there. A
 * stored timer of another day or of an abandoned workout is ignored. One that the person stopped waits until its date is
 * over.
 */
export function currentTimer(
  today: Today,
  stored: StoredTimer | undefined,
  now: number,
  zone = 'UTC',
): StoredTimer | undefined {
  if (today.allCompleted || doneCount(today) === exerciseIds.length) return undefined;
  const firstDone = firstDoneAt(today);
  if (stored && isOfWorkout(stored, firstDone ?? now, now, zone)) return stored;
  return firstDone === undefined ? undefined : { countedMs: (secondsOfDay(today) ?? 0) * 1000, since: now };
}

/** Whether a stored timer belongs to the workout that began at `beganAt`. */
function isOfWorkout(stored: StoredTimer, beganAt: number, now: number, zone: string): boolean {
  if (stored.since > now + pagesDifferByMs) return false;
  return stored.isStopped ? !isDateOver(zone, stored.since, now) : stored.since >= beganAt - pauseAfterMs;
}

export const isPaused = ({ since, isStopped }: StoredTimer, now: number): boolean =>
  isStopped === true || now - since >= pauseAfterMs;

export function elapsedSeconds(timer: StoredTimer | undefined, now: number): number {
  return timer === undefined ? 0 : Math.min(longestWorkout, Math.floor(countedMsAt(timer, now) / 1000));
}

export const timerKey = (uid: string) => `hundred:workout-began:${uid}`;

/** Written behind the two numbers. An older page ignores it and lets the timer run. */
const stoppedMark = 'stopped';

export function readTimer(uid: string): StoredTimer | undefined {
  try {
    const [since = '', countedMs = '0', mark] = (localStorage.getItem(timerKey(uid)) ?? '').split(' ');
    const timer = { countedMs: Number(countedMs), since: since === '' ? Number.NaN : Number(since) };
    if (!Number.isFinite(timer.since) || !Number.isFinite(timer.countedMs)) return undefined;
    return mark === stoppedMark ? { ...timer, isStopped: true } : timer;
  } catch {
    return undefined;
  }
}

/** Stores the timer of the person. Without one the stored timer is removed. */
export function storeTimer(uid: string, timer: StoredTimer | undefined): void {
  try {
    if (timer === undefined) localStorage.removeItem(timerKey(uid));
    else {
      const parts = [timer.since, timer.countedMs, ...(timer.isStopped ? [stoppedMark] : [])];
      localStorage.setItem(timerKey(uid), parts.join(' '));
    }
  } catch {
    // Storage may be refused; then a reload starts the timer from zero.
  }
}
