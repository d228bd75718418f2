import { expect, it } from 'vitest';
import { ownAccounts, testApp } from '../../testing/test-app';

/** As in a typical installation: a public address, https by a proxy in front, built-in accounts. */
const server = testApp({
  ...ownAccounts,
  TEST_CLOCK: '',
  PUBLIC_URL: 'https://hundred.example',
  TRUST_PROXY: 'true',
});
const get = (url: string, headers: Record<string, string> = {}) =>
  server.current.app.inject({ url, headers: { host: 'hundred.example', ...headers } });

it('A server with an https address asks browsers for https only', async () => {
  const { headers } = await get('/login');
  expect(headers['strict-transport-security']).toBe('max-age=15552000');
  const policy = String(headers['content-security-policy']);
  expect(policy).toContain('upgrade-insecure-requests');
  expect(policy).not.toContain('unsafe');
});

it('A server with an https address sets cookies that scripts, other sites and plain http never see', async () => {
  const query = new URLSearchParams({
    client_id: 'hundred',
    response_type: 'code',
    scope: 'openid',
    redirect_uri: 'https://hundred.example/auth/callback',
    state: 'a-state',
    code_challenge: 'a'.repeat(43),
    code_challenge_method: 'S256',
  });
  const { headers } = await get(`/identity/auth?${query}`);
  const cookies = [headers['set-cookie'] ?? []].flat();
  expect(cookies.length).toBeGreaterThan(0);
  for (const cookie of cookies) {
    expect(cookie.toLowerCase()).toMatch(/; samesite=lax/);
    expect(cookie.toLowerCase()).toMatch(/; secure/);
    expect(cookie.toLowerCase()).toMatch(/; httponly/);
  }
});

it('A server with an https address has no sandbox, no test clock and no public metrics', async () => {
  expect((await get('/api/config', { 'x-test-now': 'nonsense' })).json()).toMatchObject({ payments: 'off' });
  expect((await get('/sandbox')).statusCode).toBe(404);
  expect((await get('/metrics', { 'x-forwarded-for': '192.0.2.1' })).statusCode).toBe(401);
});
