import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

const longestForm = 8192;

/** Accepts only forms, so that every field is a text, and no list, number or object of a JSON body. */
export function readForms(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: longestForm },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
}

/** Also accepts `multipart/form-data` and ignores its fields, for forms whose address says everything. */
export function acceptMultipart(scope: FastifyInstance): void {
  scope.addContentTypeParser(
    'multipart/form-data',
    { parseAs: 'string', bodyLimit: longestForm },
    (_request, _body, done) => done(null, {}),
  );
}

/** Whether a form was sent from our own page: browsers send the origin with every POST. */
export function isOwnForm(request: FastifyRequest, { publicUrl }: { publicUrl: string }): boolean {
  const { origin } = request.headers;
  return origin === undefined || origin === publicUrl;
}

export function sendPage(reply: FastifyReply, status: number, page: string): FastifyReply {
  return reply.code(status).header('cache-control', 'no-store').type('text/html; charset=utf-8').send(page);
}

export type Typed = Record<string, string>;

/** The fields of a form, each once. */
export function typedIn(request: FastifyRequest): (field: string) => string {
  const body = (request.body ?? {}) as Typed;
  return (field) => body[field] ?? '';
}
