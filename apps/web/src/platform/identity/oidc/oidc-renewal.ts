import { ErrorResponse, type SigninSilentArgs, type User, type UserManager } from 'oidc-client-ts';
import { oneTabAtATime } from '../one-tab-at-a-time';
import { isRefusal, refusalOrAway } from './oidc-refusals';

/** A frame without cookies may never answer. */
const frameTimeoutSeconds = 10;
/**
 * A tab may get the lock before it sees what another tab has stored. Until then it reads a refresh token that is used
 * up.
 */
const storageDelayMs = 1000;
const pollIntervalMs = 50;

/** Whether the token of the stored user is one that the caller can use. */
type IsWanted = (user: User) => boolean;

interface RenewalNeeds {
  manager: UserManager;
  /** Whether the identity service is that of the product's own server. */
  isEmbedded: boolean;
  /** The arguments of a sign-in in a hidden frame. */
  frameArgs: SigninSilentArgs;
}

/**
 * Returns a function that gets a wanted token: another tab may have stored one, otherwise this tab renews the token. It
 * returns undefined if nobody is signed in any more.
 */
export function makeRenewal({ manager, isEmbedded, frameArgs }: RenewalNeeds) {
  /** Renews with the refresh token, or else with the session at the identity service. */
  async function renewUser(): Promise<User | null> {
    const before = await manager.getUser();
    if (before?.refresh_token) {
      try {
        return await manager.signinSilent();
      } catch (error) {
        if (!isRefusal(error)) throw refusalOrAway(error);
      }
    }
    try {
      return await manager.signinSilent({
        ...frameArgs,
        forceIframeAuth: true,
        silentRequestTimeoutInSeconds: frameTimeoutSeconds,
      });
    } catch (error) {
      if (isRefusal(error)) return null;
      if (error instanceof ErrorResponse) throw refusalOrAway(error);
      // With an external service a frame may get no cookies and never answer, so a person who is online has to sign in
      // again. A refresh token that the service has just refused shows that it is reachable. The embedded service always
      // answers if the network allows it.
      if (!isEmbedded && (before?.refresh_token || navigator.onLine)) return null;
      throw refusalOrAway(error);
    }
  }

  /** The stored user, once the token that another tab has just renewed is visible here. */
  async function userAfterOtherTab(isWanted: IsWanted): Promise<User | null> {
    let storedUser = await manager.getUser();
    for (let waited = 0; waited < storageDelayMs; waited += pollIntervalMs) {
      if (!storedUser || isWanted(storedUser)) break;
      await new Promise((resolve) => setTimeout(resolve, pollIntervalMs));
      storedUser = await manager.getUser();
    }
    return storedUser;
  }

  const renew = (isWanted: IsWanted): Promise<string | undefined> =>
    oneTabAtATime(async (hasWaited) => {
      // Without a connection the other tab cannot have renewed the token.
      const mayBeRenewed = hasWaited && navigator.onLine;
      const storedUser = mayBeRenewed ? await userAfterOtherTab(isWanted) : await manager.getUser();
      if (!storedUser || isWanted(storedUser)) return storedUser?.id_token;
      const user = await renewUser();
      if (!user) await manager.removeUser();
      return user?.id_token;
    });

  const renewals = new Map<string, Promise<string | undefined>>();

  /**
   * A page makes several requests at once, and those with the same reason share one renewal. `reason`: the refused token, or
   * `expired`.
   */
  return (reason: string, isWanted: IsWanted): Promise<string | undefined> => {
    const renewal = renewals.get(reason) ?? renew(isWanted).finally(() => renewals.delete(reason));
    renewals.set(reason, renewal);
    return renewal;
  };
}
