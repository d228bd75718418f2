import type { IdentitySettings } from '@hundred/contract/operations';
import {
  type CreateSigninRequestArgs,
  ErrorResponse,
  type User,
  UserManager,
  WebStorageStateStore,
} from 'oidc-client-ts';
import { IdentityAway, type IdentityPort, isFresh, onceForAllTabs, PopupUnavailable } from './identity-port';
import { answerFromWindow, tellOpener } from './sign-in-window';

type Settings = Extract<IdentitySettings, { adapter: 'oidc' }>;

const receivedKey = 'hundred:token-received';
/** Given up too early, a refresh token is used up without its answer: better to wait for a slow network. */
const refreshTimeoutSeconds = 30;
/** A frame that gets no cookies may never answer. */
const frameTimeoutSeconds = 10;
/** Signing out does not wait longer for a service that may be away. */
const toldWithinMs = 3000;
const yearSeconds = 365 * 86_400;
/** What one tab stores, another may see only after it has got the lock: until then it reads a token that is used up. */
const seenWithinMs = 1000;
const lookEveryMs = 50;
/** A sign-in is prepared when the login page is opened, and the button may be pressed hours later. */
const preparedForSeconds = 24 * 60 * 60;
const closedWithinMs = 1000;
const silentPath = '/auth/silent';
/** Where the pages of our own identity service lead back to the app: in the sign-in window, it ends there. */
const backPath = '/auth/back';
const baseScope = 'openid email profile';

/** Also makes a request that is not sent yet. */
class Manager extends UserManager {
  makeRequest(args: CreateSigninRequestArgs) {
    return this._client.createSigninRequest(args);
  }
}

function makeManager({ authority, clientId }: Pick<Settings, 'authority' | 'clientId'>): Manager {
  const here = location.origin;
  return new Manager({
    authority,
    client_id: clientId,
    scope: baseScope,
    redirect_uri: `${here}/auth/callback`,
    silent_redirect_uri: `${here}${silentPath}`,
    userStore: new WebStorageStateStore({ store: localStorage }),
    silentRequestTimeoutInSeconds: refreshTimeoutSeconds,
    staleStateAgeInSeconds: preparedForSeconds,
    automaticSilentRenew: false,
    loadUserInfo: false,
  });
}

/** By these the standards say no to somebody. Any other code is about the service: storage away, too many requests. */
const refusals = /^(invalid|unauthorized|unsupported|access_denied|login|interaction|consent|account)/;
const isRefusal = (error: unknown): error is ErrorResponse =>
  error instanceof ErrorResponse && refusals.test(error.error ?? '');

/** What the identity service answered is an answer; anything else is that it could not be asked. */
function asAway(error: unknown): Error {
  if (isRefusal(error) || error instanceof PopupUnavailable) return error;
  return new IdentityAway('The sign-in service could not be reached.', { cause: error });
}

