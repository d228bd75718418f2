import type { FastifyInstance } from 'fastify';

const timeoutMs = 10_000;
/**
 * Plain names under its two prefixes, before what is asked of them. No encoded sign, backslash or dot at the beginning
 * of a name: whoever reads the path next would read it as leading elsewhere.
 */
const helperPath = /^\/__\/(auth(\/\w[\w-]*(\.\w+)*)+|firebase\/init\.json)(\?|$)/;
/** Its pages bring inline scripts of their own and talk to the window that opened them. */
const ourOwnPolicies = ['content-security-policy', 'cross-origin-opener-policy', 'x-frame-options'];
const handedOn = ['content-type', 'cache-control', 'location', 'etag'];

/**
 * Browsers keep third-party storage apart, so a redirect sign-in works only where Firebase's helper is at our
 * own address: https://firebase.google.com/docs/auth/web/redirect-best-practices (the proxy option).
 */
export function addFirebaseHelper(
  app: FastifyInstance,
  upstream: string,
  fetchFrom: typeof fetch = fetch,
): Promise<void> {
  return Promise.resolve(
    app.register(async (scope) => {
      scope.removeAllContentTypeParsers();
      scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
      for (const url of ['/__/auth/*', '/__/firebase/init.json']) {
        scope.route({
          method: ['GET', 'POST'],
          url,
          schema: { hide: true },
          async handler(request, reply) {
            if (!helperPath.test(request.url)) return reply.callNotFound();
            const answer = await fetchFrom(`${upstream}${request.url}`, {
              method: request.method,
              redirect: 'manual',
              signal: AbortSignal.timeout(timeoutMs),
              headers: { 'content-type': request.headers['content-type'] ?? 'text/plain' },
              ...(request.method === 'POST' ? { body: request.body as Buffer<ArrayBuffer> } : {}),
            });
            for (const name of ourOwnPolicies) reply.removeHeader(name);
            for (const name of handedOn) {
              const value = answer.headers.get(name);
              if (value) reply.header(name, value);
            }
            return reply.code(answer.status).send(Buffer.from(await answer.arrayBuffer()));
          },
        });
      }
    }),
  ).then(() => {});
}
