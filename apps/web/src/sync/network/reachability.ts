import { ApiError, type Transport } from '../../platform/http/api';

/**
 * Whether the server is unavailable for everybody, which Cloudflare reports as 520 to 527. A 500 is a bug of the
 * server, and a 502 with a code of the product is about another service: payments, push, the coach.
 */
export const isServerAway = (error: unknown): boolean =>
  error instanceof ApiError &&
  (error.kind === 'network' || (error.status ?? 0) > (error.code === 'unreadable' ? 501 : 502));

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

/** Reports with every call whether the server can be reached. */
export const watchReachability = (api: Transport, report: (isAway: boolean) => void): Transport =>
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
