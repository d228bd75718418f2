import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

const timeoutMs = 10_000;

/**
 * Plain names under the helper's two prefixes, before the query. No percent-encoding, backslash or leading dot in a name,
 * because the next reader of the path might resolve it elsewhere.
 */
const helperPath = /^\/__\/(auth(\/\w[\w-]*(\.\w+)*)+|firebase\/init\.json)(\?|$)/;

/** Not sent with the helper's pages, which have their own inline scripts and talk to the window that opened them. */
const ourOwnPolicies = ['content-security-policy', 'cross-origin-opener-policy', 'x-frame-options'];
const forwardedHeaders = ['content-type', 'cache-control', 'location', 'etag'];

/**
 * Forwards requests for Firebase's helper to `upstream`. Browsers partition third-party storage, so a redirect sign-in
 * works only if the helper is at our own address:
 * https://firebase.google.com/docs/auth/web/redirect-best-practices (the proxy option).
 */
export async function addFirebaseHelper(
  app: FastifyInstance,
  upstream: string,
  fetchFrom: typeof fetch = fetch,
): Promise<void> {
  async function forward(request: FastifyRequest, reply: FastifyReply) {
    if (!helperPath.test(request.url)) return reply.callNotFound();
    const answer = await fetchFrom(`${upstream}${request.url}`, {
      method: request.method,
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
      headers: { 'content-type': request.headers['content-type'] ?? 'text/plain' },
      ...(request.method === 'POST' ? { body: request.body as Buffer<ArrayBuffer> } : {}),
    });
    for (const name of ourOwnPolicies) reply.removeHeader(name);
    for (const name of forwardedHeaders) {
      const value = answer.headers.get(name);
      if (value) reply.header(name, value);
    }
    return reply.code(answer.status).send(Buffer.from(await answer.arrayBuffer()));
  }

  await app.register(async (scope) => {
    // A body is forwarded as it is.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    for (const url of ['/__/auth/*', '/__/firebase/init.json'])
      scope.route({ method: ['GET', 'POST'], url, schema: { hide: true }, handler: forward });
  });
}
