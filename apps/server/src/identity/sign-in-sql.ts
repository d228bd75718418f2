import type { Value } from '../db/query';
import type { Identity } from './identity';

/** The SQL and the values by which a statement finds the `person` of a token, and whether that sign-in has ended. */
export const signInSql = {
  /** Finds the person by `$1` and `$2`. */
  where: 'person.issuer = $1 and person.subject = $2',
  /**
   * Whether the person has signed out everywhere since the times `$3` and `$4`, or out of the session. A token without
   * a time of sign-in (`$3`) may be from before any sign-out, so every sign-out ends it. `session` is the placeholder
   * of that value, such as `$5`.
   */
  isEnded: (session: string) => `(coalesce(coalesce($3::timestamptz, $4::timestamptz) < person.tokens_from
    or $3 is null and person.tokens_from > person.created_at, false) or ${isSessionOver(session)})`,
  /** The values of `$1` to `$4`. */
  values: ({ issuer, subject, authenticatedAt, issuedAt }: Identity): Value[] => [
    issuer,
    subject,
    authenticatedAt === undefined ? null : new Date(authenticatedAt),
    new Date(issuedAt),
  ],
  /** The value for the placeholder that `isEnded` gets. */
  session: ({ session }: Identity): Value => session ?? null,
};

/**
 * Whether the session of a token has ended. A token names its session by the grant, which ends with it. Tokens of other
 * services, and older ones of ours, name no session.
 */
export const isSessionOver = (session: string) => `(${session}::text is not null and not exists (
  select from identity_payload where model = 'Grant' and id = ${session}::text))`;
