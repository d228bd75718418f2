import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type ServerProcess, startServer } from '@hundred/testkit/services/server-process';
import { journeyStorage } from '../storage';

/** Code to add to the worker. Any added byte makes it the worker of another build; this code names that build when asked. */
const workerSuffixOf = (build: string) => `
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
  /** The code that is added to the worker. */
  let workerSuffix = '';
  let isOlderServerBeside = false;
  /** An address that pages may connect to besides their own. */
  let allowedAddress = '';
  const requestedPaths = new Set<string>();
  const proxy = createServer((incoming, reply) => {
    const path = incoming.url ?? '/';
    requestedPaths.add(path);
    if (isOlderServerBeside && path === '/index.html')
      return reply.writeHead(200, { 'content-type': 'text/html' }).end(olderPage);
    if (isOlderServerBeside && missingInOlder.test(path)) return reply.writeHead(404).end();
    const isWorker = path === '/service-worker.js';
    // The worker is requested without the headers for a compressed or cached file, to which nothing can be added.
    const hostOnly = { host: incoming.headers.host };
    const upstreamRequest = request(
      new URL(path, product?.url),
      { method: incoming.method, headers: isWorker ? hostOnly : incoming.headers },
      (upstreamAnswer) => {
        const { 'content-length': length, ...headers } = upstreamAnswer.headers;
        const suffix = isWorker ? workerSuffix : '';
        const size = length === undefined ? {} : { 'content-length': Number(length) + suffix.length };
        const policy = String(headers['content-security-policy']);
        const policyHeader = {
          'content-security-policy': policy.replace("connect-src 'self'", `$&${allowedAddress}`),
        };
        reply.writeHead(upstreamAnswer.statusCode ?? 502, { ...headers, ...size, ...policyHeader });
        upstreamAnswer.on('data', (chunk) => reply.write(chunk)).on('end', () => reply.end(suffix));
      },
    );
    upstreamRequest.on('error', () => reply.destroy());
    incoming.pipe(upstreamRequest);
  });
  await new Promise<void>((resolve) => proxy.listen(0, 'localhost', resolve));
  const url = `http://localhost:${(proxy.address() as AddressInfo).port}`;
  const storage = await journeyStorage();
  product = await startServer({ ...storage.environment, TEST_CLOCK: '1', PUBLIC_URL: url });
  return {
    url,
    publish(build: string) {
      workerSuffix = workerSuffixOf(build);
    },
    setOlderServerBeside(isBeside: boolean) {
      isOlderServerBeside = isBeside;
    },
    /** Changes the policy as other identity settings would. */
    allowConnectionsTo(address: string) {
      allowedAddress = ` ${address}`;
    },
    wasRequested: (path: string) => requestedPaths.has(path),
    async close() {
      proxy.close();
      proxy.closeAllConnections();
      await product.stop();
      await storage.dispose();
    },
  };
}
