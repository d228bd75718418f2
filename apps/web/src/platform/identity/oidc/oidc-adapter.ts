import type { IdentitySettings } from '@hundred/contract/operations';
import { type CreateSigninRequestArgs, type User, UserManager, WebStorageStateStore } from 'oidc-client-ts';
import type { IdentityPort } from '../identity-port';
import { refusalOrAway } from './oidc-refusals';
import { makeRenewal } from './oidc-renewal';
import { answerFromWindow, notifyOpener } from './sign-in-window';
import { isFresh } from './token-freshness';

type OidcSettings = Extract<IdentitySettings, { adapter: 'oidc' }>;

/** When the current token was received, in epoch milliseconds. */
const receivedKey = 'hundred:token-received';
/** Waits for a slow network, because giving up early would use up a refresh token without receiving the answer. */
const refreshTimeoutSeconds = 30;
/** Signing out waits no longer than this for a service that may be unavailable. */
const signOutTimeoutMs = 3000;
/** As a maximum age of the sign-in, so long that it never forces another one. */
const yearSeconds = 365 * 86_400;
/** A sign-in is prepared when the login page opens, and the button may be pressed hours later. */
const requestLifetimeSeconds = 24 * 60 * 60;
/** How long a sign-in window waits until its opener closes it. */
const closeTimeoutMs = 1000;
/** The path at which a hidden frame receives a renewed token. */
const silentPath = '/auth/silent';
/**
 * The path that leads from the pages of the embedded identity service back to the app. A sign-in window closes there.
 */
const backPath = '/auth/back';
const baseScope = 'openid email profile';

/** A user manager that can also create a request without sending it. */
class Manager extends UserManager {
  makeRequest(args: CreateSigninRequestArgs) {
    return this._client.createSigninRequest(args);
  }
}

function makeManager({ authority, clientId }: Pick<OidcSettings, 'authority' | 'clientId'>): Manager {
  const origin = location.origin;
  return new Manager({
    authority,
    client_id: clientId,
    scope: baseScope,
    redirect_uri: `${origin}/auth/callback`,
    silent_redirect_uri: `${origin}${silentPath}`,
    userStore: new WebStorageStateStore({ store: localStorage }),
    silentRequestTimeoutInSeconds: refreshTimeoutSeconds,
    staleStateAgeInSeconds: requestLifetimeSeconds,
    automaticSilentRenew: false,
    loadUserInfo: false,
  });
}

