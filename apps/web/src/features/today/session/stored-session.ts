import { type ExerciseId, exerciseIds } from '@hundred/domain/days/exercises';
import { hasFields, readStoredFields } from '../../../platform/storage/stored-fields';
import { storeValue } from '../../../platform/storage/stored-value';
import { isDateOver } from '../timer/date-over';
import type { SessionState } from './session';

/** `at` is the time of the last change. `only` is set if the person counts a single exercise. */
export type StoredSession = { day: number; at: number; only?: ExerciseId | undefined; state: SessionState };

export const sessionKey = (uid: string) => `hundred:session:${uid}`;

/** Stores the session of the person. Without one the stored session is removed. */
export const storeSession = (uid: string, stored: StoredSession | undefined): void =>
  storeValue(sessionKey(uid), stored);

/** The stored session of this day; undefined if there is none or its date is over. */
export function readSession(uid: string, day: number, now: number, zone: string): StoredSession | undefined {
  const stored = readStoredFields(sessionKey(uid), { day: 'number', at: 'number', state: 'object' });
  if (!stored || stored.day !== day || isDateOver(zone, stored.at, now)) return undefined;
  const { at, state } = stored;
  const only = exerciseIds.find((id) => id === stored.only);
  return isSessionState(state) ? { day, at, only, state } : undefined;
}

/**
 * The open exercises in the order of the session that was left, so that a skipped one stays at the end. A session of a
 * single exercise has no order.
 */
export function openInOrder(
  open: readonly ExerciseId[],
  lastSession: StoredSession | undefined,
): readonly ExerciseId[] {
  if (!lastSession || lastSession.only) return open;
  const { order } = lastSession.state;
  return [...order.filter((id) => open.includes(id)), ...open.filter((id) => !order.includes(id))];
}

/** Whether a stored value is a state of a session, because another version of the page may have stored something else. */
const isSessionState = (value: object): value is SessionState =>
  hasFields(value, { order: 'object', step: 'object', enteredAt: 'number', spent: 'object' }) &&
  Array.isArray(value.order) &&
  value.order.every(isExercise) &&
  isStep(value.step);

function isStep(step: object): boolean {
  if (!hasFields(step, { name: 'string' })) return false;
  switch (step.name) {
    case 'ready':
    case 'finished':
      return true;
    case 'counting':
      return isExercise(step.exercise);
    case 'rest':
      return (
        hasFields(step, { length: 'number', endsAt: 'number' }) && [step.after, step.next].every(isExercise)
      );
    default:
      return false;
  }
}

const isExercise = (value: unknown): boolean => exerciseIds.some((id) => id === value);
