import { IssuerAway } from '../identity/identity';

/** The parts of an issuer's metadata that we need. */
export interface Discovery {
  issuer: string;
  jwks_uri: string;
  authorization_endpoint?: string;
  token_endpoint?: string;
  revocation_endpoint?: string;
  userinfo_endpoint?: string;
}

export const issuerTimeoutMs = 5000;

export async function discover(issuer: string): Promise<Discovery> {
  const address = `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`;
  try {
    const answer = await fetch(address, { signal: AbortSignal.timeout(issuerTimeoutMs) });
    if (!answer.ok) throw new IssuerAway(`${address} answered ${answer.status}`);
    const found = (await answer.json()) as Partial<Discovery>;
    if (found.issuer !== issuer || !found.jwks_uri) {
      throw new IssuerAway(`${address} describes another issuer`);
    }
    return found as Discovery;
  } catch (error) {
    throw error instanceof IssuerAway ? error : new IssuerAway(String(error));
  }
}
