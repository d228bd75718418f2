import type { Profile } from '@hundred/contract/identity';
import type { Session } from '../session';
import type { RememberedPerson } from './remembered';

const returnPaths = /^\/auth\/(callback|popup)$/;

interface Opened {
  path: string;
  /** Whether this tab left the page for signing in. */
  isAwaited: boolean;
  remembered: RememberedPerson | undefined;
}

/** Opens with the last person. Only an explicit refusal of the server changes that. */
export function openingSession({ path, isAwaited, remembered }: Opened): Session {
  if (returnPaths.test(path) || isAwaited) return { state: 'loading', completing: true };
  return sessionOf(remembered);
}

export const signedIn = ({ user, since }: Pick<RememberedPerson, 'user' | 'since'>): Session => ({
  state: 'signed-in',
  person: user,
  since,
});

const sessionOf = (remembered: RememberedPerson | undefined): Session =>
  remembered ? signedIn(remembered) : { state: 'signed-out' };

export const uidOf = (session: Session): string | undefined =>
  session.state === 'signed-in' ? session.person.uid : undefined;

/** Compares serialized profiles, which both came as JSON of the same schema. */
export const isSame = (one: Profile | undefined, other: Profile) =>
  JSON.stringify(one) === JSON.stringify(other);

/**
 * The session after a change in another tab. A tab that slept sees only the last change, which may be another person.
 */
export function followed(session: Session, remembered: RememberedPerson | undefined): Session {
  if (uidOf(session) !== remembered?.user.uid) return sessionOf(remembered);
  return remembered ? updated(session, remembered.user) : session;
}

/** The session with a newer profile, unless that profile is of a previous person. */
export function updated(session: Session, user: Profile): Session {
  if (session.state !== 'signed-in' || session.person.uid !== user.uid) return session;
  const person = { ...session.person, ...user };
  return isSame(session.person, person) ? session : { ...session, person };
}

/** The session with the path that was requested before signing in. */
export const returning = (session: Session, returnTo: string): Session =>
  session.state === 'signed-in' ? { ...session, returnTo } : session;
