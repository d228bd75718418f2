import { isProgramme, isSessionOf } from '@hundred/domain/recovery/programmes';
import { readStoredFields } from '../../platform/storage/stored-fields';
import { storeValue } from '../../platform/storage/stored-value';
import type { OngoingSession } from './session-timer';

const keyOf = (uid: string) => `hundred:recovery-session:${uid}`;

/** A stored session older than this is dropped, because its clock has long run out. */
const storedForMs = 12 * 3_600_000;

export const storeSession = (uid: string, ongoingSession: OngoingSession | undefined): void =>
  storeValue(keyOf(uid), ongoingSession);

/** The session that was begun on this device and not ended, stored by any version of the page. */
export function readSession(uid: string, now: number): OngoingSession | undefined {
  const types = { programme: 'string', session: 'number', beganAt: 'number', skipped: 'number' } as const;
  const storedFields = readStoredFields(keyOf(uid), types);
  if (!storedFields) return undefined;
  const { programme, session, beganAt, skipped } = storedFields;
  const haltedAt = typeof storedFields.haltedAt === 'number' ? storedFields.haltedAt : null;
  if (!isProgramme(programme) || !isSessionOf(programme, session)) return undefined;
  const isRecent = Math.abs(now - (haltedAt ?? beganAt)) < storedForMs;
  return isRecent ? { programme, session, beganAt, haltedAt, skipped } : undefined;
}
