import type { ExerciseId } from '@hundred/domain/days/exercises';
import { serverClock } from '../../../platform/time/server-clock';
import { readRest } from './rest-length';
import { reduceSession } from './session';
import { readSession, storeSession } from './stored-session';

type Finished = { uid: string; zone: string; day: number; exercise: ExerciseId; seconds: number };

/**
 * Tells the stored session that the camera page, which is another document, has counted its current exercise to the
 * end. Returns whether a session goes on with the next exercise.
 */
export function finishInSession({ uid, zone, day, exercise, seconds }: Finished): boolean {
  const at = serverClock.now();
  const stored = readSession(uid, day, at, zone);
  const { step } = stored?.state ?? {};
  if (!stored || step?.name !== 'counting' || step.exercise !== exercise) return false;
  const state = reduceSession(stored.state, { type: 'finished', seconds, at, rest: readRest() });
  storeSession(uid, { ...stored, at, state });
  return state.step.name === 'rest';
}
