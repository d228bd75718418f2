import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';

const encodings = [
  { name: 'br', ending: '.br' },
  { name: 'gzip', ending: '.gz' },
] as const;

/**
 * Serves the service worker as it was when this process started. The worker announces a build to devices, which store
 * its pages with the policy that this process sends, and that policy has the hashes of the build it started with. So a
 * build that replaces the files of a running server is announced at the next start: if it were announced earlier, its
 * pages would be stored with the old hashes and lose their style.
 */
export function serveWorker(app: FastifyInstance, webDir: string): void {
  const file = join(webDir, 'service-worker.js');
  const uncompressed = readIfThere(file);
  const compressed = encodings.map(({ name, ending }) => ({ name, body: readIfThere(file + ending) }));
  const tag = uncompressed && `W/"${createHash('sha256').update(uncompressed).digest('base64url')}"`;
  app.get('/service-worker.js', { schema: { hide: true } }, (request, reply) => {
    if (!uncompressed || !tag) return reply.callNotFound();
    const { 'accept-encoding': accepted = '', 'if-none-match': knownTag = '' } = request.headers;
    reply.headers({ 'cache-control': 'no-cache', vary: 'accept-encoding', etag: tag });
    if (knownTag.includes(tag)) return reply.code(304).send();
    reply.type('text/javascript; charset=utf-8');
    const encoded = compressed.find(({ name, body }) => body && String(accepted).includes(name));
    if (!encoded) return reply.send(uncompressed);
    return reply.header('content-encoding', encoded.name).send(encoded.body);
  });
}

const readIfThere = (file: string) => (existsSync(file) ? readFileSync(file) : undefined);
