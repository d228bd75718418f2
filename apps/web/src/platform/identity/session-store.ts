import type { Profile } from '@hundred/contract/identity';
import { makeListeners } from '../../ui/listeners';
import { type Api, ApiError, makeApi } from '../http/api';
import { logUnlessRequestFailed } from '../http/log-unless-request-failed';
import type { Session, SessionAdapter, SignInOutcome } from '../session';
import { IdentityAway, type IdentityPort, PopupUnavailable, type SignedOutThere } from './identity-port';
import { type InstallationNeeds, makeInstallation } from './installation';
import { returnPath } from './return-path';
import type { RememberedPerson, SessionMemory } from './session-memory';
import {
  isSameProfile,
  openingSession,
  sessionOfOtherTab,
  signedInSession,
  uidOf,
  withProfile,
  withReturnPath,
} from './session-transitions';
import { signInFailureMessage, signOutMessage } from './sign-in-messages';
import { text } from './text';

export const redirectMarker = 'hundred:awaiting-redirect';

export interface SessionNeeds extends InstallationNeeds {
  memory: SessionMemory;
  /** Lasts as long as the tab. Stores that the page was left for signing in. */
  tabStorage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  path: string;
  /** Calls the listener when another tab changes who is signed in. */
  onOtherTab: (listener: () => void) => void;
  /** Calls the listener when the browser shows this page from its cache. */
  onReturned: (listener: () => void) => void;
  /** Clears the data of a person on this device: only the log, or also the commands that are not sent yet. */
  forget: (uid: string, what: 'log' | 'everything') => Promise<void>;
  /** Shows the page in the language of the person; English if the server sent none. */
  loadLanguage: (language: Profile['language']) => Promise<void>;
}

