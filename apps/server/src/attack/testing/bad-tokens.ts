import type { LocalIssuer } from '@hundred/testkit/services/local-issuer';
import { UnsecuredJWT } from 'jose';

const hour = 3_600_000;

/** Headers without a valid token, by their fault, to be tried on every route. `tokens.storage.test.ts` tries more faults. */
export async function badTokens(issuer: LocalIssuer): Promise<[string, Record<string, string>][]> {
  const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
  // One of the bystanders, whose data would show in an answer to a token that is accepted.
  const owner = 'hedwig-the-hidden';
  const good = await issuer.mint(owner);
  const unsigned = new UnsecuredJWT({ iss: issuer.issuer, aud: issuer.clientId, sub: owner })
    .setIssuedAt()
    .setExpirationTime('1h')
    .encode();
  return [
    ['no token', {}],
    ['an empty token', bearer('')],
    ['a broken token', bearer(`${good.slice(0, -4)}AAAA`)],
    ['an unsigned token', bearer(unsigned)],
    [
      'an expired token',
      bearer(await issuer.mint(owner, { issuedAt: new Date(Date.now() - 2 * hour), lifetimeMs: hour })),
    ],
    ['another issuer', bearer(await issuer.mint(owner, { claims: { iss: 'https://other.example' } }))],
    ['another audience', bearer(await issuer.mint(owner, { claims: { aud: 'other' } }))],
    ['another key', bearer(await issuer.mint(owner, { hasForeignKey: true }))],
    ['somebody who never signed in', bearer(await issuer.mint('nobody-at-all'))],
    ['a good token in a cookie', { cookie: `token=${good}; session=${good}` }],
    ['a good token of the wrong scheme', { authorization: `Basic ${good}` }],
  ];
}
