import { Writable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { makeLogger } from '../logging/logger';
import { bareApp } from '../testing/bare-app';
import { testApp } from '../testing/test-app';
import { answerErrors } from './errors';

let logged = '';
const log = makeLogger(
  'info',
  new Writable({
    write(chunk, _encoding, done) {
      logged += chunk;
      done();
    },
  }),
);
const server = testApp({ METRICS_TOKEN: 'a-token-for-metrics' }, { log });
const get = (url: string, headers: Record<string, string> = {}, remoteAddress = '127.0.0.1') =>
  server.current.app.inject({ url, headers, remoteAddress });
const post = (url: string, payload: string, headers: Record<string, string> = {}) =>
  server.current.app.inject({
    method: 'POST',
    url,
    payload,
    headers: { 'content-type': 'application/json', ...headers },
  });

describe('The server', () => {
  it('is up and ready on working storage', async () => {
    expect((await get('/healthz')).json()).toEqual({ ok: true });
    expect((await get('/readyz')).json()).toEqual({ ok: true });
  });

  it('does not log requests for its health and its metrics, which come every few seconds', async () => {
    logged = '';
    for (const path of ['/healthz', '/readyz', '/metrics', '/api/config']) await get(path);
    const paths = logged.match(/(?<="path":")[^"]+/g);
    expect(paths).toEqual(['/api/config']);
  });

  it('shows metrics only to this machine and to requests with the token', async () => {
    const token = { authorization: 'Bearer a-token-for-metrics' };
    expect((await get('/metrics')).body).toContain('http_request_duration_seconds');
    expect((await get('/metrics', {}, '192.0.2.7')).statusCode).toBe(401);
    // A request with one of these headers was passed on by a proxy, for another machine.
    for (const name of ['x-forwarded-for', 'x-real-ip', 'forwarded', 'via']) {
      expect((await get('/metrics', { [name]: '192.0.2.7' })).statusCode, name).toBe(401);
    }
    expect(
      (await get('/metrics', { authorization: 'Bearer a-token-for-metricz' }, '192.0.2.7')).statusCode,
    ).toBe(401);
    expect((await get('/metrics', token, '192.0.2.7')).statusCode).toBe(200);
  });
});

describe('Bad input', () => {
  it.each([
    ['not JSON', '{', {}, 400, 'invalid_input', undefined],
    ['an empty body', '', {}, 400, 'invalid_input', undefined],
    ['a missing field', '{}', {}, 400, 'invalid_input', 'idToken'],
    ['a number for a text', '{"idToken":1}', {}, 400, 'invalid_input', 'idToken'],
    ['an unknown field', '{"idToken":"a","uid":"b"}', {}, 400, 'invalid_input', 'uid'],
    ['a poisoned prototype', '{"idToken":"a","__proto__":{"x":1}}', {}, 400, 'invalid_input', undefined],
    [
      'the wrong content type',
      'idToken=a',
      { 'content-type': 'text/csv' },
      415,
      'unsupported_media_type',
      undefined,
    ],
    ['too large a body', `{"idToken":"${'a'.repeat(70_000)}"}`, {}, 413, 'too_large', undefined],
  ])(
    'is refused, with the name of the field that is wrong: %s',
    async (_name, payload, headers, status, error, field) => {
      const answer = await post('/api/auth/firebase', payload, headers);
      expect([answer.statusCode, answer.json().error, answer.json().field]).toEqual([status, error, field]);
      expect(answer.json().message).toMatch(/\w/);
    },
  );

  it('is refused where a query key is given twice', async () => {
    const answer = await get('/api/config?a=1&a=2');
    expect([answer.statusCode, answer.json().field]).toEqual([400, 'a']);
  });

  it.each(['yesterday', '2026-13-01T00:00:00Z', '2026-01-01', ''])(
    'is refused in the header x-test-now: %s',
    async (instant) => {
      const answer = await get('/api/config', { 'x-test-now': instant });
      expect([answer.statusCode, answer.json().field]).toEqual([400, 'x-test-now']);
    },
  );
});

it('An instant for the test clock is accepted in any zone, and dates the answer', async () => {
  const answer = await get('/api/config', { 'x-test-now': '2026-02-28T23:30:00.5+05:30' });
  expect([answer.statusCode, answer.headers.date]).toEqual([200, 'Sat, 28 Feb 2026 18:00:00 GMT']);
});

describe('The API', () => {
  it('answers an unknown call with a JSON 404', async () => {
    for (const url of ['/api', '/api/', '/api/nothing', '/api/dashboard']) {
      const answer = await get(url);
      expect([answer.statusCode, answer.json().error]).toEqual([404, 'not_found']);
    }
  });

  it('describes every call in its OpenAPI document, refusals included', async () => {
    const { paths } = (await get('/api/openapi.json')).json();
    expect(Object.keys(paths['/api/auth/me'].get.responses)).toEqual(['200', '400', '401', '429', '503']);
    expect(paths['/api/auth/firebase'].post.requestBody.content['application/json'].schema.required).toEqual([
      'idToken',
    ]);
    expect(paths['/metrics']).toBeUndefined();
  });

  it('is never stored by a cache', async () => {
    expect((await get('/api/config')).headers['cache-control']).toBe('no-store');
  });
});

describe('Headers', () => {
  it('allow no inline script or style, but popups of the sign-in', async () => {
    const { headers } = await get('/dashboard');
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("default-src 'self'");
    // The policy allows the hashes that the build recorded, and no others.
    expect(policy).toContain("style-src 'self' 'sha256-abc=';");
    expect(policy).toContain("script-src 'self'");
    expect(policy).not.toContain('unsafe-inline');
    expect(headers['cross-origin-opener-policy']).toBe('same-origin-allow-popups');
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
  });
});

describe('Pages', () => {
  it.each([
    ['/login', 200, 'login'],
    ['/login/', 200, 'login'],
    ['/dashboard', 200, 'shell'],
    ['/settings', 200, 'shell'],
    ['/settings/security?from=mail', 200, 'shell'],
    ['/dashboard/security', 404, 'shell'],
    ['/', 200, 'shell'],
    ['/no-such-page', 404, 'shell'],
    ['/dashboards', 404, 'shell'],
  ])('answer %s with %i and the %s page, which is revalidated each time', async (url, status, title) => {
    const answer = await get(url);
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([status, 'no-cache, no-transform']);
    expect(answer.body).toContain(`<title>${title}</title>`);
  });

  it('serve hashed files as immutable, and compressed if the browser accepts it', async () => {
    const answer = await get('/assets/app-1a2b3c.js', { 'accept-encoding': 'br, gzip' });
    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(answer.headers['content-encoding']).toBe('br');
    expect((await get('/assets/app-1a2b3c.js')).headers['content-encoding']).toBeUndefined();
  });

  it('answer a missing file with a 404 instead of a page', async () => {
    const answer = await get('/assets/gone-000000.js');
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([
      404,
      'application/json; charset=utf-8',
    ]);
    expect((await get('/robots.txt')).statusCode).toBe(200);
  });

  it.each(['/../package.json', '/%2e%2e/%2e%2e/package.json', '/assets/..%2f..%2fpackage.json', '/%00'])(
    'do not serve files outside their folder for %s',
    async (url) => {
      const answer = await get(url);
      expect(answer.statusCode).toBeGreaterThanOrEqual(400);
      expect(answer.statusCode).toBeLessThan(500);
    },
  );
});

describe('The log', () => {
  it('says what failed, and nothing about the person', async () => {
    let loggedByApp = '';
    const sink = new Writable({
      write(chunk, _encoding, done) {
        loggedByApp += chunk;
        done();
      },
    });
    const app = bareApp({ loggerInstance: makeLogger('info', sink) });
    answerErrors(app);
    app.post('/fails', async () => {
      throw new Error('Failed query: insert … params: ada@people.test', {
        cause: Object.assign(new Error('duplicate key value'), {
          code: '23505',
          detail: 'Key (email)=(ada@people.test)',
        }),
      });
    });
    const answer = await app.inject({
      method: 'POST',
      url: '/fails?code=secret-code',
      headers: { authorization: 'Bearer secret-token', cookie: 'session=secret-cookie' },
      payload: { password: 'secret-password' },
    });
    expect([answer.statusCode, answer.json().error]).toEqual([500, 'internal']);
    expect(loggedByApp).toContain('duplicate key value');
    expect(loggedByApp).not.toMatch(/ada@people|secret-/);
  });
});
