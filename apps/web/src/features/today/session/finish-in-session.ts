import type { ExerciseId } from '@hundred/domain/days/exercises';
import { serverClock } from '../../../platform/time/server-clock';
import { readRest } from './rest/rest-length';
import { ownSeconds, reduceSession } from './session';
import { readSession, storeSession } from './stored-session';

/** What the camera page, which is another document, has counted. `seconds` is the workout time of its last rep. */
type CountedHere = { uid: string; zone: string; day: number; exercise: ExerciseId; seconds: number };

/** The stored session, if the exercise is its current one. */
function sessionCounting({ uid, zone, day, exercise }: Omit<CountedHere, 'seconds'>) {
  const stored = readSession(uid, day, serverClock.now(), zone);
  const { step } = stored?.state ?? {};
  return step?.name === 'counting' && step.exercise === exercise ? stored : undefined;
}

/** The page that counts the exercise by touch: that of the session that led here, or of the exercise alone. */
export function touchPageOf(place: Omit<CountedHere, 'seconds'>): string {
  const stored = sessionCounting(place);
  return stored && stored.only === undefined ? '/session' : `/session/${place.exercise}`;
}

/** Tells the stored session of a rep. */
export function countInSession(counted: CountedHere): void {
  const stored = sessionCounting(counted);
  if (!stored) return;
  const state = reduceSession(stored.state, { type: 'counted', seconds: counted.seconds });
  storeSession(counted.uid, { ...stored, at: serverClock.now(), state });
}

/** The workout time of the last rep in the stored session; undefined before the first one. */
export const lastRepInSession = (counted: Omit<CountedHere, 'seconds'>): number | undefined =>
  sessionCounting(counted)?.state.lastRepAt;

/** The time of the exercise alone for the camera page; undefined if it was not opened from a session. */
export function exerciseSecondsOf(counted: CountedHere): number | undefined {
  const stored = sessionCounting(counted);
  return stored && ownSeconds(stored.state, counted.seconds);
}

/**
 * Tells the stored session that its current exercise was counted to the end. Returns whether a session goes on with the
 * next exercise.
 */
export function finishInSession(counted: CountedHere): boolean {
  const stored = sessionCounting(counted);
  if (!stored) return false;
  const at = serverClock.now();
  const { uid, seconds } = counted;
  const state = reduceSession(stored.state, { type: 'finished', seconds, at, rest: readRest() });
  storeSession(uid, { ...stored, at, state });
  return state.step.name === 'rest';
}
