import { connect } from 'node:net';
import { Writable } from 'node:stream';
import { expect, it } from 'vitest';
import { makeLogger } from '../logging/logger';
import { testApp } from '../testing/test-app';

const server = testApp();
let logged = '';
const sink = new Writable({
  write(chunk, _encoding, done) {
    logged += chunk;
    done();
  },
});
const limited = testApp({ RATE_LIMIT: 'on' }, { log: makeLogger('warn', sink) });

const signIn = 'POST /api/auth/firebase HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n';
const config = 'GET /api/config HTTP/1.1\r\nhost: localhost\r\n';
const chunk = (text: string) => `${text.length.toString(16)}\r\n${text}\r\n`;

/**
 * Requests that need raw bytes, because an injected request is parsed already. Each has a name, and the statuses with
 * which it may be answered.
 */
const requests: [string, string, number[]][] = [
  ['a null byte in the address', 'GET /api/con\0fig HTTP/1.1\r\nhost: localhost\r\n\r\n', [400]],
  ['an encoded null byte in the address', 'GET /api/con%00fig HTTP/1.1\r\nhost: localhost\r\n\r\n', [400]],
  ['a space in the address', 'GET /api/ config HTTP/1.1\r\nhost: localhost\r\n\r\n', [400]],
  [
    'bytes beyond ASCII in the address',
    'GET /api/\u00ff\u00fe HTTP/1.1\r\nhost: localhost\r\n\r\n',
    [400, 404],
  ],
  ['a null byte in a header', `${config}authorization: Bearer a\0b\r\n\r\n`, [400]],
  ['no host', 'GET /api/config HTTP/1.1\r\n\r\n', [400]],
  ['headers of 20,000 bytes', `${config}a: ${'x'.repeat(20_000)}\r\n\r\n`, [431]],
  ['an unknown method', 'BREW / HTTP/1.1\r\nhost: localhost\r\n\r\n', [400]],
  ['a method that no route has', 'TRACE / HTTP/1.1\r\nhost: localhost\r\n\r\n', [404]],
  ['two lengths', `${signIn}content-length: 2\r\ncontent-length: 3\r\n\r\n{}`, [400]],
  ['a length and chunks', `${signIn}content-length: 2\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n`, [400]],
  ['a negative length', `${signIn}content-length: -1\r\n\r\n{}`, [400]],
  ['invalid chunks', `${signIn}transfer-encoding: chunked\r\n\r\nzz\r\n{}\r\n0\r\n\r\n`, [400]],
  [
    'chunks beyond the limit',
    `${signIn}transfer-encoding: chunked\r\n\r\n${chunk('x'.repeat(50_000)).repeat(2)}0\r\n\r\n`,
    [413],
  ],
  [
    'two bearer headers',
    `${config.replace('config', 'auth/me')}${'authorization: Bearer a\r\n'.repeat(2)}\r\n`,
    [401],
  ],
  ['an unknown expectation', `${signIn}expect: coffee\r\ncontent-length: 2\r\n\r\n{}`, [417]],
];

async function portOf({ current: { app } }: typeof server): Promise<number> {
  if (!app.server.listening) await app.listen({ port: 0, host: '127.0.0.1' });
  return (app.server.address() as { port: number }).port;
}

const answerTo = (port: number, bytes: string) =>
  new Promise<string>((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(Buffer.from(bytes, 'latin1')));
    socket.once('data', (data) => {
      resolve(data.toString('latin1'));
      socket.destroy();
    });
    socket.once('close', () => resolve('closed without an answer'));
    socket.once('error', reject);
  });

it.each(requests)('The server answers %s with a refusal, and stays up', async (_name, bytes, statuses) => {
  const port = await portOf(server);
  const answer = await answerTo(port, bytes);
  expect(statuses, answer).toContain(Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1]));
  expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200);
});

it('Malformed requests are counted, count towards the limit of their address, and write one log line', async () => {
  const port = await portOf(limited);
  const countMalformed = async () => {
    const metrics = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
    return Number(/^malformed_requests_total (\d+)$/m.exec(metrics)?.[1]);
  };
  const requestsLeft = async () =>
    Number((await fetch(`http://127.0.0.1:${port}/api/config`)).headers.get('x-ratelimit-remaining'));
  const before = await requestsLeft();
  // The connection is closed while the readable part of the request is being handled.
  const malformed = [`${signIn}transfer-encoding: chunked\r\n\r\nzz\r\n`, `${config}\r\nno request\r\n\r\n`];
  for (const bytes of malformed) expect(await answerTo(port, bytes)).toMatch(/^HTTP\/1\.1 400 /);
  await expect.poll(countMalformed).toBe(2);
  // The two malformed requests, and the second request for the number that is left.
  expect(before - (await requestsLeft())).toBe(3);
  expect(logged.trim().split('\n')).toEqual([expect.stringContaining('malformed_requests_total')]);
});

it('The server limits the time of a request', () => {
  expect(server.current.app.server.requestTimeout).toBeGreaterThan(0);
  expect(server.current.app.server.headersTimeout).toBeGreaterThan(0);
  // The time to read an answer is limited too.
  expect(server.current.app.server.timeout).toBeGreaterThan(0);
});
