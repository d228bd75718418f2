import type { Value } from '../db/query';
import type { Identity } from './identity';

/**
 * The SQL and the values by which a statement finds the `person` of an identity ($1 and $2), and whether the identity has
 * ended: the person signed out everywhere since ($3 and $4), or signed out of its session. A token without a time of
 * sign-in may be from before any sign-out, so each ends it.
 */
export const bySignIn = {
  where: 'person.issuer = $1 and person.subject = $2',
  /** `session` is the placeholder of that value, such as `$5`. */
  isEnded: (session: string) => `(coalesce(coalesce($3::timestamptz, $4::timestamptz) < person.tokens_from
    or $3 is null and person.tokens_from > person.created_at, false) or ${isSessionOver(session)})`,
  values: ({ issuer, subject, authenticatedAt, issuedAt }: Identity): Value[] => [
    issuer,
    subject,
    authenticatedAt === undefined ? null : new Date(authenticatedAt),
    new Date(issuedAt),
  ],
  session: ({ session }: Identity): Value => session ?? null,
};

/** Tokens of other services, and older ones of ours, name no session. */
export const isSessionOver = (session: string) => `(${session}::text is not null and not exists (
  select from identity_payload where model = 'Grant' and id = ${session}::text))`;
