import type { Profile } from '@hundred/contract/identity';
import { ApiError } from '../http/api';
import type { SignInOutcome } from '../session';
import { type IdentityPort, PopupUnavailable } from './identity-port';
import type { Installation } from './installation';
import { returnPath } from './return-path';
import type { SessionHolder } from './session-holder';
import type { SessionMemory } from './session-memory';
import { signedInSession, withReturnPath } from './session-transitions';
import { signInFailureMessage } from './sign-in-messages';
import { text } from './text';

/** The key that marks a tab which was left for signing in. */
export const redirectMarker = 'hundred:awaiting-redirect';

interface SignInNeeds extends Pick<SessionHolder, 'currentSession' | 'setSession' | 'endSession'> {
  installation: Installation;
  memory: SessionMemory;
  /** Lasts as long as the tab. Stores that the page was left for signing in. */
  tabStorage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  /** Calls the listener when the browser shows this page from its cache. */
  onReturned: (listener: () => void) => void;
  /** Shows the page in the language of the person; English if the server sent none. */
  loadLanguage: (language: Profile['language']) => Promise<void>;
}

/** Signs in by a separate window, or by leaving the page where browsers block windows. */
export function makeSignIn({
  currentSession,
  setSession,
  endSession,
  installation,
  memory,
  tabStorage,
  onReturned,
  loadLanguage,
}: SignInNeeds) {
  /** Sends the token to the product's server, which finds or creates the person. */
  async function establish(identity: IdentityPort): Promise<void> {
    const idToken = await identity.token();
    if (!idToken) throw new Error(text.notCompleted);
    try {
      // In spite of its name, the call takes the tokens of every identity service.
      const { user } = await installation.api.post('/auth/firebase', { idToken });
      const { installation: id } = await installation.config();
      const since = new Date().toISOString();
      memory.storePerson({ installation: id, user, since });
      memory.setMustReauthenticate(false);
      await loadLanguage(user.language);
      setSession(signedInSession({ user, since }));
    } catch (error) {
      // The person signed out everywhere or was deleted, so the session at the identity service is no longer
      // sufficient.
      if (error instanceof ApiError && error.status === 401) memory.setMustReauthenticate(true);
      // The error of the sign-in is the one to report.
      await identity.forget().catch(() => {});
      throw error;
    }
  }

  async function signInByWindow(identity: IdentityPort, returnTo: unknown): Promise<SignInOutcome> {
    try {
      const isSignedIn = await identity.popup(memory.mustReauthenticate());
      // A person who went back deliberately needs no message.
      if (!isSignedIn) return failure('');
    } catch (error) {
      if (!(error instanceof PopupUnavailable)) throw error;
      // The window was left over after another tab signed in, and this page is in use already.
      if (currentSession().state === 'signed-in') return { ok: true };
      return leaveForSignIn(identity, returnPath(returnTo));
    }
    await establish(identity);
    return { ok: true };
  }

  async function leaveForSignIn(identity: IdentityPort, returnTo: string): Promise<SignInOutcome> {
    tabStorage.setItem(redirectMarker, '1');
    // A person who comes back with the browser's button finds the page as it was left, still waiting.
    const cameBack = new Promise<SignInOutcome>((resolve) => {
      onReturned(() => {
        tabStorage.removeItem(redirectMarker);
        resolve(failure(text.notCompleted));
      });
    });
    try {
      return await Promise.race([identity.redirect(returnTo, memory.mustReauthenticate()), cameBack]);
    } catch (error) {
      tabStorage.removeItem(redirectMarker);
      throw error;
    }
  }

  return {
    async signIn(returnTo?: string): Promise<SignInOutcome> {
      try {
        return await signInByWindow(await installation.port(), returnTo);
      } catch (error) {
        return failure(signInFailureMessage(error));
      }
    },

    /** Completes the sign-in for which the page was left. */
    async completeRedirect(): Promise<void> {
      tabStorage.removeItem(redirectMarker);
      try {
        const identity = await installation.port();
        // A page that is opened again has used up its answer, but the person may be signed in by then.
        const result = await identity.redirectResult().catch(() => undefined);
        const resultOrToken = result ?? (!memory.mustReauthenticate() && (await identity.token()));
        if (!resultOrToken) return endSession({ problem: text.notCompleted });
        await establish(identity);
        setSession(withReturnPath(currentSession(), returnPath(result?.returnTo)));
      } catch (error) {
        endSession({ problem: error instanceof ApiError ? signInFailureMessage(error) : text.notCompleted });
      }
    },
  };
}

const failure = (message: string): SignInOutcome => ({ ok: false, code: 'failed', message });
