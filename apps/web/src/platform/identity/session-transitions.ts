import type { Profile } from '@hundred/contract/identity';
import type { Session } from '../session';
import type { Remembered } from './remembered';

const returnPaths = /^\/auth\/(callback|popup)$/;

interface Opened {
  path: string;
  /** This tab left the page for signing in. */
  isAwaited: boolean;
  remembered: Remembered | undefined;
}

/** Opens with whoever was here last; only a clear no of the server changes that. */
export function openingSession({ path, isAwaited, remembered }: Opened): Session {
  if (returnPaths.test(path) || isAwaited) return { state: 'loading', completing: true };
  return sessionOf(remembered);
}

export const signedIn = ({ user, since }: Pick<Remembered, 'user' | 'since'>): Session => ({
  state: 'signed-in',
  person: user,
  since,
});

const sessionOf = (remembered: Remembered | undefined): Session =>
  remembered ? signedIn(remembered) : { state: 'signed-out' };

export const uidOf = (session: Session): string | undefined =>
  session.state === 'signed-in' ? session.person.uid : undefined;

/** Both came as JSON from the same schema. */
export const isSame = (one: Profile | undefined, other: Profile) =>
  JSON.stringify(one) === JSON.stringify(other);

/** As other tabs have it by now. A tab that slept hears only of what came last: it may be somebody else. */
export function followed(session: Session, remembered: Remembered | undefined): Session {
  if (uidOf(session) !== remembered?.user.uid) return sessionOf(remembered);
  return remembered ? updated(session, remembered.user) : session;
}

/** With a newer profile, which may be that of somebody who was here before. */
export function updated(session: Session, user: Profile): Session {
  if (session.state !== 'signed-in' || session.person.uid !== user.uid) return session;
  const person = { ...session.person, ...user };
  return isSame(session.person, person) ? session : { ...session, person };
}

/** With where they wanted to go before they signed in. */
export const returning = (session: Session, returnTo: string): Session =>
  session.state === 'signed-in' ? { ...session, returnTo } : session;
