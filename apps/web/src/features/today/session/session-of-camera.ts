import type { ExerciseId } from '@hundred/domain/days/exercises';
import { serverClock } from '../../../platform/time/server-clock';
import { readRest } from './rest/rest-length';
import { ownSeconds, reduceSession } from './session';
import { readSession, storeSession } from './stored-session';

// The camera page counts an exercise of a session. It is a document of its own, so it changes the session in storage.

/** The exercise that the camera page counts. */
type CameraExercise = { uid: string; zone: string; day: number; exercise: ExerciseId };
/** `seconds` is the workout time of its last rep. */
type CountedByCamera = CameraExercise & { seconds: number };

/** The stored session, if it is counting this exercise. */
function sessionCounting({ uid, zone, day, exercise }: CameraExercise) {
  const session = readSession(uid, day, serverClock.now(), zone);
  const { step } = session?.state ?? {};
  return step?.name === 'counting' && step.exercise === exercise ? session : undefined;
}

/** The page that counts the exercise by touch: that of the session that led here, or of the exercise alone. */
export function touchPageOf(countedExercise: CameraExercise): string {
  const session = sessionCounting(countedExercise);
  return session && session.only === undefined ? '/session' : `/session/${countedExercise.exercise}`;
}

/** Records a rep in the stored session. */
export function countInSession(countedExercise: CountedByCamera): void {
  const session = sessionCounting(countedExercise);
  if (!session) return;
  const state = reduceSession(session.state, { type: 'counted', seconds: countedExercise.seconds });
  storeSession(countedExercise.uid, { ...session, at: serverClock.now(), state });
}

/** The workout time of the last rep in the stored session; undefined before the first one. */
export const lastRepInSession = (countedExercise: CameraExercise): number | undefined =>
  sessionCounting(countedExercise)?.state.lastRepAt;

/** The time of the exercise alone for the camera page; undefined if it was not opened from a session. */
export function exerciseSecondsOf(countedExercise: CountedByCamera): number | undefined {
  const session = sessionCounting(countedExercise);
  return session && ownSeconds(session.state, countedExercise.seconds);
}

/** Finishes the current exercise of the stored session. Returns whether the session goes on with the next one. */
export function finishInSession(countedExercise: CountedByCamera): boolean {
  const session = sessionCounting(countedExercise);
  if (!session) return false;
  const at = serverClock.now();
  const { uid, seconds } = countedExercise;
  const state = reduceSession(session.state, { type: 'finished', seconds, at, rest: readRest() });
  storeSession(uid, { ...session, at, state });
  return state.step.name === 'rest';
}
