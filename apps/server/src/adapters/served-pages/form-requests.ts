import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

const longestFormBytes = 8192;

/** Accepts only forms, so that every field is a text, and no list, number or object of a JSON body. */
export function readForms(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: longestFormBytes },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
}

/** Also accepts `multipart/form-data`, for forms whose address has all that is needed. The fields are ignored. */
export function acceptMultipart(scope: FastifyInstance): void {
  scope.addContentTypeParser(
    'multipart/form-data',
    { parseAs: 'string', bodyLimit: longestFormBytes },
    (_request, _body, done) => done(null, {}),
  );
}

/**
 * Whether a form was sent from our own page. Browsers send the origin with every POST, so a request without one comes
 * from no page at all.
 */
export function isOwnForm(request: FastifyRequest, { publicUrl }: { publicUrl: string }): boolean {
  const { origin } = request.headers;
  return origin === undefined || origin === publicUrl;
}

export function sendPage(reply: FastifyReply, status: number, page: string): FastifyReply {
  return reply.code(status).header('cache-control', 'no-store').type('text/html; charset=utf-8').send(page);
}

/** Reads a field of a form; empty if it is absent. */
export function fieldReader(request: FastifyRequest): (field: string) => string {
  const body = (request.body ?? {}) as Record<string, string>;
  return (field) => body[field] ?? '';
}
