import { Writable } from 'node:stream';
import { expect, it, vi } from 'vitest';
import { injectBrowser, register } from '../../adapters/embedded-identity/testing/inject-browser';
import { makeLogger } from '../../logging/logger';
import { ownAccounts, testApp } from '../../testing/test-app';

let loggedBehindUnknownProxy = '';
const sinkBehindUnknownProxy = new Writable({
  write(chunk, _encoding, done) {
    loggedBehindUnknownProxy += chunk;
    done();
  },
});
const behindUnknownProxy = testApp(
  { RATE_LIMIT: 'on', TEST_CLOCK: '', PUBLIC_URL: 'https://hundred.example' },
  { log: makeLogger('warn', sinkBehindUnknownProxy) },
);
let loggedByServer = '';
const sinkOfServer = new Writable({
  write(chunk, _encoding, done) {
    loggedByServer += chunk;
    done();
  },
});
const server = testApp(
  { RATE_LIMIT: 'on', TRUST_PROXY: 'true', ...ownAccounts },
  { log: makeLogger('warn', sinkOfServer) },
);

/** Asks through a proxy, which appends the client's address to whatever addresses the client claimed. */
const ask = (
  address: string,
  url = '/api/config',
  {
    headers = {},
    claimedAddresses = '',
  }: { headers?: Record<string, string>; claimedAddresses?: string } = {},
) =>
  server.current.app.inject({
    url,
    headers: { 'x-forwarded-for': `${claimedAddresses}${address}`, ...headers },
  });

/** Makes so many requests one after the other, and returns the answers that are refused. */
async function refusedOf(count: number, request: (index: number) => ReturnType<typeof ask>) {
  const refused: Awaited<ReturnType<typeof ask>>[] = [];
  for (let index = 1; index <= count; index += 1) {
    const answer = await request(index);
    if (answer.statusCode === 429) refused.push(answer);
  }
  return refused;
}

it('The server counts requests without a forwarded address, and warns of them once', async () => {
  const { app } = server.current;
  const countedRequests = async () =>
    /requests_without_forwarded_address_total (\d+)/.exec((await app.inject({ url: '/metrics' })).body)?.[1];
  await ask('192.0.2.9');
  await app.inject({ url: '/readyz' });
  expect([await countedRequests(), loggedByServer]).toEqual(['0', '']);
  for (let count = 0; count < 3; count += 1) await app.inject({ url: '/api/config' });
  expect(await countedRequests()).toBe('3');
  expect(loggedByServer.match(/requests come without X-Forwarded-For/g)).toHaveLength(1);
});

it('The server refuses the 1,201st request of a minute from one IP address, and no other', async () => {
  const refused = await refusedOf(1201, (index) =>
    // The limit holds for every spelling of the URL and whatever address the client claims to have.
    ask('192.0.2.1', index % 2 ? '/api/config' : '/%61pi/config', {
      claimedAddresses: `198.51.100.${index % 250}, `,
    }),
  );
  expect(refused.map((answer) => answer.json().error)).toEqual(['rate_limited']);
  expect(refused[0]!.json().message).toMatch(/^Too many requests\. Please try again in \d+ seconds\.$/);
  expect(Number(refused[0]!.headers['retry-after'])).toBeGreaterThan(0);
  expect((await ask('192.0.2.2')).statusCode).toBe(200);
  expect((await ask('192.0.2.1', '/healthz')).statusCode).toBe(200);
  const identityCall = '/identity/jwks';
  expect((await ask('192.0.2.1', identityCall)).statusCode).toBe(429);
  expect((await ask('192.0.2.2', identityCall)).statusCode).toBe(200);
});

it('The server counts an IP address from zero after a minute, also if its clock was set back by hours', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'] });
  try {
    expect(await refusedOf(1201, () => ask('192.0.2.3'))).toHaveLength(1);
    vi.advanceTimersByTime(60_000);
    vi.setSystemTime(Date.now() - 2 * 3_600_000);
    expect((await ask('192.0.2.3')).statusCode).toBe(200);
  } finally {
    vi.useRealTimers();
  }
});

it('The server counts all addresses of one IPv6 network together', async () => {
  const refused = await refusedOf(1201, (index) => ask(`2001:db8:0:1::${index.toString(16)}`));
  expect(refused).toHaveLength(1);
  expect((await ask('2001:db8:0:2::1')).statusCode).toBe(200);
});

async function tokenOf(name: string) {
  const browser = injectBrowser(server.current.app);
  const { id_token: idToken } = await register(browser, `${name}@example.com`, 'correct horse battery');
  await server.current.app.inject({ method: 'POST', url: '/api/auth/firebase', payload: { idToken } });
  return { authorization: `Bearer ${idToken}` };
}

it('The server refuses the sixth test notification of a minute to one person from any IP address, and to nobody else', async () => {
  const [fay, gil] = [await tokenOf('fay'), await tokenOf('gil')];
  const test = (address: string, headers: Record<string, string>) =>
    server.current.app.inject({
      method: 'POST',
      url: '/api/notifications/test',
      headers: { 'x-forwarded-for': address, ...headers },
    });
  const refused = await refusedOf(6, (index) => test(`203.0.113.${index}`, fay));
  expect(refused.map((answer) => answer.json().error)).toEqual(['rate_limited']);
  expect(Number(refused[0]!.headers['retry-after'])).toBeGreaterThan(0);
  expect((await test('203.0.113.1', gil)).json().error).toBe('no_devices');
  expect((await ask('203.0.113.1', '/api/auth/me', { headers: fay })).statusCode).toBe(200);
});

it('The server refuses the 301st request of a minute of one person from any IP address, and of nobody else', async () => {
  const [ada, eve] = [await tokenOf('ada'), await tokenOf('eve')];
  const refused = await refusedOf(301, (index) =>
    ask(`203.0.113.${index % 250}`, '/api/auth/me', { headers: ada }),
  );
  expect(refused.map((answer) => answer.json().error)).toEqual(['rate_limited']);
  expect(Number(refused[0]!.headers['retry-after'])).toBeGreaterThan(0);
  expect((await ask('203.0.113.1', '/api/auth/me', { headers: eve })).statusCode).toBe(200);
});

it('The server counts calls of the desk by a person who is no operator, as their other calls', async () => {
  const hal = await tokenOf('hal');
  const statuses = new Set<number>();
  const refused = await refusedOf(301, async (index) => {
    const answer = await ask(`203.0.113.${index % 250}`, '/api/desk/people', { headers: hal });
    statuses.add(answer.statusCode);
    return answer;
  });
  expect(refused).toHaveLength(1);
  expect([...statuses]).toEqual([404, 429]);
});

it('The server warns if a proxy hides the addresses of clients, because all would share one limit', () => {
  expect(loggedBehindUnknownProxy).toContain('TRUST_PROXY is not set');
});

it('The server answers 60 requests an hour for calendar feeds from one IP address, and still answers others', async () => {
  /** The address of a feed by its code of 22 characters. */
  const feed = (name: string) => `/api/schedule/feed/${name.repeat(22)}.ics`;
  const refused = await refusedOf(61, (index) => ask('192.0.2.60', feed(index % 2 ? 'a' : 'b')));
  expect(refused.map((answer) => answer.json().error)).toEqual(['rate_limited']);
  expect((await ask('192.0.2.61', feed('a'))).statusCode).toBe(404);
  expect((await ask('192.0.2.60')).statusCode).toBe(200);
});

it('A server with a public address shows metrics only to requests with the token', async () => {
  expect((await behindUnknownProxy.current.app.inject({ url: '/metrics' })).statusCode).toBe(401);
});
