import { readTimer, stopTimer, storeTimer } from '../timer/stored-timer';
import { readSession } from './stored-session';

/**
 * Stops the workout timer of a session that ended unnoticed, such as in a tab that the system closed: as of the last change
 * of the session, or as of the end of a rest. Called before anything reads the timer.
 */
export function settleTimer(uid: string, day: number, now: number, zone: string): void {
  const session = readSession(uid, day, now, zone);
  const timer = readTimer(uid);
  if (!session || !timer || timer.isStopped) return;
  const { step } = session.state;
  if (step.name === 'counting' && !step.isPaused) storeTimer(uid, stopTimer(timer, session.at));
  if (step.name === 'rest' && step.endsAt < now) storeTimer(uid, stopTimer(timer, step.endsAt));
}
