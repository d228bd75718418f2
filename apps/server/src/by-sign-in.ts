import type { Identity } from './adapters/id-token';
import type { Value } from './db/ask';

/**
 * The words and the values by which a statement finds the `person` of an identity, and says whether they signed out
 * everywhere after it was given. Where nothing says when they signed in, it may have been before.
 */
export const bySignIn = {
  where: 'person.issuer = $1 and person.subject = $2',
  isEnded: `coalesce(coalesce($3::timestamptz, $4::timestamptz) < person.tokens_from
    or $3 is null and person.tokens_from > person.created_at, false)`,
  values: ({ issuer, subject, authenticatedAt, issuedAt }: Identity): Value[] => [
    issuer,
    subject,
    authenticatedAt === undefined ? null : new Date(authenticatedAt),
    new Date(issuedAt),
  ],
};
