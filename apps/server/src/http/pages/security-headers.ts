import type { FastifyInstance } from 'fastify';
import type { IdentitySources } from '../../identity/identity-sources';
import { noHashes, type PageHashes } from './page-hashes';

/**
 * No inline script or style but the two that the pages were built with, by their hashes; nothing from elsewhere
 * but what the identity service needs; sign-in popups may still talk to their opener.
 */
export function setSecurityHeaders(
  app: FastifyInstance,
  publicUrl: string,
  identitySources: () => IdentitySources,
  hashes: PageHashes = noHashes,
): void {
  const overHttps = publicUrl.startsWith('https:');
  const always = {
    ...everywhere,
    // This host alone: a club's other hosts below it may speak plain http, and that is not ours to forbid.
    ...(overHttps ? { 'strict-transport-security': 'max-age=15552000' } : {}),
  };
  let sources: IdentitySources | undefined;
  let headers: [name: string, value: string][] = [];
  app.addHook('onRequest', (_request, reply, done) => {
    // They change once, when an issuer has said where else it is to be found.
    const known = identitySources();
    if (known !== sources) {
      sources = known;
      const policy = { 'content-security-policy': policyOf(known, hashes, overHttps) };
      headers = Object.entries({ ...always, ...policy });
    }
    // On the response itself: our own identity service answers without the framework.
    for (const [name, value] of headers) reply.raw.setHeader(name, value);
    done();
  });
}

function policyOf(
  { script, connect, frame }: IdentitySources,
  { scriptHashes, styleHashes }: PageHashes,
  overHttps: boolean,
): string {
  return [
    "default-src 'self'",
    ["script-src 'self'", ...scriptHashes, ...script].join(' '),
    ["style-src 'self'", ...styleHashes].join(' '),
    "img-src 'self' data: blob:",
    "font-src 'self'",
    ["connect-src 'self'", ...connect].join(' '),
    ["frame-src 'self'", ...frame].join(' '),
    "worker-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'self'",
    ...(overHttps ? ['upgrade-insecure-requests'] : []),
  ].join(';');
}

/** With every answer. Browsers differ in what they do without them. */
const everywhere = {
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  // No page uses any of them, whatever somebody may manage to put into it.
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
  'referrer-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  'x-dns-prefetch-control': 'off',
  'x-download-options': 'noopen',
  'x-frame-options': 'SAMEORIGIN',
  'x-permitted-cross-domain-policies': 'none',
  'x-xss-protection': '0',
};

/** The page that counts with the camera, and no other. */
export const withCamera = ['permissions-policy', 'camera=(self), microphone=(), geolocation=()'] as const;

/**
 * For the worker that is given the camera's pictures: it runs a model and can ask nobody for anything. A worker goes by
 * the policy that it is served with, not by its page's.
 */
export const poseWorkerPolicy = [
  'content-security-policy',
  "default-src 'none'; script-src 'wasm-unsafe-eval'",
] as const;

export const headersOutsideRoutes = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
};

/**
 * For the pages that a sign-in popup shows. On its way it visits the identity service, whose pages have no
 * such policy: a page of ours that had one would then be cut off from the window that opened it.
 */
export const popupOpenerPolicy = ['cross-origin-opener-policy', 'unsafe-none'] as const;
