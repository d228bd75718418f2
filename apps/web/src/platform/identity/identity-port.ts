/** The operations that every identity service offers to the page. */
export interface IdentityPort {
  /** Prepares what the sign-in button needs, because browsers block a window that opens late. */
  prepare(mustReauthenticate: boolean): void;
  /**
   * Signs in in a separate window. Returns false if the person went back to the app instead. Rejects with
   * `PopupUnavailable` if the window was blocked or closed. With `mustReauthenticate` the identity service asks for
   * credentials even if it remembers a person.
   */
  popup(mustReauthenticate: boolean): Promise<boolean>;
  /** Signs in by leaving the page; `returnTo` is the path to open afterwards. It never resolves. */
  redirect(returnTo: string, mustReauthenticate: boolean): Promise<never>;
  /** Completes a sign-in that `redirect` started. Undefined if this page load is not its return. */
  redirectResult(): Promise<{ returnTo: string } | undefined>;
  /** A token that is valid for at least a minute, or undefined if nobody is signed in. */
  token(): Promise<string | undefined>;
  /** A token other than the refused one, fetched once for all tabs. */
  renew(refused: string): Promise<string | undefined>;
  /** Signs out on this device only, without calling the identity service. */
  forget(): Promise<void>;
  /** Signs out on this device and calls the identity service. The page stays, whether or not that call succeeds. */
  signOut(): Promise<ServiceSession>;
}

/**
 * The session at the identity service after signing out here: `unknown` if the service was not reached, `left-open` if
 * an external service shares it with other applications.
 */
export type ServiceSession = 'ended' | 'unknown' | 'left-open';

/** The popup was blocked, or closed before the sign-in was complete. */
export class PopupUnavailable extends Error {
  override readonly name = 'PopupUnavailable';
}

/** The identity service could not be reached. That says nothing about who is signed in. */
export class IdentityAway extends Error {
  override readonly name = 'IdentityAway';
}
