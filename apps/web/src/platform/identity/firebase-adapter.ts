import { initializeApp } from '@firebase/app';
import {
  type AuthError,
  browserLocalPersistence,
  browserPopupRedirectResolver,
  GoogleAuthProvider,
  getRedirectResult,
  indexedDBLocalPersistence,
  initializeAuth,
  signInWithPopup,
  signInWithRedirect,
  signOut,
} from '@firebase/auth';
import type { IdentitySettings } from '@hundred/contract/operations';
import { IdentityAway, type IdentityPort, PopupUnavailable } from './identity-port';
import { oneTabAtATime } from './one-tab-at-a-time';
import { text } from './text';

type FirebaseSettings = Extract<IdentitySettings, { adapter: 'firebase' }>;

/** The path to open after a sign-in for which the page is left. */
const returnKey = 'hundred:return-to';
const popupUnavailableCodes = new Set([
  'auth/popup-blocked',
  'auth/popup-closed-by-user',
  'auth/cancelled-popup-request',
  'auth/operation-not-supported-in-this-environment',
]);
const unreachableCodes = new Set(['auth/network-request-failed', 'auth/timeout', 'auth/internal-error']);
/** The codes that refuse a person. The SDK makes codes of other answers too, such as too many requests. */
const refusalCodes = new Set([
  'auth/user-disabled',
  'auth/user-token-expired',
  'auth/user-not-found',
  'auth/invalid-user-token',
  'auth/invalid-refresh-token',
]);
const codeOf = (error: unknown) => (error as Partial<AuthError>).code ?? '';

function translateError(error: unknown): unknown {
  const code = codeOf(error);
  if (popupUnavailableCodes.has(code)) return new PopupUnavailable(code);
  return unreachableCodes.has(code) ? identityAway(error) : error;
}

const identityAway = (cause: unknown) => new IdentityAway(text.serviceUnreachable, { cause });

/** Can only ask which account to use. Google decides itself whether to ask for the password again. */
function googleProvider(mustReauthenticate: boolean): GoogleAuthProvider {
  const provider = new GoogleAuthProvider();
  if (mustReauthenticate) provider.setCustomParameters({ prompt: 'select_account' });
  return provider;
}

/** The port to Firebase, where people sign in with Google. */
export function makeFirebasePort({ apiKey, authDomain, projectId }: FirebaseSettings): IdentityPort {
  const auth = initializeAuth(initializeApp({ apiKey, authDomain, projectId }), {
    persistence: [indexedDBLocalPersistence, browserLocalPersistence],
    popupRedirectResolver: browserPopupRedirectResolver,
  });
  const currentUser = async () => {
    await auth.authStateReady();
    return auth.currentUser;
  };
  /** The SDK renews a token that is about to expire. With `mustRenew` it also replaces a token that seems valid. */
  const getToken = async ({ mustRenew = false } = {}) => {
    const user = await currentUser();
    if (!user) return undefined;
    try {
      return await user.getIdToken(mustRenew);
    } catch (error) {
      if (!refusalCodes.has(codeOf(error))) throw identityAway(error);
      await signOut(auth);
      return undefined;
    }
  };
  return {
    // The SDK prepares itself when it is created.
    prepare() {},
    async popup(mustReauthenticate) {
      await signInWithPopup(auth, googleProvider(mustReauthenticate)).catch((error: unknown) => {
        throw translateError(error);
      });
      return true;
    },
    async redirect(returnTo, mustReauthenticate) {
      sessionStorage.setItem(returnKey, returnTo);
      return signInWithRedirect(auth, googleProvider(mustReauthenticate)).catch((error: unknown) => {
        throw translateError(error);
      });
    },
    async redirectResult() {
      const returnTo = sessionStorage.getItem(returnKey) ?? '/dashboard';
      sessionStorage.removeItem(returnKey);
      const result = await getRedirectResult(auth);
      return result ? { returnTo } : undefined;
    },
    token: () => getToken(),
    renew: (refused) =>
      oneTabAtATime(async () => {
        const current = await getToken();
        return current !== refused ? current : getToken({ mustRenew: true });
      }),
    forget: () => signOut(auth),
    async signOut() {
      await signOut(auth);
      return 'left-open';
    },
  };
}
