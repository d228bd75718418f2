import type { Response } from 'light-my-request';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  type BrowserPage,
  injectBrowser,
  register,
} from '../adapters/embedded-identity/testing/inject-browser';
import { ownAccounts, testApp } from '../testing/test-app';
import { encode } from './testing/attacks-on';
import { hostileTexts } from './testing/hostile-values';
import { watchRoutes } from './testing/route-table';

const routes = watchRoutes();
const server = testApp(ownAccounts);
const password = 'correct horse battery';

let secrets: string[] = [];
beforeAll(async () => {
  const { app, storage } = server.current;
  const { id_token: idToken } = await register(
    injectBrowser(app),
    'hedwig-the-hidden@people.test',
    password,
    'Hedwig Markerson',
  );
  await app.inject({ method: 'POST', url: '/api/auth/firebase', payload: { idToken } });
  const { rows } = await storage.pool.query<{ secret: string }>(`
    select jwk ->> 'd' as secret from identity_key
    union all select value from identity_secret
    union all select password from identity_account
    union all select id from identity_payload where model in ('RefreshToken', 'Session', 'Grant')`);
  secrets = [...rows.map(({ secret }) => secret), 'hedwig-the-hidden@people.test', 'Hedwig Markerson'];
  // Beside the email and the name, storage has at least five secrets.
  expect(secrets.length).toBeGreaterThan(6);
});

/** The problems of an answer as text; none if all is well. */
function complaintsOf({
  statusCode,
  headers,
  body,
}: Pick<Response, 'statusCode' | 'headers' | 'body'>): string[] {
  const policy = String(headers['content-security-policy']);
  return [
    ...(statusCode >= 500 ? [`answered ${statusCode}`] : []),
    ...secrets
      .filter((secret) => `${JSON.stringify(headers)} ${body}`.includes(secret))
      .map((secret) => `revealed ${secret}`),
    ...(/default-src/.test(policy) && !/unsafe/.test(policy) ? [] : [`has the policy ${policy}`]),
    ...(headers['x-content-type-options'] === 'nosniff' ? [] : ['may be sniffed']),
    ...[headers['set-cookie'] ?? []]
      .flat()
      .filter((cookie) => !/httponly/i.test(cookie) || !/samesite=lax/i.test(cookie))
      .map((cookie) => `gave the cookie ${cookie}`),
  ];
}

const formType = 'application/x-www-form-urlencoded';
const fields = [
  'email',
  'password',
  'name',
  'token',
  'current',
  'action',
  'code',
  'refresh_token',
  'client_id',
  'grant_type',
  'id_token_hint',
  'redirect_uri',
];
const formOf = (text: string) => fields.map((field) => `${field}=${encode(text)}`).join('&');

/** Bodies that no form of ours sends, with their content type. */
const bodies: [string, string][] = [
  ['application/json', '{"email":7,"password":{},"token":[]}'],
  ['application/json', 'null'],
  ['application/json', '{"__proto__":{"a":1}}'],
  ['text/plain', 'email=a'],
  ['multipart/form-data; boundary=a', '--a--'],
  [formType, '%zz=%&&&=%00'],
  [formType, 'email=a&email=b&__proto__=c&constructor=d'],
  [formType, `email=${'x'.repeat(70_000)}`],
  ['', 'email=a'],
];

/** Every address of a page. The identity provider has one route for all of its paths, which its discovery lists. */
async function addresses(): Promise<{ method: 'GET' | 'POST'; url: string }[]> {
  const { app } = server.current;
  const discovery = (await app.inject({ url: '/identity/.well-known/openid-configuration' })).json();
  const endpoints = Object.values<unknown>(discovery)
    .filter((value): value is string => typeof value === 'string' && value.includes('/identity/'))
    .map((value) => new URL(value).pathname);
  expect(endpoints.length).toBeGreaterThan(4);
  const paths = [
    ...routes.map(({ url }) => url).filter((url) => !url.startsWith('/api')),
    ...endpoints,
    '/identity/nothing',
    '/dashboard',
  ];
  return [...new Set(paths)].flatMap((url) => [
    { method: 'GET' as const, url },
    { method: 'POST' as const, url },
  ]);
}

describe('Every page, and every path of the identity service', () => {
  it('accepts anything in its path, query and body without failing or revealing a secret', async () => {
    const complaints: string[] = [];
    let sent = 0;
    const ask = async (name: string, method: 'GET' | 'POST', url: string, type = '', payload?: string) => {
      sent += 1;
      const answer = await server.current.app.inject({
        method,
        url,
        headers: { host: 'localhost:3000', accept: 'text/html', ...(type ? { 'content-type': type } : {}) },
        ...(payload === undefined ? {} : { payload }),
      });
      complaints.push(...complaintsOf(answer).map((complaint) => `${method} ${name}: ${complaint}`));
    };
    for (const { method, url } of await addresses()) {
      for (const [name, text] of hostileTexts) {
        const hostilePath = url.replaceAll(/:\w+|\*/g, encode(text.slice(0, 300)));
        const attack = `${url} with ${name}`;
        if (method === 'GET') await ask(attack, method, `${hostilePath}?${formOf(text)}`, formType);
        else await ask(attack, method, hostilePath, formType, formOf(text));
      }
      const harmlessPath = url.replaceAll(/:\w+|\*/g, 'a');
      for (const query of ['__proto__=1&a[b]=c', 'token=a&token=b', '%', '%c0%ae', '?']) {
        await ask(`${url}?${query}`, method, `${harmlessPath}?${query}`);
      }
      for (const [type, body] of method === 'POST' ? bodies : []) {
        await ask(`${url} with ${type} ${body.slice(0, 40)}`, method, harmlessPath, type, body);
      }
    }
    // The list of routes was not empty.
    expect(sent).toBeGreaterThan(500);
    expect(complaints).toEqual([]);
  });

  it('accepts anything in its forms during a sign-in', async () => {
    const complaints: string[] = [];
    const browser = injectBrowser(server.current.app);
    const { url } = await browser.beginSignIn();
    const judge = (name: string, { status, headers, body }: BrowserPage) =>
      complaints.push(
        ...complaintsOf({ statusCode: status, headers, body }).map((complaint) => `${name}: ${complaint}`),
      );
    for (const [name, text] of hostileTexts) {
      for (const email of [text, `${text}@example.com`]) {
        for (const [form, typed] of [
          ['', { email, password: 'a guess' }],
          ['/forgot', { email }],
          // The password is too short, so no account is created.
          ['/register', { email, password: 'x', name: text }],
        ] as const) {
          judge(`${form || 'sign in'} with ${name}`, await browser.submit(`${url.pathname}${form}`, typed));
        }
      }
    }
    expect(complaints).toEqual([]);
    // The sign-in was still pending.
    expect((await browser.open(url.pathname)).status).toBe(200);
  });

  it('does not sign in by a form of another site', async () => {
    const browser = injectBrowser(server.current.app);
    const { url } = await browser.beginSignIn();
    const typed = { email: 'hedwig-the-hidden@people.test', password };
    const foreign = await browser.submit(url.pathname, typed, { origin: 'https://other.example' });
    expect(foreign.status).toBe(403);
  });
});
