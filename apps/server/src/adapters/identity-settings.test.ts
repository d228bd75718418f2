import { get } from 'node:http';
import type { AddressInfo } from 'node:net';
import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { configFrom } from '../config';
import { limitRates } from '../http/rate-limits';
import { setSecurityHeaders } from '../http/security-headers';
import { addFirebaseHelper } from './firebase-helper';
import { firebaseSources, noSources } from './identity-sources';
import { makeSendMail } from './mail';

describe('the settings of the identity service', () => {
  it('choose exactly one: the embedded one where nothing is set', () => {
    expect(configFrom({}).identity).toEqual({ kind: 'embedded', registration: 'open' });
    expect(configFrom({ REGISTRATION: 'closed' }).identity).toMatchObject({ registration: 'closed' });
    expect(configFrom({ OIDC_ISSUER: 'https://id.example', OIDC_CLIENT_ID: 'web' }).identity).toEqual({
      kind: 'oidc',
      issuer: 'https://id.example',
      clientId: 'web',
      jwksUrl: undefined,
    });
    expect(configFrom({ FIREBASE_PROJECT_ID: 'hundred-1a2b3', FIREBASE_API_KEY: 'key' }).identity).toEqual({
      kind: 'firebase',
      projectId: 'hundred-1a2b3',
      apiKey: 'key',
      authDomain: 'hundred-1a2b3.firebaseapp.com',
    });
  });

  it.each<[Record<string, string>, RegExp]>([
    [{ OIDC_CLIENT_ID: 'web' }, /^OIDC_ISSUER and OIDC_CLIENT_ID belong together/],
    [{ OIDC_ISSUER: 'http://id.example', OIDC_CLIENT_ID: 'web' }, /^OIDC_ISSUER=http:\/\/id.example .*https/],
    [{ OIDC_JWKS_URL: 'https://id.example/keys' }, /^OIDC_JWKS_URL needs OIDC_ISSUER/],
    [{ FIREBASE_PROJECT_ID: 'hundred-1a2b3' }, /^FIREBASE_PROJECT_ID and FIREBASE_API_KEY/],
    [{ FIREBASE_API_KEY: 'key' }, /^FIREBASE_PROJECT_ID and FIREBASE_API_KEY/],
    [{ FIREBASE_PROJECT_ID: 'Not An Id', FIREBASE_API_KEY: 'key' }, /^FIREBASE_PROJECT_ID=Not An Id /],
    [{ FIREBASE_AUTH_DOMAIN: 'https://x.example' }, /^FIREBASE_AUTH_DOMAIN=/],
    [
      {
        OIDC_ISSUER: 'https://id.example',
        OIDC_CLIENT_ID: 'web',
        FIREBASE_PROJECT_ID: 'hundred-1a2b3',
        FIREBASE_API_KEY: 'key',
      },
      /exclude each other/,
    ],
    [{ REGISTRATION: 'no' }, /^REGISTRATION=no .*open or closed/],
    [{ SUPPORT_EMAIL: 'help' }, /^SUPPORT_EMAIL=help /],
    [{ MAIL_FROM: 'us' }, /^MAIL_FROM=us /],
    [{ SMTP_URL: 'mail.example', MAIL_FROM: 'a@hundred.example' }, /^SMTP_URL=/],
    [{ SMTP_URL: 'smtps://mail.example' }, /^SMTP_URL needs MAIL_FROM/],
  ])('%o stops the start with one line', (environment, line) => {
    expect(() => configFrom(environment)).toThrow(line);
  });

  it('send mail from MAIL_FROM, or else from the support address', () => {
    const smtp = { SMTP_URL: 'smtps://user:secret@mail.example' };
    expect(configFrom({ ...smtp, SUPPORT_EMAIL: 'help@hundred.example' }).mail?.from).toBe(
      'help@hundred.example',
    );
    expect(configFrom({ ...smtp, MAIL_FROM: 'no-reply@hundred.example' }).mail).toEqual({
      smtpUrl: smtp.SMTP_URL,
      from: 'no-reply@hundred.example',
    });
  });
});

