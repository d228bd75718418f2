import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, type JWK, type JWTHeaderParameters, SignJWT } from 'jose';

export interface MintOptions {
  /** Replaces parts of the protected header, such as `kid` or `typ`. */
  header?: Partial<JWTHeaderParameters>;
  /** Claims to set or, with undefined, to omit: `{ aud: 'other' }`, `{ sub: undefined }`. */
  claims?: Record<string, unknown>;
  issuedAt?: Date;
  lifetimeMs?: number;
  /** Signs with a key that the issuer does not publish, under the id of the published one. */
  hasForeignKey?: boolean;
}

export interface LocalIssuer {
  issuer: string;
  clientId: string;
  jwksUrl: string;
  /** The settings of a server that uses this issuer. */
  environment: { OIDC_ISSUER: string; OIDC_CLIENT_ID: string };
  /** Creates an identity token for this subject, like a provider. */
  mint(subject: string, options?: MintOptions): Promise<string>;
  /** Publishes a new key beside the old one and signs with the new one. */
  rotate(): Promise<void>;
  close(): Promise<void>;
}

type Algorithm = 'ES256' | 'RS256';

async function makeKey(kid: string, alg: Algorithm) {
  const { privateKey, publicKey } = await generateKeyPair(alg, { extractable: true });
  const jwk: JWK = { ...(await exportJWK(publicKey)), kid, alg, use: 'sig' };
  return { kid, privateKey, jwk };
}

/**
 * Starts an OpenID Connect issuer on loopback with discovery, keys and signed tokens. The default is an elliptic key,
 * because creating an RSA key, as Firebase has, takes most of a second.
 */
export async function startLocalIssuer(alg: Algorithm = 'ES256'): Promise<LocalIssuer> {
  const clientId = 'hundred-test';
  const keys = [await makeKey('key-1', alg)];
  const unpublishedKey = await makeKey('key-1', alg);
  let issuer = '';
  const server = createServer((request, response) => {
    response.setHeader('content-type', 'application/json');
    if (request.url === '/.well-known/openid-configuration') {
      response.end(JSON.stringify({ issuer, jwks_uri: `${issuer}/jwks` }));
    } else if (request.url === '/jwks') {
      response.end(JSON.stringify({ keys: keys.map((key) => key.jwk) }));
    } else {
      response.statusCode = 404;
      response.end('{}');
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    issuer,
    clientId,
    jwksUrl: `${issuer}/jwks`,
    environment: { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId },
    async mint(
      subject,
      { header, claims = {}, issuedAt = new Date(), lifetimeMs = 3_600_000, hasForeignKey } = {},
    ) {
      const key = hasForeignKey ? unpublishedKey : keys.at(-1)!;
      const auth_time = Math.floor(issuedAt.getTime() / 1000);
      const payload: Record<string, unknown> = { email: `${subject}@people.test`, auth_time, ...claims };
      const token = new SignJWT(payload)
        .setProtectedHeader({ alg, typ: 'JWT', kid: key.kid, ...header } as JWTHeaderParameters)
        .setIssuedAt(issuedAt)
        .setExpirationTime(new Date(issuedAt.getTime() + lifetimeMs));
      if (!('iss' in claims)) token.setIssuer(issuer);
      if (!('aud' in claims)) token.setAudience(clientId);
      if (!('sub' in claims)) token.setSubject(subject);
      return token.sign(key.privateKey);
    },
    async rotate() {
      keys.push(await makeKey(`key-${keys.length + 1}`, alg));
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
