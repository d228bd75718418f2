import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import type { IdentitySources } from '../adapters/identity-sources';
import { noHashes, type PageHashes } from './page-hashes';

/**
 * No inline script or style but the two that the pages were built with, by their hashes; nothing from elsewhere
 * but what the identity service needs; sign-in popups may still talk to their opener.
 */
export async function setSecurityHeaders(
  app: FastifyInstance,
  publicUrl: string,
  identitySources: () => IdentitySources,
  { scriptHashes, styleHashes }: PageHashes = noHashes,
): Promise<void> {
  const overHttps = publicUrl.startsWith('https:');
  const foreign = (kind: keyof IdentitySources) => () => identitySources()[kind].join(' ');
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...scriptHashes, foreign('script')],
        styleSrc: ["'self'", ...styleHashes],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'", foreign('connect')],
        frameSrc: ["'self'", foreign('frame')],
        workerSrc: ["'self'"],
        manifestSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'self'"],
        ...(overHttps ? { upgradeInsecureRequests: [] } : {}),
      },
    },
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    referrerPolicy: { policy: 'same-origin' },
    strictTransportSecurity: overHttps ? { maxAge: 15_552_000 } : false,
  });
}

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
