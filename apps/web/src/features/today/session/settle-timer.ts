import { readStretch, stopStretch, storeStretch } from '../timer/stretch';
import { readSession } from './stored-session';

/**
 * Stops the workout timer as of the last sign of a session that ended without one, such as a tab that was closed by the
 * system. Called before anything reads the timer.
 */
export function settleTimer(uid: string, day: number, now: number, zone: string): void {
  const stored = readSession(uid, day, now, zone);
  const stretch = readStretch(uid);
  if (!stored || !stretch || stretch.isStopped) return;
  const { step } = stored.state;
  if (step.name === 'counting' && !step.isPaused) storeStretch(uid, stopStretch(stretch, stored.at));
  if (step.name === 'rest' && step.endsAt < now) storeStretch(uid, stopStretch(stretch, step.endsAt));
}
