import type { Profile } from '@hundred/contract/identity';
import { type Api, ApiError } from '../http/api';
import { makeApi } from '../http/make-api';
import type { SessionAdapter } from '../session';
import { IdentityAway, type IdentityPort, type ServiceSession } from './identity-port';
import { type InstallationNeeds, makeInstallation } from './installation';
import { type ClearPersonData, makeSessionHolder } from './session-holder';
import type { RememberedPerson, SessionMemory } from './session-memory';
import { isSameProfile, openingSession, uidOf, withProfile } from './session-transitions';
import { makeSignIn, redirectMarker } from './sign-in';
import { signOutMessage } from './sign-in-messages';

export interface SessionNeeds extends InstallationNeeds {
  memory: SessionMemory;
  /** Lasts as long as the tab. Stores that the page was left for signing in. */
  tabStorage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  /** The path of the page as it opens. */
  path: string;
  /** Calls the listener when another tab changes who is signed in. */
  onOtherTab: (listener: () => void) => void;
  /** Calls the listener when the browser shows this page from its cache, as after its back button. */
  onReturned: (listener: () => void) => void;
  clearData: ClearPersonData;
  /** Shows the page in the language of the person; English if the server sent none. */
  loadLanguage: (language: Profile['language']) => Promise<void>;
}

/** The session of the page, between the identity service and the product's server: calls, sign-in and sign-out. */
export function makeSessionStore(needs: SessionNeeds): SessionAdapter {
  const { memory, tabStorage } = needs;
  const installation = makeInstallation(needs);
  const remembered = memory.person();
  const isRedirectPending = tabStorage.getItem(redirectMarker) !== null;
  const opening = openingSession({ path: needs.path, isRedirectPending, remembered });
  const holder = makeSessionHolder(opening, memory, needs.clearData);
  const { currentSession, lastUid, setSession, endSession, followOtherTab } = holder;
  const { signIn, completeRedirect } = makeSignIn({ ...needs, ...holder, installation });
  let isSigningOut = false;

  const transport = makeApi({
    fetch: needs.fetch,
    personId: lastUid,
    token: async () => {
      // Not left to the server, because the browser would log its refusal.
      if (currentSession().state !== 'signed-in' || isSigningOut) throw nobodyIsSignedIn();
      return tokenFrom((identity) => identity.token());
    },
    renew: (refused) => tokenFrom((identity) => identity.renew(refused)),
    onSignedOut() {
      const caller = uidOf(currentSession());
      // Another tab may have newer information about who is signed in.
      followOtherTab();
      if (caller !== undefined && uidOf(currentSession()) === caller) endSession();
    },
  });
  /** The same client, typed by the calls of the contract. */
  const api: Api = transport;

  /** Tabs share their tokens, and this tab may not know yet that another one signed in another person. */
  async function tokenFrom(request: (identity: IdentityPort) => Promise<string | undefined>) {
    const caller = lastUid();
    try {
      const token = await request(await installation.port());
      // The token belongs to the stored person. Another tab, or this one, may have changed them meanwhile.
      const uid = memory.person()?.user.uid ?? lastUid();
      if (uid !== caller || lastUid() !== caller) throw nobodyIsSignedIn();
      return token;
    } catch (error) {
      throw asApiError(error);
    }
  }

  async function checkRemembered(last: RememberedPerson): Promise<void> {
    try {
      const config = await installation.config();
      if (config.installation !== last.installation) {
        await (await installation.port()).forget();
        return endSession();
      }
      const { user } = await api.post('/auth/verify');
      // The person may have signed out meanwhile, or saved something newer.
      if (isSameProfile(memory.person()?.user, last.user)) update(user);
    } catch {
      // There is no connection, or the server fails: the last known person stays. `onSignedOut` has handled a 401.
    }
  }

  function update(user: Profile): void {
    const storedPerson = memory.person();
    if (storedPerson?.user.uid === user.uid) memory.storePerson({ ...storedPerson, user });
    setSession(withProfile(currentSession(), user));
  }

  if (opening.state === 'loading') void completeRedirect();
  else if (remembered) void checkRemembered(remembered);
  needs.onOtherTab(followOtherTab);
  // The back button after signing out must not show the earlier page.
  needs.onReturned(() => {
    isSigningOut = false;
    followOtherTab();
  });

  return {
    api: transport,
    publicApi: installation.publicTransport,
    current: currentSession,
    subscribe: holder.subscribe,
    prepare() {
      installation.port().then(
        (identity) => identity.prepare(memory.mustReauthenticate()),
        () => {},
      );
    },
    signIn,
    async signOut() {
      isSigningOut = true;
      memory.forgetPerson();
      // Stored before anything can fail, because the page may be closed meanwhile.
      memory.setMustReauthenticate(true);
      const uid = lastUid();
      if (uid !== undefined) await holder.clearData(uid, 'everything');
      const serviceSession = await installation
        .port()
        .then((identity) => identity.signOut())
        .catch((): ServiceSession => 'unknown');
      if (serviceSession === 'ended') memory.setMustReauthenticate(false);
      isSigningOut = false;
      endSession({ notice: signOutMessage(serviceSession) });
    },
    update,
  };
}

const nobodyIsSignedIn = () =>
  new ApiError({ kind: 'refused', status: 401, code: 'not_signed_in', message: 'Please sign in.' });

/** The same error, except that an unreachable identity service counts as a missing connection. */
function asApiError(error: unknown): unknown {
  if (!(error instanceof IdentityAway)) return error;
  return new ApiError({ kind: 'network', code: 'identity-away', message: error.message, cause: error });
}
