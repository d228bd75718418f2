import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

const longestForm = 8192;

/** Forms and nothing else: what is typed is text, and no list, number or object of a JSON body. */
export function readForms(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: longestForm },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
}

/** A form of ours is sent from a page of ours: browsers say where from with every POST. */
export function isOwnForm(request: FastifyRequest, { publicUrl }: { publicUrl: string }): boolean {
  const { origin } = request.headers;
  return origin === undefined || origin === publicUrl;
}

export function sendPage(reply: FastifyReply, status: number, page: string): FastifyReply {
  return reply.code(status).header('cache-control', 'no-store').type('text/html; charset=utf-8').send(page);
}

export type Typed = Record<string, string>;

/** What was typed into a form, each field once. */
export function typedIn(request: FastifyRequest): (field: string) => string {
  const body = (request.body ?? {}) as Typed;
  return (field) => body[field] ?? '';
}