/** Tracks who is signed in for the whole page, between the identity service and the product's server. */
export function makeSessionStore(needs: SessionNeeds): SessionAdapter {
  const { memory, tabStorage } = needs;
  const installation = makeInstallation(needs);
  const changes = makeListeners();
  const remembered = memory.person();
  const isRedirectPending = tabStorage.getItem(redirectMarker) !== null;
  let session = openingSession({ path: needs.path, isRedirectPending, remembered });
  /** The last person who was signed in. A call may have found nobody signed in before the sign-out itself. */
  let lastPerson = uidOf(session);
  let isLeaving = false;

  function setSession(next: Session): void {
    if (next === session) return;
    session = next;
    lastPerson = uidOf(next) ?? lastPerson;
    changes.notify();
  }

  const followOtherTab = () => setSession(sessionOfOtherTab(session, memory.person()));

  /** The code may be missing because a newer version has replaced it, and signing out must go on. */
  const forget = (uid: string, what: 'log' | 'everything') =>
    needs.forget(uid, what).catch(logUnlessRequestFailed);

  /** Keeps the pending commands, so that a person whose session expired finds them after the next sign-in. */
  function endSession(why: { problem?: string; notice?: string | undefined } = {}): void {
    const uid = memory.person()?.user.uid;
    if (uid !== undefined) void forget(uid, 'log');
    memory.forgetPerson();
    setSession({ state: 'signed-out', ...why });
  }

  const transport = makeApi({
    fetch: needs.fetch,
    who: () => lastPerson,
    token: async () => {
      // The server would refuse the call too, and the browser would log its answer.
      if (session.state !== 'signed-in' || isLeaving) throw nobodyIsSignedIn();
      return tokenFrom((identity) => identity.token());
    },
    renew: (refused) => tokenFrom((identity) => identity.renew(refused)),
    onSignedOut() {
      const caller = uidOf(session);
      // Another tab may have newer information about who is signed in.
      followOtherTab();
      if (caller !== undefined && uidOf(session) === caller) endSession();
    },
  });
  const api: Api = transport;

  /** Tabs share their tokens, and this tab may not know yet that another one signed in another person. */
  async function tokenFrom(ask: (identity: IdentityPort) => Promise<string | undefined>) {
    const caller = lastPerson;
    try {
      const token = await ask(await installation.port());
      const uid = memory.person()?.user.uid ?? lastPerson;
      if (uid !== caller || lastPerson !== caller) throw nobodyIsSignedIn();
      return token;
    } catch (error) {
      throw unreachable(error);
    }
  }

  /** Sends the token to the product's server, which finds or creates the person. */
  async function establish(identity: IdentityPort): Promise<void> {
    const idToken = await identity.token();
    if (!idToken) throw new Error(text.notCompleted);
    try {
      const { user } = await installation.api.post('/auth/firebase', { idToken });
      const { installation: id } = await installation.config();
      const since = new Date().toISOString();
      memory.storePerson({ installation: id, user, since });
      memory.setMustReauthenticate(false);
      await needs.loadLanguage(user.language);
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

  async function leaveForSignIn(identity: IdentityPort, returnTo: string): Promise<SignInOutcome> {
    tabStorage.setItem(redirectMarker, '1');
    // A person who comes back with the browser's button finds the page as it was left, still waiting.
    const cameBack = new Promise<SignInOutcome>((resolve) => {
      needs.onReturned(() => {
        tabStorage.removeItem(redirectMarker);
        resolve({ ok: false, code: 'failed', message: text.notCompleted });
      });
    });
    try {
      return await Promise.race([identity.redirect(returnTo, memory.mustReauthenticate()), cameBack]);
    } catch (error) {
      tabStorage.removeItem(redirectMarker);
      throw error;
    }
  }

  async function completeRedirect(): Promise<void> {
    tabStorage.removeItem(redirectMarker);
    try {
      const identity = await installation.port();
      // A page that is opened again has used up its answer, but the person may be signed in by then.
      const result = await identity.redirectResult().catch(() => undefined);
      const isSignedIn = result ?? (!memory.mustReauthenticate() && (await identity.token()));
      if (!isSignedIn) return endSession({ problem: text.notCompleted });
      await establish(identity);
      setSession(withReturnPath(session, returnPath(result?.returnTo)));
    } catch (error) {
      endSession({ problem: error instanceof ApiError ? signInFailureMessage(error) : text.notCompleted });
    }
  }

  async function checkRemembered(remembered: RememberedPerson): Promise<void> {
    try {
      const config = await installation.config();
      if (config.installation !== remembered.installation) {
        await (await installation.port()).forget();
        return endSession();
      }
      const { user } = await api.post('/auth/verify');
      // They may have signed out meanwhile, be about to, or have saved something newer.
      if (isSameProfile(memory.person()?.user, remembered.user)) update(user);
    } catch {
      // There is no connection, or the server fails: the last known person stays. A 401 has been handled earlier.
    }
  }

  function update(user: Profile): void {
    const stored = memory.person();
    if (stored?.user.uid === user.uid) memory.storePerson({ ...stored, user });
    setSession(withProfile(session, user));
  }

  if (session.state === 'loading') void completeRedirect();
  else if (remembered) void checkRemembered(remembered);
  needs.onOtherTab(followOtherTab);
  // The back button after signing out must not show the earlier page.
  needs.onReturned(() => {
    isLeaving = false;
    followOtherTab();
  });

  return {
    api: transport,
    current: () => session,
    subscribe: changes.subscribe,
    prepare() {
      installation.port().then(
        (identity) => identity.prepare(memory.mustReauthenticate()),
        () => {},
      );
    },
    async signIn(returnTo) {
      try {
        const identity = await installation.port();
        try {
          // A person who went back deliberately needs no message.
          if (!(await identity.popup(memory.mustReauthenticate())))
            return { ok: false, code: 'failed', message: '' };
        } catch (error) {
          if (!(error instanceof PopupUnavailable)) throw error;
          // The window was left over after another tab signed in, and this page is in use already.
          if (session.state === 'signed-in') return { ok: true };
          return await leaveForSignIn(identity, returnPath(returnTo));
        }
        await establish(identity);
        return { ok: true };
      } catch (error) {
        return { ok: false, code: 'failed', message: signInFailureMessage(error) };
      }
    },
    async signOut() {
      isLeaving = true;
      memory.forgetPerson();
      // Stored before anything can fail, because the page may be closed meanwhile.
      memory.setMustReauthenticate(true);
      if (lastPerson !== undefined) await forget(lastPerson, 'everything');
      const identityState = await installation
        .port()
        .then((identity) => identity.signOut())
        .catch((): SignedOutThere => 'not-reached');
      if (identityState === 'ended') memory.setMustReauthenticate(false);
      isLeaving = false;
      endSession({ notice: signOutMessage(identityState) });
    },
    update,
  };
}

const nobodyIsSignedIn = () =>
  new ApiError({ kind: 'refused', status: 401, code: 'not_signed_in', message: 'Please sign in.' });

function unreachable(error: unknown): unknown {
  if (!(error instanceof IdentityAway)) return error;
  return new ApiError({ kind: 'network', code: 'identity-away', message: error.message, cause: error });
}
