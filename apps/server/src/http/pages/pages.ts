import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import serveStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { loopbackHosts } from '../../config/values';
import { readJson } from '../../process/read-json';
import { Refusal } from '../../refusals/refusal';
import { sendRefusal } from '../send-refusal';
import { cameraPermissions, popupOpenerPolicy, poseWorkerPolicy } from './security-headers';
import { serveWorker } from './serve-worker';

/** Browsers revalidate pages each time, and proxies must not change them: devices store a page only as it was built. */
const pageCaching = 'no-cache, no-transform';

const popupPage = /^\/auth\/(popup|back)$/;
const cameraPage = /^\/count(\/|$)/;

/** Paths for programs, which are answered under any host name. */
const notForPeople = /^\/(api|healthz|readyz|metrics)(\/|$)/;
const isFile = (path: string) => /\.[a-z0-9]{1,8}$/i.test(path);
const isRead = ({ method }: FastifyRequest) => method === 'GET' || method === 'HEAD';
const pathOf = ({ url }: FastifyRequest) => url.split('?', 1)[0]!;
const withoutTrailingSlashes = (path: string) => path.replace(/(.)\/+$/, '$1');

/**
 * The public address of a page that was requested under another name of this machine (127.0.0.1 for localhost). Sign-in
 * and browser storage belong to one origin, so the browser is sent there.
 */
function redirectTarget(request: FastifyRequest, publicAddress: URL): string | undefined {
  if (!loopbackHosts.has(publicAddress.hostname) || !isRead(request)) return undefined;
  const path = pathOf(request);
  const requested = `http://${request.headers.host ?? ''}`;
  if (notForPeople.test(path) || isFile(path) || !URL.canParse(requested)) return undefined;
  const { hostname, port } = new URL(requested);
  if (!loopbackHosts.has(hostname) || hostname === publicAddress.hostname || port !== publicAddress.port)
    return undefined;
  return `${publicAddress.origin}${request.url}`;
}

/**
 * Maps each URL path to its file. Pages that do not need a sign-in are prerendered, all others share one neutral
 * shell. The build writes the list from the routes of the page.
 */
function filesByAddress(webDir: string): (path: string) => string | undefined {
  const addresses = join(webDir, 'addresses.json');
  const pageAddresses = existsSync(addresses) ? readJson(addresses, z.array(z.string())) : [];
  const isPage = (path: string) =>
    pageAddresses.some((address) =>
      address.endsWith('/*') ? `${path}/`.startsWith(address.slice(0, -1)) : path === address,
    );
  const prerendered = new Map(
    pageAddresses
      .map((path) => [path, `pages${path}.html`] as const)
      .filter(([, file]) => existsSync(join(webDir, file))),
  );
  return (path) => prerendered.get(path) ?? (isPage(path) ? 'index.html' : undefined);
}

/** Serves the built page: hashed files as immutable, everything else with revalidation. */
export async function servePages(app: FastifyInstance, webDir: string, publicUrl: string): Promise<void> {
  // The shell of all pages: it finds no page for such an address, and says so.
  const notFoundPage = existsSync(join(webDir, 'index.html'))
    ? readFileSync(join(webDir, 'index.html'), 'utf8')
    : undefined;
  const fileOf = filesByAddress(webDir);
  const publicAddress = new URL(publicUrl);
  const hashedFolders = ['assets', 'camera'].map((folder) => join(webDir, folder, '/'));
  app.addHook('onRequest', async (request, reply) => {
    const target = redirectTarget(request, publicAddress);
    if (target) return reply.redirect(target, 302);
  });
  await app.register(serveStatic, {
    root: webDir,
    index: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders(reply, path) {
      const isHashed = hashedFolders.some((folder) => path.startsWith(folder));
      const revalidation = /\.html(\.\w+)?$/.test(path) ? pageCaching : 'no-cache';
      reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : revalidation);
      if (/\/camera\/pose-worker-[^/]+$/.test(path)) reply.header(...poseWorkerPolicy);
    },
  });
  serveWorker(app, webDir);
  app.get('/', { schema: { hide: true } }, (_request, reply) => reply.sendFile('index.html'));
  app.setNotFoundHandler((request: FastifyRequest, reply: FastifyReply) => {
    const path = pathOf(request);
    if (notForPeople.test(path) || !isRead(request) || isFile(path) || !notFoundPage) {
      return sendRefusal(reply, new Refusal('not_found', `There is no ${request.method} ${path} here.`));
    }
    if (popupPage.test(path)) reply.header(...popupOpenerPolicy);
    if (cameraPage.test(path)) reply.header(...cameraPermissions);
    const page = fileOf(withoutTrailingSlashes(path));
    if (page) return reply.sendFile(page);
    return reply
      .code(404)
      .header('cache-control', pageCaching)
      .type('text/html; charset=utf-8')
      .send(notFoundPage);
  });
}
