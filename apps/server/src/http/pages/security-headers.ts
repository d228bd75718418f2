import type { FastifyInstance } from 'fastify';
import type { IdentitySources } from '../../identity/identity-sources';
import { noHashes, type PageHashes } from './page-hashes';

/**
 * Allows no inline script or style except the two of the built pages, by their hashes, and no other origin except
 * those that the identity service needs. Sign-in popups may still talk to their opener.
 */
export function setSecurityHeaders(
  app: FastifyInstance,
  publicUrl: string,
  identitySources: () => IdentitySources,
  hashes: PageHashes = noHashes,
): void {
  const isHttps = publicUrl.startsWith('https:');
  const fixedHeaders = {
    ...headersOfEveryAnswer,
    // Subdomains are not included: other hosts of the operator below this one may use plain http.
    ...(isHttps ? { 'strict-transport-security': 'max-age=15552000' } : {}),
  };
  let sources: IdentitySources | undefined;
  let headers: [name: string, value: string][] = [];
  app.addHook('onRequest', (_request, reply, done) => {
    // The sources change once, when an issuer has announced its other addresses.
    const identity = identitySources();
    if (identity !== sources) {
      sources = identity;
      const policy = { 'content-security-policy': policyOf(identity, hashes, isHttps) };
      headers = Object.entries({ ...fixedHeaders, ...policy });
    }
    // Set on the raw response, because the embedded identity service answers without the framework.
    for (const [name, value] of headers) reply.raw.setHeader(name, value);
    done();
  });
}

function policyOf(
  { script, connect, frame }: IdentitySources,
  { scriptHashes, styleHashes }: PageHashes,
  isHttps: boolean,
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
    ...(isHttps ? ['upgrade-insecure-requests'] : []),
  ].join(';');
}

/** Sent with every answer, because browsers differ in their defaults. */
const headersOfEveryAnswer = {
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  // No page but the one with `cameraPermissions` uses any of these, so injected content cannot either.
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
  'referrer-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  'x-dns-prefetch-control': 'off',
  'x-download-options': 'noopen',
  'x-frame-options': 'SAMEORIGIN',
  'x-permitted-cross-domain-policies': 'none',
  'x-xss-protection': '0',
};

/** Only for the page that counts with the camera. */
export const cameraPermissions = [
  'permissions-policy',
  'camera=(self), microphone=(), geolocation=()',
] as const;

/**
 * For the worker that receives the camera's pictures: it runs a model and can make no requests. A worker follows the
 * policy that it is served with, not that of its page.
 */
export const poseWorkerPolicy = [
  'content-security-policy',
  "default-src 'none'; script-src 'wasm-unsafe-eval'",
] as const;

/** For an answer to a URL that cannot be decoded, which reaches no hook: it shows nothing and loads nothing. */
export const headersOutsideRoutes = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
};

/**
 * For the pages of a sign-in popup. The popup visits the identity service, whose pages have no such policy: a page of
 * ours that had one would then be cut off from the window that opened it.
 */
export const popupOpenerPolicy = ['cross-origin-opener-policy', 'unsafe-none'] as const;
