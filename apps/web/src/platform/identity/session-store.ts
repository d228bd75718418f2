import type { PublicConfig } from '@hundred/contract/operations';
import { type Api, ApiError, makeApi } from '../api';
import type { Session, SessionAdapter, SignInOutcome } from '../session';
import { IdentityAway, type IdentityPort, PopupUnavailable, type SignedOutThere } from './identity-port';
import type { Memory, Remembered } from './remembered';
import { returnPath } from './return-path';

export const redirectMarker = 'hundred:awaiting-redirect';
const notCompleted = 'Could not complete sign-in. Please try again.';
const loginFailed = 'Login failed';
/** What somebody should know who has logged out, by what became of the session at the identity service. */
const farewells: Record<SignedOutThere, string | undefined> = {
  ended: undefined,
  'not-told':
    'You are logged out on this device. The sign-in service could not be told, so it asks for your password next time.',
  'its-own':
    'You are logged out here. The service you sign in with may still know you on this device: sign out there too if others use it.',
};
const returnPaths = /^\/auth\/(callback|popup)$/;
/** Every call waits for it once: on a connection that hangs, the settings of the last visit do as well. */
const configPatience = 10_000;

export interface SessionNeeds {
  fetch: typeof globalThis.fetch;
  memory: Memory;
  /** Ends with the tab: tells that the page was left for signing in. */
  tabStorage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  path: string;
  loadPort: (settings: PublicConfig['identity']) => Promise<IdentityPort>;
  /** Calls back when another tab changed who is signed in. */
  onOtherTab: (listener: () => void) => void;
  /** Calls back when the browser shows this page again as it was left. */
  onReturned: (listener: () => void) => void;
  /** Clears what the device keeps of a person: what is known, or also what still waits to be sent. */
  forget: (uid: string, what: 'log' | 'everything') => Promise<void>;
}

