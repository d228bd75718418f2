import { ApiError, type Transport } from '../../platform/http/api';

/**
 * Whether the server is unavailable for everybody: no answer, a status above 502 (Cloudflare uses 520 to 527), or a 502
 * of a proxy. A 500 is a bug of the server, and its own 502 is about another service: payments, push, the coach.
 */
export function isServerAway(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  const { kind, status = 0, code } = error;
  const isProxyError = status === 502 && code === 'unreadable';
  return kind === 'network' || status > 502 || isProxyError;
}

/** The same transport, with a function around each call. */
export const aroundCalls = (
  api: Transport,
  around: <Answer>(call: Promise<Answer>) => Promise<Answer>,
): Transport => ({
  get: (path, options) => around(api.get(path, options)),
  post: (path, body, options) => around(api.post(path, body, options)),
  put: (path, body, options) => around(api.put(path, body, options)),
  delete: (path, body, options) => around(api.delete(path, body, options)),
});

/** Reports after every call whether the server could not be reached. */
export const watchReachability = (api: Transport, report: (isOffline: boolean) => void): Transport =>
  aroundCalls(api, async (call) => {
    try {
      const answer = await call;
      report(false);
      return answer;
    } catch (error) {
      if (error instanceof ApiError) report(isServerAway(error));
      throw error;
    }
  });
