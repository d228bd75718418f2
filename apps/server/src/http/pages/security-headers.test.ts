import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { firebaseSources } from '../../adapters/identity-sources';
import { noSources } from '../../identity/identity-sources';
import { setSecurityHeaders } from './security-headers';

describe('what a page may load', () => {
  const policyFor = async (sources: typeof noSources) => {
    const app = Fastify();
    setSecurityHeaders(app as never, 'https://hundred.example', () => sources);
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

it('says the rest with every answer, and asks for https where that is the address', async () => {
  const headersAt = async (publicUrl: string) => {
    const app = Fastify();
    setSecurityHeaders(app as never, publicUrl, () => noSources);
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
  const safe = await headersAt('https://hundred.example');
  expect(safe).toMatchObject({
    ...always,
    'strict-transport-security': 'max-age=15552000',
  });
  expect(safe['content-security-policy']).toMatch(/upgrade-insecure-requests$/);
  const plain = await headersAt('http://localhost:3000');
  expect(plain).toMatchObject(always);
  expect(plain).not.toHaveProperty('strict-transport-security');
  expect(plain['content-security-policy']).not.toMatch(/upgrade-insecure-requests/);
});

it('follows what an issuer says of itself later', async () => {
  let sources = noSources;
  const app = Fastify();
  setSecurityHeaders(app as never, 'https://hundred.example', () => sources);
  app.get('/', async () => 'page');
  const policy = async () => String((await app.inject({ url: '/' })).headers['content-security-policy']);
  expect(await policy()).toMatch(/connect-src 'self';/);
  sources = { ...noSources, connect: ['https://id.example'] };
  expect(await policy()).toMatch(/connect-src 'self' https:\/\/id.example;/);
});
