import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { expect, it, onTestFinished } from 'vitest';
import { noSources } from '../../identity/identity-sources';
import { bareApp } from '../../testing/bare-app';
import { servePages } from './pages';
import { setSecurityHeaders } from './security-headers';

async function serve(files: Record<string, string | Buffer>) {
  const webDir = mkdtempSync(join(tmpdir(), 'hundred-pages-'));
  onTestFinished(() => rmSync(webDir, { recursive: true }));
  mkdirSync(join(webDir, 'camera'));
  const write = (changed: typeof files) => {
    for (const [name, content] of Object.entries(changed)) writeFileSync(join(webDir, name), content);
  };
  write({
    'index.html': '<!doctype html>',
    'addresses.json': '["/dashboard","/count/*","/auth/*"]',
    ...files,
  });
  const app = bareApp();
  setSecurityHeaders(app, 'https://hundred.example', () => noSources);
  await servePages(app, webDir, 'https://hundred.example');
  return { get: (url: string, headers = {}) => app.inject({ url, headers }), write };
}

async function headersOf(...urls: string[]) {
  const { get } = await serve({
    'camera/pose-worker-1a2b.js': 'onmessage = () => {}',
    'camera/movenet-3c4d.bin': 'weights',
  });
  return Promise.all(urls.map(async (url) => (await get(url)).headers));
}

it('The page that counts with the camera may use it, and no other page may', async () => {
  // The address `/countess` only begins like that of the page.
  const [count, exercise, ...others] = await headersOf(
    '/count',
    '/count/pushups',
    '/dashboard',
    '/countess',
    '/auth/callback',
    '/nowhere',
    '/camera/pose-worker-1a2b.js',
  );
  expect(count?.['permissions-policy']).toMatch(/^camera=\(self\)/);
  expect(exercise?.['permissions-policy']).toMatch(/^camera=\(self\)/);
  for (const headers of others) expect(headers['permissions-policy']).toMatch(/^camera=\(\)/);
});

it('The worker that receives the camera’s pictures may run a model but make no requests; no page may run one', async () => {
  const [worker, weights, page] = await headersOf(
    '/camera/pose-worker-1a2b.js',
    '/camera/movenet-3c4d.bin',
    '/count/pushups',
  );
  expect(worker?.['content-security-policy']).toBe("default-src 'none'; script-src 'wasm-unsafe-eval'");
  expect(page?.['content-security-policy']).not.toContain('wasm-unsafe-eval');
  for (const file of [worker, weights]) expect(file?.['cache-control']).toContain('immutable');
});

it('A build that replaces the files of a running server is not announced until the next start reads its hashes', async () => {
  const buildOf = (name: string) => ({
    'service-worker.js': `'${name}'`,
    'service-worker.js.br': brotliCompressSync(`'${name}'`),
  });
  const { get, write } = await serve(buildOf('the older'));
  write(buildOf('the newer'));
  const plain = await get('/service-worker.js');
  expect(plain.body).toBe("'the older'");
  expect(plain.headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'no-cache',
  });
  const compressed = await get('/service-worker.js', { 'accept-encoding': 'gzip, deflate, br' });
  expect(compressed.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' });
  expect(brotliDecompressSync(compressed.rawPayload).toString()).toBe("'the older'");
  const unchanged = await get('/service-worker.js', { 'if-none-match': plain.headers.etag });
  expect([unchanged.statusCode, unchanged.body]).toEqual([304, '']);
});

it('A build that is added to a server started without one is not announced', async () => {
  const { get, write } = await serve({});
  write({ 'service-worker.js': "'the newer'" });
  expect((await get('/service-worker.js')).statusCode).toBe(404);
});
