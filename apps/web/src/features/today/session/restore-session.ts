import type { ExerciseId } from '@hundred/domain/days/exercises';
import { reduceSession, type SessionState } from './session';

/**
 * The session after a reload: counting waits for the person, and a rest that is over has led to the next exercise.
 * `seconds` is the workout time.
 */
export function restoreSession(
  state: SessionState,
  open: readonly ExerciseId[],
  now: number,
  seconds: number,
): SessionState {
  const current = reduceSession(state, { type: 'completedElsewhere', open });
  if (current.step.name === 'rest' && current.step.endsAt <= now)
    return reduceSession(current, { type: 'restEnded', seconds, isLate: true, isSkipped: false });
  return reduceSession(current, { type: 'paused' });
}

/**
 * The session that another page of this device goes on with. Counting waits here. Without `last` this page
 * leaves the end at once, because the other page shows it.
 */
export function followSession(state: SessionState, open: readonly ExerciseId[]): SessionState {
  if (state.step.name === 'finished') return { ...state, step: { name: 'finished' } };
  const current = reduceSession(state, { type: 'completedElsewhere', open });
  return reduceSession(current, { type: 'paused' });
}
