import { type ExerciseId, exerciseIds } from '@hundred/domain/days/exercises';
import { readStored, storeValue } from '../../../platform/storage/stored-value';
import { isDateOver } from '../timer/date-over';
import type { SessionState } from './session';

/** `at` is the time of the last change. `only` is set if the person counts a single exercise. */
export type StoredSession = { day: number; at: number; only?: ExerciseId | undefined; state: SessionState };

export const sessionKey = (uid: string) => `hundred:session:${uid}`;
const stepNames = ['ready', 'counting', 'rest', 'finished'];

export const storeSession = (uid: string, stored: StoredSession | undefined): void =>
  storeValue(sessionKey(uid), stored);

/** The session of this day, or undefined. It waits until its date is over. */
export function readSession(uid: string, day: number, now: number, zone: string): StoredSession | undefined {
  const stored = readStored(sessionKey(uid));
  return isStoredSession(stored) && stored.day === day && !isDateOver(zone, stored.at, now)
    ? stored
    : undefined;
}

/**
 * The open exercises in the order of the session that was left, so that a skipped one stays at the end. A session of a
 * single exercise has no order.
 */
export function openInOrder(
  open: readonly ExerciseId[],
  left: StoredSession | undefined,
): readonly ExerciseId[] {
  if (!left || left.only) return open;
  const { order } = left.state;
  return [...order.filter((id) => open.includes(id)), ...open.filter((id) => !order.includes(id))];
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