export function makeOidcPort(settings: Settings): IdentityPort {
  const manager = makeManager(settings);
  const isOurs = settings.changePasswordUrl !== null;
  manager.events.addUserLoaded(() => localStorage.setItem(receivedKey, String(Date.now())));
  // Known before the button is pressed: a popup is blocked where too long passes between the two.
  const asked = () => manager.metadataService.getMetadata();
  asked().catch(() => {});

  /** Services of others give out refresh tokens only where this is asked for. */
  const scope = async () => {
    const { scopes_supported } = (await asked()) as { scopes_supported?: string[] };
    return !isOurs && scopes_supported?.includes('offline_access')
      ? `${baseScope} offline_access`
      : baseScope;
  };
  /** With it every token says when its person signed in (`auth_time`): by that others' services sign out everywhere. */
  const atMostSince = (seconds: number) => (isOurs ? {} : { max_age: seconds });
  const tokenOf = (user: User | null) => user?.id_token;
  const receivedAt = () => Number(localStorage.getItem(receivedKey) ?? 0);

  /** With the refresh token, else with the session that the identity service itself remembers. */
  async function renewUser(): Promise<User | null> {
    const before = await manager.getUser();
    if (before?.refresh_token) {
      try {
        return await manager.signinSilent();
      } catch (error) {
        if (!isRefusal(error)) throw asAway(error);
      }
    }
    try {
      return await manager.signinSilent({
        ...atMostSince(yearSeconds),
        forceIframeAuth: true,
        silentRequestTimeoutInSeconds: frameTimeoutSeconds,
      });
    } catch (error) {
      if (isRefusal(error)) return null;
      if (error instanceof ErrorResponse) throw asAway(error);
      // Elsewhere a frame may get no cookies and never answer: then whoever is online has to sign in again. Our own
      // service always answers, if the network lets it.
      if (!isOurs && (before?.refresh_token || navigator.onLine)) return null;
      throw asAway(error);
    }
  }

  const renewals = new Map<string, Promise<string | undefined>>();

  /** A page asks for several things at once: what they want for the same reason is one renewal. */
  function renewOnce(reason: string, isWanted: (user: User) => boolean): Promise<string | undefined> {
    const renewal = renewals.get(reason) ?? renew(isWanted).finally(() => renewals.delete(reason));
    renewals.set(reason, renewal);
    return renewal;
  }

  const renew = (isWanted: (user: User) => boolean) =>
    onceForAllTabs(async (isSecond) => {
      let kept = await manager.getUser();
      // Without a connection the other tab has renewed nothing.
      for (let waited = 0; isSecond && navigator.onLine && waited < seenWithinMs; waited += lookEveryMs) {
        if (!kept || isWanted(kept)) break;
        await new Promise((resolve) => setTimeout(resolve, lookEveryMs));
        kept = await manager.getUser();
      }
      if (!kept || isWanted(kept)) return tokenOf(kept);
      const user = await renewUser();
      if (!user) await manager.removeUser();
      return tokenOf(user);
    });

  const request = async (anew: boolean) => ({
    scope: await scope(),
    ...(anew ? { prompt: 'login', ...atMostSince(0) } : atMostSince(yearSeconds)),
  });

  /** Whether the session there is ended. By requests: an address would show tokens, and the page might not come. */
  async function endSession(user: User | null): Promise<boolean> {
    const { revocation_endpoint, end_session_endpoint } = await asked();
    if (user?.refresh_token && revocation_endpoint) {
      const token = { token: user.refresh_token, client_id: settings.clientId };
      post(revocation_endpoint, token).catch(() => {});
    }
    return isOurs && end_session_endpoint !== undefined && (await post(end_session_endpoint, {})).ok;
  }

  const requestForWindow = async (anew: boolean) =>
    manager.makeRequest({
      ...(await request(anew)),
      redirect_uri: `${location.origin}/auth/popup`,
      display: 'popup',
    });
  let prepared: { anew: boolean; request: ReturnType<typeof requestForWindow> } | undefined;
  /** To make a request takes a moment, and by then WebKit has forgotten that a button was pressed. */
  function prepare(anew: boolean) {
    if (prepared?.anew === anew) return;
    prepared = { anew, request: requestForWindow(anew) };
    prepared.request.catch(() => {
      prepared = undefined;
    });
  }

  return {
    prepare,
    async popup(anew) {
      try {
        prepare(anew);
        const { url } = await prepared!.request;
        prepared = undefined;
        const answer = await answerFromWindow(url);
        const isDone = new URL(answer).pathname !== backPath;
        if (isDone) await manager.signinRedirectCallback(answer);
        else prepare(anew);
        return isDone;
      } catch (error) {
        prepare(anew);
        throw asAway(error);
      }
    },
    async redirect(returnTo, anew) {
      await manager
        .signinRedirect({ ...(await request(anew)), state: { returnTo } })
        .catch((error: unknown) => {
          throw asAway(error);
        });
      return new Promise<never>(() => {});
    },
    async redirectResult() {
      if (!/^\/auth\/(callback|popup)$/.test(location.pathname)) return undefined;
      const user = await manager.signinRedirectCallback();
      const { returnTo } = (user.state ?? {}) as { returnTo?: string };
      return { returnTo: returnTo ?? '/dashboard' };
    },
    async token() {
      const user = await manager.getUser();
      if (!user?.id_token || isFresh(user.id_token, receivedAt(), Date.now())) return tokenOf(user);
      return renewOnce('expired', (kept) =>
        Boolean(kept.id_token && isFresh(kept.id_token, receivedAt(), Date.now())),
      );
    },
    renew: (refused) =>
      renewOnce(refused, (kept) => kept.id_token !== undefined && kept.id_token !== refused),
    forget: () => manager.removeUser(),
    async signOut() {
      const user = await manager.getUser();
      await manager.removeUser();
      const late = new Promise<boolean>((resolve) => setTimeout(resolve, toldWithinMs, false));
      const isEnded = await Promise.race([endSession(user), late]).catch(() => false);
      if (!isOurs) return 'its-own';
      return isEnded ? 'ended' : 'not-told';
    },
  };
}

/** Goes on where the page is closed meanwhile. */
const post = (address: string, form: Record<string, string>) =>
  fetch(address, { method: 'POST', body: new URLSearchParams(form), keepalive: true });

/** In a popup or a hidden frame: hands the answer to the page that waits for it. */
export async function handAnswerOver(): Promise<void> {
  if (location.pathname === silentPath)
    return makeManager({ authority: location.origin, clientId: 'unused' }).signinSilentCallback();
  tellOpener();
  // The page that opened it closes it, unless it has gone on meanwhile.
  if (location.pathname === backPath) setTimeout(() => location.replace('/login'), closedWithinMs);
}