/** The port to our own identity service, or to any other issuer of OpenID Connect. */
export function makeOidcPort(settings: OidcSettings): IdentityPort {
  const manager = makeManager(settings);
  // Only the embedded service has an address for changing the password.
  const isEmbedded = settings.changePasswordUrl !== null;
  manager.events.addUserLoaded(() => localStorage.setItem(receivedKey, String(Date.now())));
  const metadata = () => manager.metadataService.getMetadata();
  // Fetched before the button is pressed, because a popup that opens too long after the press is blocked. If this fails, the
  // sign-in fetches the metadata again and reports its own failure.
  metadata().catch(() => {});

  /** External services issue refresh tokens only if `offline_access` is requested. */
  const requestedScope = async () => {
    const { scopes_supported } = (await metadata()) as { scopes_supported?: string[] };
    return !isEmbedded && scopes_supported?.includes('offline_access')
      ? `${baseScope} offline_access`
      : baseScope;
  };
  /**
   * Makes every token contain the time of the sign-in (`auth_time`), which external services need to sign out
   * everywhere.
   */
  const maxAgeArgs = (seconds: number) => (isEmbedded ? {} : { max_age: seconds });
  const receivedAt = () => Number(localStorage.getItem(receivedKey) ?? 0);

  const renewOnce = makeRenewal({ manager, isEmbedded, frameArgs: maxAgeArgs(yearSeconds) });

  const signInArgs = async (mustReauthenticate: boolean) => ({
    scope: await requestedScope(),
    ...(mustReauthenticate ? { prompt: 'login', ...maxAgeArgs(0) } : maxAgeArgs(yearSeconds)),
  });

  const windowRequest = makePreparedRequest(async (mustReauthenticate) =>
    manager.makeRequest({
      ...(await signInArgs(mustReauthenticate)),
      redirect_uri: `${location.origin}/auth/popup`,
      display: 'popup',
    }),
  );

  /**
   * Returns whether the session at the service has ended. Uses requests instead of a redirect, whose address would expose
   * tokens and which might fail.
   */
  async function endSession(user: User | null): Promise<boolean> {
    const { revocation_endpoint, end_session_endpoint } = await metadata();
    if (user?.refresh_token && revocation_endpoint) {
      const token = { token: user.refresh_token, client_id: settings.clientId };
      // A token that is not revoked expires by itself.
      post(revocation_endpoint, token).catch(() => {});
    }
    return isEmbedded && end_session_endpoint !== undefined && (await post(end_session_endpoint, {})).ok;
  }

  return {
    prepare: windowRequest.prepare,
    async popup(mustReauthenticate) {
      try {
        const { url } = await windowRequest.take(mustReauthenticate);
        const answer = await answerFromWindow(url);
        const isSignedIn = new URL(answer).pathname !== backPath;
        if (isSignedIn) await manager.signinRedirectCallback(answer);
        else windowRequest.prepare(mustReauthenticate);
        return isSignedIn;
      } catch (error) {
        windowRequest.prepare(mustReauthenticate);
        throw refusalOrAway(error);
      }
    },
    async redirect(returnTo, mustReauthenticate) {
      await manager
        .signinRedirect({ ...(await signInArgs(mustReauthenticate)), state: { returnTo } })
        .catch((error: unknown) => {
          throw refusalOrAway(error);
        });
      // The browser is leaving the page.
      return new Promise<never>(() => {});
    },
    async redirectResult() {
      // A sign-in window whose opener is gone continues as a page of its own.
      if (!/^\/auth\/(callback|popup)$/.test(location.pathname)) return undefined;
      const user = await manager.signinRedirectCallback();
      const { returnTo } = (user.state ?? {}) as { returnTo?: string };
      return { returnTo: returnTo ?? '/dashboard' };
    },
    async token() {
      const user = await manager.getUser();
      if (!user?.id_token || isFresh(user.id_token, receivedAt(), Date.now())) return user?.id_token;
      return renewOnce('expired', (renewed) =>
        Boolean(renewed.id_token && isFresh(renewed.id_token, receivedAt(), Date.now())),
      );
    },
    renew: (refused) =>
      renewOnce(refused, (renewed) => renewed.id_token !== undefined && renewed.id_token !== refused),
    forget: () => manager.removeUser(),
    async signOut() {
      const user = await manager.getUser();
      await manager.removeUser();
      const timeout = new Promise<boolean>((resolve) => setTimeout(() => resolve(false), signOutTimeoutMs));
      const isEnded = await Promise.race([endSession(user), timeout]).catch(() => false);
      if (!isEmbedded) return 'left-open';
      return isEnded ? 'ended' : 'unknown';
    },
  };
}

/**
 * Creates the request of the sign-in window before the button is pressed. Creating it takes a moment, after which WebKit
 * no longer counts the press.
 */
function makePreparedRequest<Request>(create: (mustReauthenticate: boolean) => Promise<Request>) {
  let prepared: { mustReauthenticate: boolean; request: Promise<Request> } | undefined;
  function requestFor(mustReauthenticate: boolean): Promise<Request> {
    if (prepared?.mustReauthenticate === mustReauthenticate) return prepared.request;
    const request = create(mustReauthenticate);
    prepared = { mustReauthenticate, request };
    request.catch(() => {
      prepared = undefined;
    });
    return request;
  }
  return {
    prepare: (mustReauthenticate: boolean): void => void requestFor(mustReauthenticate),
    /** Returns the prepared request, which can be used once. */
    async take(mustReauthenticate: boolean): Promise<Request> {
      const request = await requestFor(mustReauthenticate);
      prepared = undefined;
      return request;
    },
  };
}

/** Posts a form. The request goes on if the page is closed. */
const post = (address: string, form: Record<string, string>) =>
  fetch(address, { method: 'POST', body: new URLSearchParams(form), keepalive: true });

/** Runs in a popup or a hidden frame, and hands the answer to the page that waits for it. */
export async function handAnswerOver(): Promise<void> {
  // The frame only passes its address on, for which the settings do not matter.
  if (location.pathname === silentPath)
    return makeManager({ authority: location.origin, clientId: 'unused' }).signinSilentCallback();
  notifyOpener();
  // The opener closes this window, unless it has moved on.
  if (location.pathname === backPath) setTimeout(() => location.replace('/login'), closeTimeoutMs);
}
