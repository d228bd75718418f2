import {
  createRemoteJWKSet,
  errors,
  type JWTHeaderParameters,
  type JWTPayload,
  type JWTVerifyGetKey,
  jwtVerify,
} from 'jose';
import { memoizeAsync } from '../caching/memoize-async';
import { type Identity, IssuerAway, type SignInMethod } from '../identity/identity';
import { oldestTokenMs } from '../identity/token-age';
import { clockSkewMs } from '../process/clock-skew';
import { discover, issuerTimeoutMs } from './issuer-discovery';
import { makeTokenCache } from './token-cache';

export interface IssuerSettings {
  issuer: string;
  /** The client that this product is registered as: a token for another client is rejected. */
  audience: string;
  /** For issuers without usable discovery. */
  jwksUrl?: string | undefined;
  /** The keys themselves, if they are in this program. */
  keys?: JWTVerifyGetKey | undefined;
  /** The name that people are stored under, if the issuer's address may change. */
  storedIssuer?: string | undefined;
  /** Whether this server can end the sessions of the issuer. */
  endsSessions?: boolean;
}

export type VerifyIdToken = (token: string) => Promise<Identity | undefined>;

/** The limit of OpenID Connect. */
const longestSubject = 255;
/** New keys are fetched at most this often, so that made-up key names cannot overload the issuer. */
const keysCooldownMs = 5000;
const keyCacheMs = 3_600_000;

function remoteKeys(url: string): JWTVerifyGetKey {
  return createRemoteJWKSet(new URL(url), {
    timeoutDuration: issuerTimeoutMs,
    cooldownDuration: keysCooldownMs,
    cacheMaxAge: keyCacheMs,
  });
}

async function discoverKeys({ issuer, jwksUrl, keys }: IssuerSettings): Promise<JWTVerifyGetKey> {
  if (keys) return keys;
  if (jwksUrl) return remoteKeys(jwksUrl);
  return remoteKeys((await discover(issuer)).jwks_uri);
}

/** Firebase has a claim of its own for the method, and our own issuer writes `sign_in_method`. */
function signInMethodIn(payload: JWTPayload): SignInMethod {
  const firebase = payload.firebase as { sign_in_provider?: unknown } | undefined;
  const method = firebase?.sign_in_provider ?? payload.sign_in_method;
  return method === 'password' || method === 'emailLink' ? 'email' : 'external';
}

/** Some issuers write the claim as the text `true` or `false`. */
function emailVerifiedIn(claim: unknown): boolean | undefined {
  if (typeof claim === 'boolean') return claim;
  return claim === 'true' || claim === 'false' ? claim === 'true' : undefined;
}

const inMilliseconds = (seconds: number | undefined) => (seconds === undefined ? undefined : seconds * 1000);

/** The identity that a valid token is about; undefined if the token cannot identify a person. */
function identityIn(
  payload: JWTPayload,
  { storedIssuer, endsSessions }: IssuerSettings,
): Identity | undefined {
  const { iss, sub, aud, iat, auth_time, email, email_verified, name, sid } = payload;
  const enteredAt = typeof auth_time === 'number' ? auth_time : undefined;
  // An issuer whose sessions this server ends issues no token for an ended one, so the time of issue proves as much.
  const authenticatedAt = endsSessions ? iat : enteredAt;
  // A token for several clients may come from any of them.
  const hasSeveralAudiences = Array.isArray(aud) && aud.length > 1;
  if (!iss || !sub || sub.length > longestSubject || iat === undefined || hasSeveralAudiences)
    return undefined;
  return {
    issuer: storedIssuer ?? iss,
    subject: sub,
    email: typeof email === 'string' ? email : undefined,
    isEmailVerified: emailVerifiedIn(email_verified),
    name: typeof name === 'string' ? name : undefined,
    signInMethod: signInMethodIn(payload),
    issuedAt: iat * 1000,
    authenticatedAt: inMilliseconds(authenticatedAt),
    credentialsEnteredAt: inMilliseconds(enteredAt),
    session: endsSessions && typeof sid === 'string' ? sid : undefined,
  };
}

/**
 * The content of a valid token and its key: once the issuer withdraws or replaces that key, the token is verified
 * again.
 */
interface VerifiedToken {
  identity: Identity;
  header: JWTHeaderParameters;
  key: unknown;
}

/** Stands for the rest of a token when its key is looked up, which needs only the key id in the header. */
const nothingSigned = { payload: '', signature: '' };

/**
 * The only check of identity. Every issuer (embedded, any OpenID Connect provider, Firebase) is a setting of it.
 * Returns undefined for an invalid token, throws if that cannot be determined.
 */
export function makeVerifyIdToken(settings: IssuerSettings): VerifyIdToken {
  const getKeys = memoizeAsync(() => discoverKeys(settings));
  const cache = makeTokenCache<VerifiedToken>();
  return async (token) => {
    try {
      const keys = await getKeys();
      const now = Date.now();
      const cached = cache.get(token, now);
      if (cached && (await keys(cached.header, nothingSigned)) === cached.key) return cached.identity;
      const { payload, protectedHeader, key } = await jwtVerify(token, keys, {
        issuer: settings.issuer,
        audience: settings.audience,
        algorithms: ['RS256', 'ES256'],
        requiredClaims: ['sub', 'exp', 'iat'],
        clockTolerance: clockSkewMs / 1000,
        maxTokenAge: oldestTokenMs / 1000,
      });
      // Access and logout tokens are signed with the same keys, but only an identity token identifies a person.
      if (protectedHeader.typ !== undefined && protectedHeader.typ.toUpperCase() !== 'JWT') return undefined;
      const identity = identityIn(payload, settings);
      if (identity) {
        const until = Math.min(payload.exp! * 1000, identity.issuedAt + oldestTokenMs);
        cache.set(token, { content: { identity, header: protectedHeader, key }, from: now, until });
      }
      return identity;
    } catch (error) {
      if (error instanceof errors.JWKSTimeout) throw new IssuerAway(error.message);
      if (error instanceof errors.JOSEError) {
        // jose reports an issuer that answers anything but 200 by the same class as a bad token.
        if (error.code === 'ERR_JOSE_GENERIC') throw new IssuerAway(error.message);
        return undefined;
      }
      // Node reports an address that it cannot reach as a TypeError "fetch failed".
      if (error instanceof TypeError && /fetch/i.test(error.message)) throw new IssuerAway(error.message);
      throw error;
    }
  };
}
