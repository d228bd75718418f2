/** What every identity service can do for the page, whichever it is. */
export interface IdentityPort {
  /** Gets ready what the press of the button needs: a window that is opened late is blocked. */
  prepare(anew: boolean): void;
  /**
   * Signs in in a window of its own; false where its way back to the app was taken instead. Rejects with
   * `PopupUnavailable` where it was blocked or closed. `anew`: asks who they are, whoever the identity service remembers.
   */
  popup(anew: boolean): Promise<boolean>;
  /** Signs in by leaving the page; `returnTo` is where to go afterwards. It does not come back. */
  redirect(returnTo: string, anew: boolean): Promise<never>;
  /** Completes what `redirect` began. Undefined where this page load is not its return. */
  redirectResult(): Promise<{ returnTo: string } | undefined>;
  /** A token that is good for the next minute at least; undefined where nobody is signed in. */
  token(): Promise<string | undefined>;
  /** A token other than the one that was refused, got once for all tabs. */
  renew(refused: string): Promise<string | undefined>;
  /** Signs out here only, without asking the identity service. */
  forget(): Promise<void>;
  /** Signs out here, and tells the identity service by a request: the page stays, whatever comes of it. */
  signOut(): Promise<SignedOutThere>;
}

/**
 * What became of the session at the identity service: ended; not known, because it could not be told; or its own
 * affair, because it is somebody else's and others use it too.
 */
export type SignedOutThere = 'ended' | 'not-told' | 'its-own';

/** The popup was blocked, or closed before it was done. */
export class PopupUnavailable extends Error {
  override readonly name = 'PopupUnavailable';
}

/** The identity service could not be asked. That says nothing about who is signed in. */
export class IdentityAway extends Error {
  override readonly name = 'IdentityAway';
}

const renewal = 'hundred:renew';

/**
 * One renewal at a time in all tabs: a refresh token can be used only once. `isSecond`: another tab was at it when
 * this one wanted to begin.
 */
export async function onceForAllTabs<T>(work: (isSecond: boolean) => Promise<T>): Promise<T> {
  const { locks } = navigator;
  if (!locks) return work(false);
  const first = await locks.request(
    renewal,
    { ifAvailable: true },
    async (lock) => lock && { done: await work(false) },
  );
  return first ? first.done : locks.request(renewal, () => work(true));
}

const tokenMarginMs = 60_000;

interface TokenTimes {
  iat: number;
  exp: number;
}

function timesOf(token: string): TokenTimes | undefined {
  try {
    const payload = token.split('.')[1] ?? '';
    return JSON.parse(atob(payload.replace(/-/g, '+').replace(/_/g, '/'))) as TokenTimes;
  } catch {
    return undefined;
  }
}

/**
 * Whether a token can still be used. Counted from when it was received: a device whose clock is wrong has no
 * other way to tell.
 */
export function isFresh(token: string, receivedAt: number, now: number): boolean {
  const times = timesOf(token);
  if (!times) return false;
  const age = now - receivedAt;
  return age >= 0 && age < (times.exp - times.iat) * 1000 - tokenMarginMs;
}
