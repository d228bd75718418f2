import { z } from 'zod';
import { IssuerAway } from '../identity/identity';

/** An endpoint that is missing or invalid is left out: sign-ins still work, but the page is not allowed to contact it. */
const endpoint = z.url().optional().catch(undefined);

/** The parts of an issuer's metadata that we need. */
const discovery = z.object({
  issuer: z.string(),
  jwks_uri: z.url(),
  authorization_endpoint: endpoint,
  token_endpoint: endpoint,
  revocation_endpoint: endpoint,
  userinfo_endpoint: endpoint,
});

export const issuerTimeoutMs = 5000;

/** Reads the metadata of an issuer. Throws `IssuerAway` if it gives none, or none that can be used. */
export async function discover(issuer: string): Promise<z.output<typeof discovery>> {
  const address = `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`;
  try {
    const answer = await fetch(address, { signal: AbortSignal.timeout(issuerTimeoutMs) });
    if (!answer.ok) throw new IssuerAway(`${address} answered ${answer.status}`);
    const found = discovery.parse(await answer.json());
    if (found.issuer !== issuer) throw new IssuerAway(`${address} describes another issuer`);
    return found;
  } catch (error) {
    throw error instanceof IssuerAway ? error : new IssuerAway(String(error));
  }
}
