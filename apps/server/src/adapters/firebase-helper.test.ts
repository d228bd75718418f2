import { get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it } from 'vitest';
import { limitRates } from '../http/limits/rate-limits';
import { setSecurityHeaders } from '../http/pages/security-headers';
import { noSources } from '../identity/identity-sources';
import { bareApp } from '../testing/bare-app';
import { addFirebaseHelper } from './firebase-helper';

describe('The helper page of Firebase', () => {
  it('is proxied at our own address, with its own policies', async () => {
    const requests: string[] = [];
    const app = bareApp();
    await setSecurityHeaders(app, 'https://hundred.example', () => noSources);
    const upstream: typeof fetch = async (address, init) => {
      requests.push(`${init?.method} ${address}`);
      return new Response('<script>helper()</script>', {
        headers: { 'content-type': 'text/html', 'set-cookie': 'upstream=1' },
      });
    };
    await addFirebaseHelper(app, 'https://hundred-1a2b3.firebaseapp.com', upstream);
    const answer = await app.inject({ url: '/__/auth/handler?apiKey=key' });
    expect([answer.statusCode, answer.body]).toEqual([200, '<script>helper()</script>']);
    expect(answer.headers['content-security-policy']).toBeUndefined();
    expect(answer.headers['cross-origin-opener-policy']).toBeUndefined();
    expect(answer.headers['set-cookie']).toBeUndefined();
    await app.inject({
      method: 'POST',
      url: '/__/auth/handler',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'code=1',
    });
    expect((await app.inject({ url: '/__/other' })).statusCode).toBe(404);
    expect(requests).toEqual([
      'GET https://hundred-1a2b3.firebaseapp.com/__/auth/handler?apiKey=key',
      'POST https://hundred-1a2b3.firebaseapp.com/__/auth/handler',
    ]);
  });
});

describe('A request to Firebase', () => {
  const requests: string[] = [];
  const upstream: typeof fetch = async (address) => {
    requests.push(String(address));
    return new Response('upstream');
  };
  const helper = async () => {
    requests.length = 0;
    const app = bareApp();
    await limitRates(app, {
      isRateLimited: true,
      redisUrl: undefined,
      trustProxy: false,
      publicUrl: 'http://localhost:3000',
    });
    await addFirebaseHelper(app, 'https://hundred-1a2b3.firebaseapp.com', upstream);
    return app;
  };

  it.each([
    '/__/auth/../../admin',
    '/__/auth/..%2f..%2fadmin',
    '/__/auth/%2e%2e/%2e%2e/admin',
    '/__/auth/%252e%252e/admin',
    '/__/auth/..%5c..%5cadmin',
    '/__/auth/..\\..\\admin',
    '/__/auth/./handler',
    '/__/auth//other.example/handler',
    '/__/auth/handler;/../../admin',
    '/%5f%5f/auth/../admin',
    '/__/auth/',
  ])('is never made for %s', async (path) => {
    const app = await helper();
    await app.listen({ host: '127.0.0.1', port: 0 });
    const { port } = app.server.address() as AddressInfo;
    // Sent as written: `fetch` and `inject` would normalize it first.
    const status = await new Promise((resolve, reject) => {
      get({ host: '127.0.0.1', port, path }, (answer) => resolve(answer.resume().statusCode)).on(
        'error',
        reject,
      );
    });
    await app.close();
    expect([status, requests]).toEqual([404, []]);
  });

  it('is proxied for the files of its own pages', async () => {
    const app = await helper();
    const urls = [
      '/__/auth/handler?a=/../b',
      '/__/auth/handler.js',
      '/__/auth/iframe',
      '/__/firebase/init.json',
    ];
    for (const url of urls) expect((await app.inject({ url })).statusCode).toBe(200);
    expect(requests).toEqual(urls.map((url) => `https://hundred-1a2b3.firebaseapp.com${url}`));
  });

  it('is limited by IP address', async () => {
    const app = await helper();
    const statuses = [];
    for (let index = 0; index <= 1200; index += 1) {
      statuses.push((await app.inject({ url: '/__/auth/handler' })).statusCode);
    }
    // An IP address has 1,200 requests a minute.
    expect([statuses.indexOf(429), requests.length]).toEqual([1200, 1200]);
  });
});
