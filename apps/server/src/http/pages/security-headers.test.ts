import { describe, expect, it } from 'vitest';
import { firebaseSources } from '../../adapters/identity-sources';
import { noSources } from '../../identity/identity-sources';
import { bareApp } from '../../testing/bare-app';
import { setSecurityHeaders } from './security-headers';

describe('What a page may load', () => {
  const policyFor = async (sources: typeof noSources) => {
    const app = bareApp();
    setSecurityHeaders(app, 'https://hundred.example', () => sources);
    app.get('/', async () => 'page');
    return String((await app.inject({ url: '/' })).headers['content-security-policy']);
  };

  it('is only its own origin for the embedded service', async () => {
    const policy = await policyFor(noSources);
    expect(policy).not.toMatch(/https?:\/\//);
    expect(policy).toMatch(/frame-ancestors 'self'/);
  });

  it('includes the origin of a foreign issuer, for requests and for a frame', async () => {
    const policy = await policyFor({
      script: [],
      connect: ['https://id.example', 'https://tokens.example'],
      frame: ['https://id.example'],
    });
    expect(policy).toMatch(/connect-src 'self' https:\/\/id.example https:\/\/tokens.example/);
    expect(policy).toMatch(/frame-src 'self' https:\/\/id.example/);
    expect(policy).toMatch(/script-src 'self' *;/);
  });

  it('includes what Firebase’s SDK needs', async () => {
    const policy = await policyFor(firebaseSources('hundred.example'));
    expect(policy).toMatch(/script-src 'self' https:\/\/apis.google.com/);
    expect(policy).toMatch(/connect-src 'self' https:\/\/identitytoolkit.googleapis.com/);
    expect(policy).toMatch(/frame-src 'self' https:\/\/hundred.example/);
  });
});

it('The other security headers are sent with every answer, and ask for https if the address uses it', async () => {
  const headersAt = async (publicUrl: string) => {
    const app = bareApp();
    setSecurityHeaders(app, publicUrl, () => noSources);
    app.get('/', async () => 'page');
    return (await app.inject({ url: '/' })).headers;
  };
  const always = {
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'cross-origin-resource-policy': 'same-origin',
    'origin-agent-cluster': '?1',
    'referrer-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
    'x-dns-prefetch-control': 'off',
    'x-download-options': 'noopen',
    'x-frame-options': 'SAMEORIGIN',
    'x-permitted-cross-domain-policies': 'none',
    'x-xss-protection': '0',
  };
  const overHttps = await headersAt('https://hundred.example');
  expect(overHttps).toMatchObject({
    ...always,
    'strict-transport-security': 'max-age=15552000',
  });
  expect(overHttps['content-security-policy']).toMatch(/upgrade-insecure-requests$/);
  const overHttp = await headersAt('http://localhost:3000');
  expect(overHttp).toMatchObject(always);
  expect(overHttp).not.toHaveProperty('strict-transport-security');
  expect(overHttp['content-security-policy']).not.toMatch(/upgrade-insecure-requests/);
});

it('The security headers follow the sources that an issuer announces later', async () => {
  let sources = noSources;
  const app = bareApp();
  setSecurityHeaders(app, 'https://hundred.example', () => sources);
  app.get('/', async () => 'page');
  const policy = async () => String((await app.inject({ url: '/' })).headers['content-security-policy']);
  expect(await policy()).toMatch(/connect-src 'self';/);
  sources = { ...noSources, connect: ['https://id.example'] };
  expect(await policy()).toMatch(/connect-src 'self' https:\/\/id.example;/);
});
