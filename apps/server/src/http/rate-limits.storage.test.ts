import { expect, it } from 'vitest';
import { testApp } from '../testing/test-app';

const server = testApp({
  RATE_LIMIT: 'on',
  TRUST_PROXY: '127.0.0.1',
  OIDC_ISSUER: '',
  OIDC_CLIENT_ID: '',
});
const ask = (address: string, url = '/api/config') =>
  server.current.app.inject({ url, headers: { 'x-forwarded-for': address } });

it('refuses the 301st request of a minute from one address, and nobody else', async () => {
  const refused: Awaited<ReturnType<typeof ask>>[] = [];
  for (let request = 1; request <= 301; request += 1) {
    const answer = await ask('192.0.2.1');
    if (answer.statusCode !== 200) refused.push(answer);
  }
  expect(refused.map((answer) => [answer.statusCode, answer.json().error])).toEqual([[429, 'rate_limited']]);
  expect(Number(refused[0]!.headers['retry-after'])).toBeGreaterThan(0);
  expect((await ask('192.0.2.2')).statusCode).toBe(200);
  expect((await ask('192.0.2.1', '/healthz')).statusCode).toBe(200);
  const keys = '/identity/jwks';
  expect((await ask('192.0.2.1', keys)).statusCode).toBe(429);
  expect((await ask('192.0.2.2', keys)).statusCode).toBe(200);
});
