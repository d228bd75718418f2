import { ApiError, type Transport } from '../platform/api';

/**
 * The server is not there, or not able to answer anybody; Cloudflare says so with 520 to 527. A 500 is a fault of ours, and a
 * 502 in our own words is about somebody else: payments, a push service, the coach.
 */
export const isAway = (error: unknown): boolean =>
  error instanceof ApiError &&
  (error.kind === 'network' || (error.status ?? 0) > (error.code === 'unreadable' ? 501 : 502));

/** Tells by every call whether the server is there. */
export function watching(api: Transport, tell: (isAway: boolean) => void): Transport {
  const watch = async <T>(asked: Promise<T>): Promise<T> => {
    try {
      const answer = await asked;
      tell(false);
      return answer;
    } catch (error) {
      if (error instanceof ApiError) tell(isAway(error));
      throw error;
    }
  };
  return {
    get: (path, options) => watch(api.get(path, options)),
    post: (path, body, options) => watch(api.post(path, body, options)),
    put: (path, body, options) => watch(api.put(path, body, options)),
    delete: (path, body, options) => watch(api.delete(path, body, options)),
  };
}
