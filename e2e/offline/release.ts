import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type ServerProcess, startServer } from '@hundred/testkit/services/server-process';
import { journeyStorage } from '../storage';

/** The worker of another build. Any changed byte makes it one, and this one reports its build when asked. */
const workerOf = (build: string) => `
self.addEventListener('message', ({ data, source }) => data === 'which build' && source.postMessage('${build}'));
`;

/** The files of the page that are different in an older build, or missing. */
const olderPage = '<!doctype html><title>Hundred</title><p>The page of an older build</p>';
const notInOlder = /^\/assets\/badges-/;

/**
 * The product at an address where a test can publish a newer build of its service worker, let an older server answer
 * beside the new one, and allow more addresses to the pages.
 */
export async function startRelease() {
  let product: ServerProcess | undefined;
  let added = '';
  let isOlderBeside = false;
  let allowed = '';
  const requested = new Set<string>();
  const front = createServer((question, answer) => {
    const path = question.url ?? '/';
    requested.add(path);
    if (isOlderBeside && path === '/index.html')
      return answer.writeHead(200, { 'content-type': 'text/html' }).end(olderPage);
    if (isOlderBeside && notInOlder.test(path)) return answer.writeHead(404).end();
    const isWorker = path === '/service-worker.js';
    const plain = { host: question.headers.host };
    const passed = request(
      new URL(path, product?.url),
      { method: question.method, headers: isWorker ? plain : question.headers },
      (got) => {
        const { 'content-length': length, ...headers } = got.headers;
        const more = isWorker ? added : '';
        const size = length === undefined ? {} : { 'content-length': Number(length) + more.length };
        const policy = String(headers['content-security-policy']);
        const policyHeader = {
          'content-security-policy': policy.replace("connect-src 'self'", `$&${allowed}`),
        };
        answer.writeHead(got.statusCode ?? 502, { ...headers, ...size, ...policyHeader });
        got.on('data', (chunk) => answer.write(chunk)).on('end', () => answer.end(more));
      },
    );
    passed.on('error', () => answer.destroy());
    question.pipe(passed);
  });
  await new Promise<void>((resolve) => front.listen(0, 'localhost', resolve));
  const url = `http://localhost:${(front.address() as AddressInfo).port}`;
  const storage = await journeyStorage();
  product = await startServer({ ...storage.environment, TEST_CLOCK: '1', PUBLIC_URL: url });
  return {
    url,
    publish(build: string) {
      added = workerOf(build);
    },
    setOlderBeside(isThere: boolean) {
      isOlderBeside = isThere;
    },
    /** Changes the policy as other identity settings would. */
    allow(address: string) {
      allowed = ` ${address}`;
    },
    wasAskedFor: (path: string) => requested.has(path),
    async close() {
      front.close();
      front.closeAllConnections();
      await product.stop();
      await storage.dispose();
    },
  };
}
