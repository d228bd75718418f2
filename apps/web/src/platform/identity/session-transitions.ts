import type { Profile } from '@hundred/contract/identity';
import type { Session } from '../session';
import type { RememberedPerson } from './session-memory';

/** The paths to which the identity service sends a person back. */
const callbackPaths = /^\/auth\/(callback|popup)$/;

interface OpeningState {
  path: string;
  /** Whether this tab left the page for signing in. */
  isRedirectPending: boolean;
  remembered: RememberedPerson | undefined;
}

/**
 * The session of a page that opens: that of the last person, unless the page completes a sign-in. Only an explicit refusal
 * of the server ends it later.
 */
export function openingSession({ path, isRedirectPending, remembered }: OpeningState): Session {
  if (callbackPaths.test(path) || isRedirectPending) return { state: 'loading', completing: true };
  return sessionOf(remembered);
}

export const signedInSession = ({ user, since }: Pick<RememberedPerson, 'user' | 'since'>): Session => ({
  state: 'signed-in',
  person: user,
  since,
});

const sessionOf = (remembered: RememberedPerson | undefined): Session =>
  remembered ? signedInSession(remembered) : { state: 'signed-out' };

export const uidOf = (session: Session): string | undefined =>
  session.state === 'signed-in' ? session.person.uid : undefined;

/** Compares serialized profiles, which both came as JSON of the same schema. */
export const isSameProfile = (one: Profile | undefined, other: Profile) =>
  JSON.stringify(one) === JSON.stringify(other);

/**
 * The session after a change in another tab. A tab that slept sees only the last change, which may be another person.
 */
export function sessionOfOtherTab(session: Session, remembered: RememberedPerson | undefined): Session {
  if (uidOf(session) !== remembered?.user.uid) return sessionOf(remembered);
  return remembered ? withProfile(session, remembered.user) : session;
}

/** The session with a newer profile, unless that profile is of a previous person. */
export function withProfile(session: Session, user: Profile): Session {
  if (session.state !== 'signed-in' || session.person.uid !== user.uid) return session;
  const person = { ...session.person, ...user };
  return isSameProfile(session.person, person) ? session : { ...session, person };
}

/** The session with the path that was requested before signing in. */
export const withReturnPath = (session: Session, returnTo: string): Session =>
  session.state === 'signed-in' ? { ...session, returnTo } : session;
