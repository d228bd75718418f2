import { ApiError, type Transport } from '../platform/api';

/**
 * Whether the server is not there, or cannot answer anybody; Cloudflare says so with 520 to 527. A 500 is a fault of
 * ours, and a 502 with a code of ours is about another service: payments, push, the coach.
 */
export const isServerAway = (error: unknown): boolean =>
  error instanceof ApiError &&
  (error.kind === 'network' || (error.status ?? 0) > (error.code === 'unreadable' ? 501 : 502));

/** Reports with every call whether the server can be reached. */
export function watchReachability(api: Transport, report: (isAway: boolean) => void): Transport {
  const watch = async <T>(call: Promise<T>): Promise<T> => {
    try {
      const answer = await call;
      report(false);
      return answer;
    } catch (error) {
      if (error instanceof ApiError) report(isServerAway(error));
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