/** Who is signed in, for the whole page: the identity service on one side, the product's server on the other. */
export function makeSessionStore(needs: SessionNeeds): SessionAdapter {
  const { memory, tabStorage } = needs;
  const listeners = new Set<() => void>();
  let session: Session = { state: 'loading' };
  let port: Promise<IdentityPort> | undefined;
  /** Whoever was signed in last: a call may have been told that nobody is any more before they sign out. */
  let lastPerson: string | undefined;
  let isLeaving = false;

  const become = (next: Session) => {
    session = next;
    if (next.state === 'signed-in') lastPerson = next.person.uid;
    for (const listener of listeners) listener();
  };
  const signedIn = ({ user, since }: Pick<Remembered, 'user' | 'since'>): Session => ({
    state: 'signed-in',
    person: user,
    since,
  });
  /** It may be code that a newer version has replaced: signing out must go on. */
  const forget = (uid: string, what: 'log' | 'everything') => needs.forget(uid, what).catch(() => {});
  /** What waits to be sent stays: somebody whose session ran out finds it when they are back. */
  const signedOut = (why: { problem?: string; notice?: string | undefined } = {}) => {
    const uid = memory.person()?.user.uid;
    if (uid !== undefined) void forget(uid, 'log');
    memory.forgetPerson();
    become({ state: 'signed-out', ...why });
  };

  const transport = makeApi({
    fetch: needs.fetch,
    who: () => lastPerson,
    token: async () => {
      // The server would only say so too, and the browser complain about its answer.
      if (session.state !== 'signed-in' || isLeaving) throw nobodyIsSignedIn();
      return tokenFrom((identity) => identity.token());
    },
    renew: (refused) => tokenFrom((identity) => identity.renew(refused)),
    onSignedOut() {
      const asker = session;
      // Another tab may know better who is here.
      followOtherTab();
      if (session === asker && session.state === 'signed-in') signedOut();
    },
  });

  /** Tabs share their tokens, and this one may not have heard yet that the other signed in somebody else. */
  async function tokenFrom(ask: (identity: IdentityPort) => Promise<string | undefined>) {
    const asker = lastPerson;
    try {
      const token = await ask(await getPort());
      const uid = memory.person()?.user.uid ?? lastPerson;
      if (uid !== asker || lastPerson !== asker) throw nobodyIsSignedIn();
      return token;
    } catch (error) {
      throw unreachable(error);
    }
  }

  /** Asked without a token: what a token needs is in the answer. */
  const api: Api = transport;
  const openApi: Api = makeApi({ fetch: needs.fetch, token: async () => undefined });
  async function getConfig(): Promise<PublicConfig> {
    try {
      const config = await openApi.get('/config', {
        signal: AbortSignal.timeout(configPatience),
      });
      memory.keepConfig(config);
      return config;
    } catch (error) {
      const kept = memory.config();
      if (kept) return kept;
      throw error;
    }
  }
  function getPort(): Promise<IdentityPort> {
    port ??= getConfig()
      .then((config) => needs.loadPort(config.identity))
      .catch((error: unknown) => {
        port = undefined;
        throw error;
      });
    return port;
  }

  /** Shows the token to the product's server, which knows or makes the person. */
  async function establish(identity: IdentityPort): Promise<void> {
    const idToken = await identity.token();
    if (!idToken) throw new Error(notCompleted);
    try {
      const { user } = await openApi.post('/auth/firebase', { idToken });
      const { installation } = await getConfig();
      const since = new Date().toISOString();
      memory.keepPerson({ installation, user, since });
      memory.keepSignInAnew(false);
      become(signedIn({ user, since }));
    } catch (error) {
      // Signed out everywhere, or deleted: who the identity service remembers is not enough any more.
      if (error instanceof ApiError && error.status === 401) memory.keepSignInAnew(true);
      await identity.forget().catch(() => {});
      throw error;
    }
  }

  async function leaveForSignIn(identity: IdentityPort, returnTo: string): Promise<SignInOutcome> {
    tabStorage.setItem(redirectMarker, '1');
    // Somebody who comes back with the browser's button finds the page as it was left: waiting.
    const cameBack = new Promise<SignInOutcome>((resolve) => {
      needs.onReturned(() => {
        tabStorage.removeItem(redirectMarker);
        resolve({ ok: false, code: 'failed', message: notCompleted });
      });
    });
    try {
      return await Promise.race([identity.redirect(returnTo, memory.signInAnew()), cameBack]);
    } catch (error) {
      tabStorage.removeItem(redirectMarker);
      throw error;
    }
  }

  async function completeRedirect(): Promise<void> {
    tabStorage.removeItem(redirectMarker);
    try {
      const identity = await getPort();
      const result = await identity.redirectResult().catch(() => undefined);
      const isKnown = result ?? (!memory.signInAnew() && (await identity.token()));
      if (!isKnown) return signedOut({ problem: notCompleted });
      await establish(identity);
      if (session.state === 'signed-in') {
        become({ ...session, returnTo: returnPath(result?.returnTo) });
      }
    } catch (error) {
      signedOut({ problem: error instanceof ApiError ? whyFailed(error) : notCompleted });
    }
  }

  /** Opens with whoever was here last; only a clear no of the server changes that. */
  async function checkRemembered(remembered: Remembered): Promise<void> {
    become(signedIn(remembered));
    try {
      const config = await getConfig();
      if (config.installation !== remembered.installation) {
        await (await getPort()).forget();
        return signedOut();
      }
      const answer = await api.post('/auth/verify');
      // They may have signed out meanwhile, or be about to.
      if (memory.person()?.user.uid !== remembered.user.uid) return;
      const known = { ...remembered, user: answer.user };
      memory.keepPerson(known);
      become(signedIn(known));
    } catch {
      // No connection, or a server in trouble: the last known person stays. A 401 has been dealt with by then.
    }
  }

  /** A tab that slept hears only of what came last: somebody else may be signed in by now. */
  const followOtherTab = () => {
    const remembered = memory.person();
    const uid = session.state === 'signed-in' ? session.person.uid : undefined;
    if (uid === remembered?.user.uid) return;
    become(remembered ? signedIn(remembered) : { state: 'signed-out' });
  };

  const remembered = memory.person();
  if (returnPaths.test(needs.path) || tabStorage.getItem(redirectMarker) !== null) {
    session = { state: 'loading', completing: true };
    void completeRedirect();
  } else if (remembered) {
    void checkRemembered(remembered);
  } else {
    session = { state: 'signed-out' };
  }
  needs.onOtherTab(followOtherTab);
  // Whoever goes back after signing out must not find the page of before.
  needs.onReturned(() => {
    isLeaving = false;
    followOtherTab();
  });

  return {
    api: transport,
    current: () => session,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    prepare() {
      getPort().then(
        (identity) => identity.prepare(memory.signInAnew()),
        () => {},
      );
    },
    async signIn(returnTo) {
      try {
        const identity = await getPort();
        try {
          await identity.popup(memory.signInAnew());
        } catch (error) {
          if (!(error instanceof PopupUnavailable)) throw error;
          return await leaveForSignIn(identity, returnPath(returnTo));
        }
        await establish(identity);
        return { ok: true };
      } catch (error) {
        return { ok: false, code: 'failed', message: whyFailed(error) };
      }
    },
    async signOut() {
      isLeaving = true;
      memory.forgetPerson();
      // Before anything can fail: the page may be closed meanwhile.
      memory.keepSignInAnew(true);
      if (lastPerson !== undefined) await forget(lastPerson, 'everything');
      const there = await getPort()
        .then((identity) => identity.signOut())
        .catch((): SignedOutThere => 'not-told');
      if (there === 'ended') memory.keepSignInAnew(false);
      isLeaving = false;
      signedOut({ notice: farewells[there] });
    },
    update(user) {
      const kept = memory.person();
      if (kept?.user.uid === user.uid) memory.keepPerson({ ...kept, user });
      if (session.state === 'signed-in' && session.person.uid === user.uid)
        become({ ...session, person: { ...session.person, ...user } });
    },
  };
}

/** The words of the server or of the identity service; where there are none, the specification's. */
function whyFailed(error: unknown): string {
  if (error instanceof IdentityAway) return error.message;
  if (!(error instanceof ApiError) || error.code === 'unreadable') return loginFailed;
  return error.kind === 'network' ? `${loginFailed}. ${error.message}` : error.message || loginFailed;
}

const nobodyIsSignedIn = () =>
  new ApiError({ kind: 'refused', status: 401, code: 'not_signed_in', message: 'Please sign in.' });

function unreachable(error: unknown): unknown {
  if (!(error instanceof IdentityAway)) return error;
  return new ApiError({ kind: 'network', code: 'identity-away', message: error.message, cause: error });
}
