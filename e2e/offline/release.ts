import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type ServerProcess, startServer } from '@hundred/testkit/services/server-process';
import { journeyStorage } from '../storage';

/** Code to add to the worker. Any added byte makes it the worker of another build; this code names that build when asked. */
const workerOf = (build: string) => `
self.addEventListener('message', ({ data, source }) => data === 'which build' && source.postMessage('${build}'));
`;

/** The page of an older build, which also lacks some files. */
const olderPage = '<!doctype html><title>Hundred</title><p>The page of an older build</p>';
const missingInOlder = /^\/assets\/badges-/;

/**
 * The product at an address where a test can publish a newer build of its service worker, let an older server answer
 * beside the new one, and allow more addresses to the pages.
 */
export async function startRelease() {
  let product: ServerProcess | undefined;
  /** The code at the end of the worker that makes it one of another build. */
  let addedToWorker = '';
  let isOlderServerBeside = false;
  /** An address that pages may connect to besides their own. */
  let allowedAddress = '';
  const requested = new Set<string>();
  const front = createServer((incoming, reply) => {
    const path = incoming.url ?? '/';
    requested.add(path);
    if (isOlderServerBeside && path === '/index.html')
      return reply.writeHead(200, { 'content-type': 'text/html' }).end(olderPage);
    if (isOlderServerBeside && missingInOlder.test(path)) return reply.writeHead(404).end();
    const isWorker = path === '/service-worker.js';
    // The worker is requested without the headers for a compressed or cached file, to which nothing can be added.
    const hostOnly = { host: incoming.headers.host };
    const forwarded = request(
      new URL(path, product?.url),
      { method: incoming.method, headers: isWorker ? hostOnly : incoming.headers },
      (fromServer) => {
        const { 'content-length': length, ...headers } = fromServer.headers;
        const suffix = isWorker ? addedToWorker : '';
        const size = length === undefined ? {} : { 'content-length': Number(length) + suffix.length };
        const policy = String(headers['content-security-policy']);
        const policyHeader = {
          'content-security-policy': policy.replace("connect-src 'self'", `$&${allowedAddress}`),
        };
        reply.writeHead(fromServer.statusCode ?? 502, { ...headers, ...size, ...policyHeader });
        fromServer.on('data', (chunk) => reply.write(chunk)).on('end', () => reply.end(suffix));
      },
    );
    forwarded.on('error', () => reply.destroy());
    incoming.pipe(forwarded);
  });
  await new Promise<void>((resolve) => front.listen(0, 'localhost', resolve));
  const url = `http://localhost:${(front.address() as AddressInfo).port}`;
  const storage = await journeyStorage();
  product = await startServer({ ...storage.environment, TEST_CLOCK: '1', PUBLIC_URL: url });
  return {
    url,
    publish(build: string) {
      addedToWorker = workerOf(build);
    },
    setOlderServerBeside(isThere: boolean) {
      isOlderServerBeside = isThere;
    },
    /** Changes the policy as other identity settings would. */
    allowConnectionsTo(address: string) {
      allowedAddress = ` ${address}`;
    },
    wasRequested: (path: string) => requested.has(path),
    async close() {
      front.close();
      front.closeAllConnections();
      await product.stop();
      await storage.dispose();
    },
  };
}
