import type { IdentitySources } from '../identity/identity-sources';
import type { Logger } from '../logging/logger';
import { discover } from './issuer-discovery';

const retryAfterMs = 30_000;

/**
 * What the page may contact to sign in: the origins of an issuer and of its endpoints. Only its discovery says where the
 * endpoints are.
 */
export function oidcSources(
  issuer: string,
  clock: () => number,
  log: Pick<Logger, 'warn'>,
): () => IdentitySources {
  const ownOrigin = new URL(issuer).origin;
  let sources: IdentitySources = { script: [], connect: [ownOrigin], frame: [ownOrigin] };
  let isDiscovered = false;
  let isFailureLogged = false;
  let lastAttemptAt = Number.NEGATIVE_INFINITY;
  const readDiscovery = async () => {
    const { token_endpoint, revocation_endpoint, userinfo_endpoint, authorization_endpoint, jwks_uri } =
      await discover(issuer);
    const origins = (...urls: (string | undefined)[]) => [
      ...new Set([ownOrigin, ...urls.flatMap((url) => (url ? [new URL(url).origin] : []))]),
    ];
    sources = {
      script: [],
      connect: origins(token_endpoint, revocation_endpoint, userinfo_endpoint, jwks_uri),
      frame: origins(authorization_endpoint),
    };
    isDiscovered = true;
  };
  return () => {
    if (!isDiscovered && clock() - lastAttemptAt > retryAfterMs) {
      lastAttemptAt = clock();
      // Until the issuer answers, only its own origin is allowed. The headers of later requests have the others.
      readDiscovery().catch((err: unknown) => {
        if (!isFailureLogged)
          log.warn({ err }, `${issuer} does not say where its endpoints are. The server asks again`);
        isFailureLogged = true;
      });
    }
    return sources;
  };
}

/** Firebase's SDK signs in through a helper page in a frame, which it talks to with a script of Google's. */
export function firebaseSources(authDomain: string): IdentitySources {
  return {
    script: ['https://apis.google.com'],
    connect: ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com'],
    frame: [`https://${authDomain}`],
  };
}
