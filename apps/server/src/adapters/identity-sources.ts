import type { IdentitySources } from '../identity/identity-sources';
import type { Logger } from '../logging/logger';
import { discover } from './issuer-discovery';

const readAgainMs = 30_000;

/** An issuer's endpoints may be at other origins than its name: discovery lists them. */
export function oidcSources(
  issuer: string,
  clock: () => number,
  log: Pick<Logger, 'warn'>,
): () => IdentitySources {
  const ownOrigin = new URL(issuer).origin;
  let sources: IdentitySources = { script: [], connect: [ownOrigin], frame: [ownOrigin] };
  let isDiscovered = false;
  let isFailureLogged = false;
  let readAt = Number.NEGATIVE_INFINITY;
  const read = async () => {
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
    if (!isDiscovered && clock() - readAt > readAgainMs) {
      readAt = clock();
      // Until it answers, only its own origin is allowed. The next page has the rest.
      read().catch((err: unknown) => {
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
