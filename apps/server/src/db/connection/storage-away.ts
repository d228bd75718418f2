import { someCause } from '../../process/some-cause';

/**
 * Classes of PostgreSQL errors that concern the connection (08) or the server, not the query: too few resources (53),
 * the intervention of an operator (57), an error of the system (58).
 */
const awayClasses = new Set(['08', '53', '57', '58']);
const isSqlState = (code: string) => /^[0-9A-Z]{5}$/.test(code);
const awayCodes = new Set([
  // A standby, or a primary that was made read-only, does not accept writes.
  '25006',
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  // No such Unix socket.
  'ENOENT',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
]);
/**
 * Errors of files come with many codes, including that of an internal error, so they are recognized by their message.
 */
const awayMessages =
  /connection terminated|connection error and is not queryable|timeout exceeded when trying to connect|client was closed|^could not (extend|write|read|open|create|flush|fsync|truncate) (file|block)/i;

/** The PostgreSQL code for a write without free space on the disk. */
export const outOfRoomCode = '53100';

/** Whether a write failed because the disk of the storage is full. */
export const isOutOfRoom = (error: unknown): boolean =>
  someCause(error, ({ code }) => code === outOfRoomCode);

/** Whether a query failed because storage is unreachable or cannot work, and not because of the query itself. */
export const isStorageAway = (error: unknown): boolean =>
  someCause(
    error,
    ({ code = '', severity, message }) =>
      // PostgreSQL closed the connection or stopped, so the query was not the cause.
      severity === 'FATAL' ||
      severity === 'PANIC' ||
      awayCodes.has(code) ||
      (isSqlState(code) && awayClasses.has(code.slice(0, 2))) ||
      awayMessages.test(message),
  );

/**
 * PostgreSQL’s codes for a missing role, password, database or permission. Some of these errors also close the
 * connection, which alone would look as if storage were away.
 */
const refusalCodes = /^(28...|3D000|42501)$/;

/**
 * Whether an error of connecting means that storage answers but refuses the role or the request, so that waiting alone does
 * not help. Any error that does not mean "away" counts as an answer.
 */
export function isRefused(error: unknown): boolean {
  return refusalCodes.test((error as { code?: string })?.code ?? '') || !isStorageAway(error);
}
