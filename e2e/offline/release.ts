import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type ServerProcess, startServer } from '@hundred/testkit/server-process';
import { journeyStorage } from '../storage';

/** Another build's worker: any other byte makes it one, and this one says which it is when it is asked. */
const workerOf = (build: string) => `
self.addEventListener('message', ({ data, source }) => data === 'which build' && source.postMessage('${build}'));
`;

/** The product at an address at which a test can publish a newer build of its service worker. */
export async function startRelease() {
  let product: ServerProcess | undefined;
  let added = '';
  const front = createServer((asked, answer) => {
    const isWorker = asked.url === '/service-worker.js';
    const plain = { host: asked.headers.host };
    const passed = request(
      new URL(asked.url ?? '/', product?.url),
      { method: asked.method, headers: isWorker ? plain : asked.headers },
      (got) => {
        const { 'content-length': length, ...headers } = got.headers;
        const more = isWorker ? added : '';
        const size = length === undefined ? {} : { 'content-length': Number(length) + more.length };
        answer.writeHead(got.statusCode ?? 502, { ...headers, ...size });
        got.on('data', (chunk) => answer.write(chunk)).on('end', () => answer.end(more));
      },
    );
    passed.on('error', () => answer.destroy());
    asked.pipe(passed);
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
    async close() {
      front.close();
      front.closeAllConnections();
      await product.stop();
      await storage.dispose();
    },
  };
}
