import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { firebaseSources, noSources } from '../adapters/identity-sources';
import { setSecurityHeaders } from './security-headers';

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
