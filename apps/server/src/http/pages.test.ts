import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import { expect, it, onTestFinished } from 'vitest';
import { noSources } from '../adapters/identity-sources';
import { servePages } from './pages';
import { setSecurityHeaders } from './security-headers';

async function headersOf(...urls: string[]) {
  const webDir = mkdtempSync(join(tmpdir(), 'hundred-pages-'));
  onTestFinished(() => rmSync(webDir, { recursive: true }));
  mkdirSync(join(webDir, 'camera'));
  writeFileSync(join(webDir, 'index.html'), '<!doctype html>');
  writeFileSync(join(webDir, 'addresses.json'), '["/dashboard","/count/*","/auth/*"]');
  writeFileSync(join(webDir, 'camera', 'pose-worker-1a2b.js'), 'onmessage = () => {}');
  writeFileSync(join(webDir, 'camera', 'movenet-3c4d.bin'), 'weights');
  const app = Fastify();
  setSecurityHeaders(app as never, 'https://hundred.example', () => noSources);
  await servePages(app as never, webDir, 'https://hundred.example');
  return Promise.all(urls.map(async (url) => (await app.inject({ url })).headers));
}

it('the page that counts with the camera may use it, and no other page', async () => {
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

it('the worker that is given the pictures may run a model and ask for nothing; no page may do either', async () => {
  const [worker, weights, page] = await headersOf(
    '/camera/pose-worker-1a2b.js',
    '/camera/movenet-3c4d.bin',
    '/count/pushups',
  );
  expect(worker?.['content-security-policy']).toBe("default-src 'none'; script-src 'wasm-unsafe-eval'");
  expect(page?.['content-security-policy']).not.toContain('wasm-unsafe-eval');
  for (const file of [worker, weights]) expect(file?.['cache-control']).toContain('immutable');
});
