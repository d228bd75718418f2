import { existsSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import { type ContentPolicy, contentPolicyFile } from './inline-first-paint';

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
  '.json': 'application/json',
};

const encodings = [
  { name: 'br', suffix: '.br' },
  { name: 'gzip', suffix: '.gz' },
];

/** As strict as the product's server: what a page may not do there it may not do here. */
async function contentSecurityPolicyFor(dist: string): Promise<string> {
  const policyFile = join(dist, contentPolicyFile);
  const { scriptHashes, styleHashes }: ContentPolicy = existsSync(policyFile)
    ? JSON.parse(await readFile(policyFile, 'utf8'))
    : { scriptHashes: [], styleHashes: [] };
  return [
    "default-src 'self'",
    ["script-src 'self'", ...scriptHashes].join(' '),
    ["style-src 'self'", ...styleHashes].join(' '),
    "img-src 'self' data: blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

const prerendered = new Set(['/login', '/privacy', '/terms']);
const shellRoutes =
  /^\/(dashboard|progress|statistics|badges|leaderboard|premium|settings(\/.*)?|onboarding|gallery|auth\/.*)?$/;

/** Serves a built page the way the product's server does, for builds that are not the product: the gallery. */
export async function serveBuilt(
  dist: string,
  port = 0,
): Promise<{ url: string; close: () => Promise<void> }> {
  const contentSecurityPolicy = await contentSecurityPolicyFor(dist);
  const server = createServer(async (request, response) => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname;
    const { file, status } = locate(dist, path);
    const accepted = request.headers['accept-encoding'] ?? '';
    const encoding = encodings.find(
      ({ name, suffix }) => accepted.includes(name) && existsSync(file + suffix),
    );
    response.writeHead(status, {
      'content-type': types[extname(file)] ?? 'application/octet-stream',
      'content-security-policy': contentSecurityPolicy,
      'cache-control': path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
      vary: 'accept-encoding',
      ...(encoding && { 'content-encoding': encoding.name }),
    });
    response.end(await readFile(file + (encoding?.suffix ?? '')));
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const { port: bound } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${bound}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function locate(dist: string, path: string): { file: string; status: number } {
  if (prerendered.has(path)) return { file: join(dist, 'pages', `${path.slice(1)}.html`), status: 200 };
  const asset = join(dist, normalize(path));
  const isFile = asset.startsWith(dist) && path !== '/' && existsSync(asset) && statSync(asset).isFile();
  if (isFile) return { file: asset, status: 200 };
  return { file: join(dist, 'index.html'), status: shellRoutes.test(path) ? 200 : 404 };
}
