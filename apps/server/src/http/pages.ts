import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import serveStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Refusal, sendRefusal } from './refusal';

/** Pages that are drawn before anyone has signed in come ready-made; all others share one neutral shell. */
const prerendered: Record<string, string> = {
  '/login': 'pages/login.html',
  '/privacy': 'pages/privacy.html',
  '/terms': 'pages/terms.html',
};
const appPage =
  /^\/($|(dashboard|progress|statistics|badges|leaderboard|premium|settings|onboarding|auth)(\/|$))/;

/** Serves the built page: hashed files for ever, everything else asked for again each time. */
export async function servePages(app: FastifyInstance, webDir: string): Promise<void> {
  const notFoundPage = existsSync(join(webDir, 'index.html'))
    ? readFileSync(join(webDir, 'index.html'), 'utf8')
    : undefined;
  await app.register(serveStatic, {
    root: webDir,
    index: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders(reply, path) {
      const hashed = path.startsWith(join(webDir, 'assets'));
      reply.header('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
  app.get('/', { schema: { hide: true } }, (_request, reply) => reply.sendFile('index.html'));
  app.setNotFoundHandler((request: FastifyRequest, reply: FastifyReply) => {
    const path = request.url.split('?', 1)[0]!;
    const reading = request.method === 'GET' || request.method === 'HEAD';
    const isFile = /\.[a-z0-9]{1,8}$/i.test(path);
    if (path === '/api' || path.startsWith('/api/') || !reading || isFile || !notFoundPage) {
      return sendRefusal(reply, new Refusal('not_found', `There is no ${request.method} ${path} here.`));
    }
    const trimmed = path.length > 1 ? path.replace(/\/+$/, '') : path;
    const page = prerendered[trimmed] ?? (appPage.test(trimmed) ? 'index.html' : undefined);
    if (page && existsSync(join(webDir, page))) return reply.sendFile(page);
    return reply
      .code(404)
      .header('cache-control', 'no-cache')
      .type('text/html; charset=utf-8')
      .send(notFoundPage);
  });
}
