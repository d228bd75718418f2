import { createRemoteJWKSet, errors, type JWTPayload, type JWTVerifyGetKey, jwtVerify } from 'jose';

/** Who an issuer vouches for. */
export interface Identity {
  issuer: string;
  subject: string;
  email: string | undefined;
  name: string | undefined;
}

export interface IssuerSettings {
  issuer: string;
  /** The client this product is registered as: a token made for another is not for us. */
  audience: string;
  /** Where discovery cannot be used. */
  jwksUrl?: string | undefined;
}

/** The issuer's keys could not be fetched: nobody's fault who holds a token, and no reason to sign them out. */
export class IssuerAway extends Error {
  override name = 'IssuerAway';
}

export type VerifyIdToken = (token: string) => Promise<Identity | undefined>;

const clockSkewSeconds = 60;
const fetchTimeoutMs = 5000;
const longestSubject = 255;

async function discoverKeys({ issuer, jwksUrl }: IssuerSettings): Promise<JWTVerifyGetKey> {
  if (jwksUrl) return createRemoteJWKSet(new URL(jwksUrl), { timeoutDuration: fetchTimeoutMs });
  const address = `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`;
  const answer = await fetch(address, { signal: AbortSignal.timeout(fetchTimeoutMs) });
  if (!answer.ok) throw new IssuerAway(`${address} answered ${answer.status}`);
  const found = (await answer.json()) as { issuer?: string; jwks_uri?: string };
  if (found.issuer !== issuer || !found.jwks_uri) throw new IssuerAway(`${address} describes another issuer`);
  return createRemoteJWKSet(new URL(found.jwks_uri), { timeoutDuration: fetchTimeoutMs });
}

function identityIn(payload: JWTPayload): Identity | undefined {
  const { iss, sub, aud, email, name } = payload;
  if (!iss || !sub || sub.length > longestSubject || Array.isArray(aud)) return undefined;
  return {
    issuer: iss,
    subject: sub,
    email: typeof email === 'string' ? email : undefined,
    name: typeof name === 'string' ? name : undefined,
  };
}

/**
 * The one check of who someone is. Every issuer (our own, any OpenID Connect provider, Firebase) is only
 * another setting of it. Answers undefined for a token that is not good, throws when that cannot be told.
 */
export function makeVerifyIdToken(settings: IssuerSettings): VerifyIdToken {
  let keys: Promise<JWTVerifyGetKey> | undefined;
  const getKeys = () => {
    keys ??= discoverKeys(settings).catch((error) => {
      keys = undefined;
      throw error instanceof IssuerAway ? error : new IssuerAway(String(error));
    });
    return keys;
  };
  return async (token) => {
    try {
      const { payload, protectedHeader } = await jwtVerify(token, await getKeys(), {
        issuer: settings.issuer,
        audience: settings.audience,
        algorithms: ['RS256', 'ES256'],
        requiredClaims: ['sub', 'exp', 'iat'],
        clockTolerance: clockSkewSeconds,
      });
      // Access and logout tokens are signed with the same keys: only an identity token speaks of who someone is.
      if (protectedHeader.typ !== undefined && protectedHeader.typ.toUpperCase() !== 'JWT') return undefined;
      return identityIn(payload);
    } catch (error) {
      if (error instanceof errors.JWKSTimeout || error instanceof IssuerAway)
        throw new IssuerAway(String(error));
      if (error instanceof errors.JOSEError) {
        // jose reports an issuer that answers anything but 200 by the same class as a bad token.
        if (error.code === 'ERR_JOSE_GENERIC') throw new IssuerAway(error.message);
        return undefined;
      }
      if (error instanceof TypeError && /fetch/i.test(error.message)) throw new IssuerAway(error.message);
      throw error;
    }
  };
}
