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

/** As other tabs have it by now. A tab that slept hears only of what came last: it may be somebody else. */
export const followed = (session: Session, remembered: Remembered | undefined): Session =>
  uidOf(session) === remembered?.user.uid ? session : sessionOf(remembered);

/** With a newer profile, which may be that of somebody who was here before. */
export const updated = (session: Session, user: Profile): Session =>
  session.state === 'signed-in' && session.person.uid === user.uid
    ? { ...session, person: { ...session.person, ...user } }
    : session;

/** With where they wanted to go before they signed in. */
export const returning = (session: Session, returnTo: string): Session =>
  session.state === 'signed-in' ? { ...session, returnTo } : session;
