/** Classes of PostgreSQL errors that speak of the connection or the server, not of the query. */
const awayClasses = ['08', '53', '57', '58'];
const awayCodes = new Set([
  // A standby, or a primary that was made read-only: it cannot be written to.
  '25006',
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ENOENT',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
]);
/** What a disk refuses comes under many codes, an internal error's too: PostgreSQL's words say that it was a file. */
const awayMessages =
  /connection terminated|connection error and is not queryable|timeout exceeded when trying to connect|client was closed|^could not (extend|write|read|open|create|flush|fsync|truncate) (file|block)/i;

/** What PostgreSQL says of a write for which its disk has no room. */
export const outOfRoomCode = '53100';

/** Whether a write failed because the disk of the storage is full. */
export function isOutOfRoom(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return (error as Error & { code?: string }).code === outOfRoomCode || isOutOfRoom(error.cause);
}

/** Whether a query failed because storage cannot be reached or cannot work, and not by its own fault. */
export function isStorageAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, severity, cause } = error as Error & { code?: string; severity?: string };
  // PostgreSQL gives up the connection, or itself: whatever the reason, it was not the question.
  if (severity === 'FATAL' || severity === 'PANIC') return true;
  if (
    code &&
    (awayCodes.has(code) || (/^[0-9A-Z]{5}$/.test(code) && awayClasses.includes(code.slice(0, 2))))
  ) {
    return true;
  }
  return awayMessages.test(error.message) || isStorageAway(cause);
}

/** Who asks has no such role or password, there is no such database, or no right: told by ending the connection, too. */
const refusals = /^(28...|3D000|42501)$/;

/** Whether storage answers, and refuses who asks or what is asked: to wait for it mends nothing by itself. */
export function isRefused(error: unknown): boolean {
  return refusals.test((error as { code?: string })?.code ?? '') || !isStorageAway(error);
}
