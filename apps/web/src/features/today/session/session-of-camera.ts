import type { ExerciseId } from '@hundred/domain/days/exercises';
import { serverClock } from '../../../platform/time/server-clock';
import { readRest } from './rest/rest-length';
import { ownSeconds, reduceSession } from './session';
import { readSession, storeSession } from './stored-session';

// The camera page counts an exercise of a session. It is another document, so it changes the session where it is stored.

/** An exercise that the camera page has counted. `seconds` is the workout time of its last rep. */
type CountedByCamera = { uid: string; zone: string; day: number; exercise: ExerciseId; seconds: number };

/** The stored session, if it is counting this exercise. */
function sessionCounting({ uid, zone, day, exercise }: Omit<CountedByCamera, 'seconds'>) {
  const stored = readSession(uid, day, serverClock.now(), zone);
  const { step } = stored?.state ?? {};
  return step?.name === 'counting' && step.exercise === exercise ? stored : undefined;
}

/** The page that counts the exercise by touch: that of the session that led here, or of the exercise alone. */
export function touchPageOf(counted: Omit<CountedByCamera, 'seconds'>): string {
  const stored = sessionCounting(counted);
  return stored && stored.only === undefined ? '/session' : `/session/${counted.exercise}`;
}

/** Records a rep in the stored session. */
export function countInSession(counted: CountedByCamera): void {
  const stored = sessionCounting(counted);
  if (!stored) return;
  const state = reduceSession(stored.state, { type: 'counted', seconds: counted.seconds });
  storeSession(counted.uid, { ...stored, at: serverClock.now(), state });
}

/** The workout time of the last rep in the stored session; undefined before the first one. */
export const lastRepInSession = (counted: Omit<CountedByCamera, 'seconds'>): number | undefined =>
  sessionCounting(counted)?.state.lastRepAt;

/** The time of the exercise alone for the camera page; undefined if it was not opened from a session. */
export function exerciseSecondsOf(counted: CountedByCamera): number | undefined {
  const stored = sessionCounting(counted);
  return stored && ownSeconds(stored.state, counted.seconds);
}

/** Finishes the current exercise of the stored session. Returns whether the session goes on with the next one. */
export function finishInSession(counted: CountedByCamera): boolean {
  const stored = sessionCounting(counted);
  if (!stored) return false;
  const at = serverClock.now();
  const { uid, seconds } = counted;
  const state = reduceSession(stored.state, { type: 'finished', seconds, at, rest: readRest() });
  storeSession(uid, { ...stored, at, state });
  return state.step.name === 'rest';
}
