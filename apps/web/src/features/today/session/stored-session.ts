import { type ExerciseId, exerciseIds } from '@hundred/domain/days/exercises';
import { readStored, storeValue } from '../../../platform/storage/stored-value';
import { isDateOver } from '../timer/date-over';
import { reduceSession, type SessionState } from './session';

/** `at` is the time of the last change. `only` is set if the person counts a single exercise. */
export type StoredSession = { day: number; at: number; only?: ExerciseId | undefined; state: SessionState };

const keyOf = (uid: string) => `hundred:session:${uid}`;
const stepNames = ['ready', 'counting', 'rest', 'finished'];

export const storeSession = (uid: string, stored: StoredSession | undefined): void =>
  storeValue(keyOf(uid), stored);

/** The session of this day, or undefined. It waits until its date is over. */
export function readSession(uid: string, day: number, now: number, zone: string): StoredSession | undefined {
  const stored = readStored(keyOf(uid));
  return isStoredSession(stored) && stored.day === day && !isDateOver(zone, stored.at, now)
    ? stored
    : undefined;
}

/** Another version of the page may have stored it. */
function isStoredSession(value: unknown): value is StoredSession {
  const { day, at, state }: Partial<Record<keyof StoredSession, unknown>> = Object(value);
  const { order, step, enteredAt, spent }: Partial<Record<keyof SessionState, unknown>> = Object(state);
  const { name, exercise = 'pushups', next = 'pushups' }: Record<string, unknown> = Object(step);
  const areKnown = [exercise, next].every((id) => exerciseIds.includes(id as ExerciseId));
  return (
    Number.isInteger(day) &&
    Number.isFinite(at) &&
    Number.isFinite(enteredAt) &&
    typeof spent === 'object' &&
    Array.isArray(order) &&
    order.every((id) => exerciseIds.includes(id)) &&
    stepNames.includes(String(name)) &&
    areKnown
  );
}

/**
 * The session after a reload or in another tab: counting waits for the person, and a rest that is over has led to the
 * next exercise. `seconds` is the workout time.
 */
export function restoreSession(
  state: SessionState,
  open: readonly ExerciseId[],
  now: number,
  seconds: number,
): SessionState {
  const current = reduceSession(state, { type: 'completedElsewhere', open });
  if (current.step.name === 'rest' && current.step.endsAt <= now)
    return reduceSession(current, { type: 'restEnded', seconds, isLate: true });
  return reduceSession(current, { type: 'paused' });
}
