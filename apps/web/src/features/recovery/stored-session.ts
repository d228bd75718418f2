import { isProgramme, isSessionOf } from '@hundred/domain/recovery/programmes';
import { readStored, storeValue } from '../../platform/storage/stored-value';
import type { SessionUnderWay } from './session-timer';

const keyOf = (uid: string) => `hundred:recovery-session:${uid}`;

/** A stored session older than this is dropped, because its clock has long run out. */
const storedForMs = 12 * 3_600_000;

export const storeSession = (uid: string, underWay: SessionUnderWay | undefined): void =>
  storeValue(keyOf(uid), underWay);

/** The session that was begun on this device and not ended, stored by any version of the page. */
export function readSession(uid: string, now: number): SessionUnderWay | undefined {
  const stored = readStored(keyOf(uid));
  return isSession(stored) && Math.abs(now - (stored.haltedAt ?? stored.beganAt)) < storedForMs
    ? stored
    : undefined;
}

function isSession(value: unknown): value is SessionUnderWay {
  if (typeof value !== 'object' || value === null) return false;
  const { programme, session, beganAt, haltedAt, skipped } = value as Record<string, unknown>;
  return (
    typeof programme === 'string' &&
    isProgramme(programme) &&
    isSessionOf(programme, Number(session)) &&
    Number.isFinite(beganAt) &&
    (haltedAt === null || Number.isFinite(haltedAt)) &&
    Number.isFinite(skipped)
  );
}