describe('what a page may load', () => {
  const policyFor = async (sources: typeof noSources) => {
    const app = Fastify();
    await setSecurityHeaders(app as never, 'https://hundred.example', () => sources);
    app.get('/', async () => 'page');
    return String((await app.inject({ url: '/' })).headers['content-security-policy']);
  };

  it('is its own address alone for the embedded service', async () => {
    const policy = await policyFor(noSources);
    expect(policy).not.toMatch(/https?:\/\//);
    expect(policy).toMatch(/frame-ancestors 'self'/);
  });

  it('is also the address of a foreign issuer, for asking and for a frame', async () => {
    const policy = await policyFor({
      script: [],
      connect: ['https://id.example', 'https://tokens.example'],
      frame: ['https://id.example'],
    });
    expect(policy).toMatch(/connect-src 'self' https:\/\/id.example https:\/\/tokens.example/);
    expect(policy).toMatch(/frame-src 'self' https:\/\/id.example/);
    expect(policy).toMatch(/script-src 'self' *;/);
  });

  it('is what Firebase’s SDK needs', async () => {
    const policy = await policyFor(firebaseSources('hundred.example'));
    expect(policy).toMatch(/script-src 'self' https:\/\/apis.google.com/);
    expect(policy).toMatch(/connect-src 'self' https:\/\/identitytoolkit.googleapis.com/);
    expect(policy).toMatch(/frame-src 'self' https:\/\/hundred.example/);
  });
});

describe('the helper page of Firebase', () => {
  it('is handed on from our own address, with its own policies', async () => {
    const asked: string[] = [];
    const app = Fastify();
    await setSecurityHeaders(app as never, 'https://hundred.example', () => noSources);
    const upstream: typeof fetch = async (address, init) => {
      asked.push(`${init?.method} ${address}`);
      return new Response('<script>helper()</script>', {
        headers: { 'content-type': 'text/html', 'set-cookie': 'theirs=1' },
      });
    };
    await addFirebaseHelper(app as never, 'https://hundred-1a2b3.firebaseapp.com', upstream);
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
    expect(asked).toEqual([
      'GET https://hundred-1a2b3.firebaseapp.com/__/auth/handler?apiKey=key',
      'POST https://hundred-1a2b3.firebaseapp.com/__/auth/handler',
    ]);
  });
});

describe('what is asked of Firebase', () => {
  const asked: string[] = [];
  const upstream: typeof fetch = async (address) => {
    asked.push(String(address));
    return new Response('theirs');
  };
  const helper = async () => {
    asked.length = 0;
    const app = Fastify();
    await limitRates(app as never, {
      rateLimit: true,
      trustProxy: false,
      publicUrl: 'http://localhost:3000',
    });
    await addFirebaseHelper(app as never, 'https://hundred-1a2b3.firebaseapp.com', upstream);
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
  ])('is never %s', async (path) => {
    const app = await helper();
    await app.listen({ host: '127.0.0.1', port: 0 });
    const { port } = app.server.address() as AddressInfo;
    // Sent as it is written: `fetch` and `inject` would tidy it up first.
    const status = await new Promise((resolve, reject) => {
      get({ host: '127.0.0.1', port, path }, (answer) => resolve(answer.resume().statusCode)).on(
        'error',
        reject,
      );
    });
    await app.close();
    expect([status, asked]).toEqual([404, []]);
  });

  it('is what its own pages are made of', async () => {
    const app = await helper();
    const urls = [
      '/__/auth/handler?a=/../b',
      '/__/auth/handler.js',
      '/__/auth/iframe',
      '/__/firebase/init.json',
    ];
    for (const url of urls) expect((await app.inject({ url })).statusCode).toBe(200);
    expect(asked).toEqual(urls.map((url) => `https://hundred-1a2b3.firebaseapp.com${url}`));
  });

  it('is limited by address', async () => {
    const app = await helper();
    const statuses = [];
    for (let index = 0; index <= 1200; index += 1) {
      statuses.push((await app.inject({ url: '/__/auth/handler' })).statusCode);
    }
    expect([statuses.indexOf(429), asked.length]).toEqual([1200, 1200]);
  });
});

describe('mail', () => {
  it('goes into the log where none is set up: the link, and nobody’s address', async () => {
    const lines: object[] = [];
    const log = { warn: (fields: object) => lines.push(fields), error: () => {} };
    await makeSendMail(
      undefined,
      log,
    )({
      to: 'ada@example.com',
      subject: 'New password',
      text: 'for ada@example.com',
      link: 'https://hundred.example/identity/reset?token=t',
    });
    expect(lines).toEqual([
      { subject: 'New password', link: 'https://hundred.example/identity/reset?token=t' },
    ]);
  });

  it('that cannot be sent is logged without whom it was for', async () => {
    const lines: object[] = [];
    const log = { warn: () => {}, error: (fields: object) => lines.push(fields) };
    const send = makeSendMail({ smtpUrl: 'smtp://127.0.0.1:1', from: 'us@hundred.example' }, log);
    await send({ to: 'ada@example.com', subject: 's', text: 't', link: 'l' });
    expect(lines).toHaveLength(1);
    expect(JSON.stringify(lines)).not.toContain('ada');
  });
});
