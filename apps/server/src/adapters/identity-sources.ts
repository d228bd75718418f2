import type { IdentitySources } from '../identity/identity-sources';
import { discover } from './issuer-discovery';

const askAgainMs = 30_000;

/** An issuer's endpoints may be at other addresses than its name: discovery tells. */
export function oidcSources(issuer: string, clock: () => number): () => IdentitySources {
  const own = new URL(issuer).origin;
  let known: IdentitySources = { script: [], connect: [own], frame: [own] };
  let found = false;
  let askedAt = Number.NEGATIVE_INFINITY;
  const ask = async () => {
    const { token_endpoint, revocation_endpoint, userinfo_endpoint, authorization_endpoint, jwks_uri } =
      await discover(issuer);
    const origins = (...urls: (string | undefined)[]) => [
      ...new Set([own, ...urls.flatMap((url) => (url ? [new URL(url).origin] : []))]),
    ];
    known = {
      script: [],
      connect: origins(token_endpoint, revocation_endpoint, userinfo_endpoint, jwks_uri),
      frame: origins(authorization_endpoint),
    };
    found = true;
  };
  return () => {
    if (!found && clock() - askedAt > askAgainMs) {
      askedAt = clock();
      // Until it answers, its own address is allowed; the next page has the rest.
      ask().catch(() => {});
    }
    return known;
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
