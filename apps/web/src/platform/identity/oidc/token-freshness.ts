import { hasFields } from '../../storage/stored-fields';

/** A token counts as expired this long before it is, because requests take time. */
const tokenMarginMs = 60_000;

interface TokenTimes {
  iat: number;
  exp: number;
}

/** When a token was issued and when it expires, in seconds; undefined if it cannot be read. */
function timesOf(token: string): TokenTimes | undefined {
  try {
    const payload = token.split('.')[1] ?? '';
    const times: unknown = JSON.parse(atob(payload.replace(/-/g, '+').replace(/_/g, '/')));
    return hasFields(times, { iat: 'number', exp: 'number' }) ? times : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Whether a token is still valid. Its age counts from when it was received, because the clock of the device may be
 * wrong.
 */
export function isFresh(token: string, receivedAt: number, now: number): boolean {
  const times = timesOf(token);
  if (!times) return false;
  const age = now - receivedAt;
  return age >= 0 && age < (times.exp - times.iat) * 1000 - tokenMarginMs;
}
