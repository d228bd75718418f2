import type { ClientMetadata, Configuration, KoaContextWithOIDC } from 'oidc-provider';
import type { Look } from '../../served-pages/layout';
import type { Account, Accounts } from '../accounts';
import { identityPath } from '../identity-path';
import { errorPage, signedOutPage, signOutPage } from '../pages/messages';
import type { Keys } from './key-ring';
import { interactionPolicy, Provider } from './oidc-provider';
import type { makePayloads } from './payloads';

/** The page is the only client. It cannot keep a secret, so it uses PKCE instead. */
export const embeddedClientId = 'hundred';

// oidc-provider counts in seconds.
const minute = 60;
const day = 86_400;
/** How long a sign-in lasts. Each use extends it, so a person who comes back within a month stays signed in. */
const sessionLifetime = 30 * day;
const scope = 'openid email profile';

export interface ProviderParts {
  /** The public address, without a path. */
  publicUrl: string;
  keys: Keys;
  cookieSecret: string;
  accounts: Accounts;
  payloads: ReturnType<typeof makePayloads>;
  look: Look;
  /** Extends a session until this time, in seconds since 1970. False if it has been ended. */
  prolongSession: (id: string, until: number) => Promise<boolean>;
  /** Ends a session with everything that was issued under these grants. */
  endSession: (id: string, grantIds: readonly string[]) => Promise<void>;
  clock: () => number;
}

const isSecure = (publicUrl: string) => publicUrl.startsWith('https:');

/** The attributes of the cookie that holds the session. */
export const sessionCookie = (publicUrl: string) =>
  ({
    httpOnly: true,
    sameSite: 'lax',
    signed: true,
    secure: isSecure(publicUrl),
    path: identityPath,
  }) as const;

type Session = Pick<NonNullable<KoaContextWithOIDC['oidc']['session']>, 'authorizations'>;

/** The grants under which everything of a session is issued. */
export const grantsOf = ({ authorizations }: Session): string[] =>
  Object.values(authorizations ?? {}).flatMap(({ grantId }) => grantId ?? []);

/** The grant of the browser's session. Without one for this person, creates it, because nobody is asked for consent. */
async function findOrCreateGrant(ctx: KoaContextWithOIDC) {
  const { provider, session, client } = ctx.oidc;
  const grantId = session?.grantIdFor(client!.clientId);
  const storedGrant = grantId ? await provider.Grant.find(grantId) : undefined;
  if (storedGrant && storedGrant.accountId === session?.accountId) return storedGrant;
  const grant = new provider.Grant({ clientId: client!.clientId, accountId: session!.accountId! });
  grant.addOIDCScope(scope);
  await grant.save();
  return grant;
}

/**
 * A refresh counts as a use of the session of its token, if the browser has that session. oidc-provider itself counts
 * only visits of its own pages, which a person who stays signed in never makes.
 */
async function prolongOnRefresh(
  ctx: KoaContextWithOIDC,
  { publicUrl, prolongSession, clock }: Pick<ProviderParts, 'publicUrl' | 'prolongSession' | 'clock'>,
): Promise<void> {
  const { provider, cookies, entities } = ctx.oidc;
  const session = await provider.Session.get(ctx);
  if (session.uid !== entities.RefreshToken?.sessionUid) return;
  const until = Math.floor(clock() / 1000) + sessionLifetime;
  // Once a day is enough: a page refreshes every hour.
  if (until - session.exp < day || !(await prolongSession(session.jti, until))) return;
  const cookie = { ...sessionCookie(publicUrl), expires: new Date(until * 1000) };
  cookies.set(provider.cookieName('session'), session.jti, cookie);
}

function cookieSettings({ publicUrl, cookieSecret }: ProviderParts) {
  // Cookies do not distinguish ports: two installations on one machine would sign each other out.
  const { port } = new URL(publicUrl);
  const nameFor = (cookie: string) => `hundred_${cookie}${port ? `_${port}` : ''}`;
  return {
    keys: [cookieSecret],
    names: {
      session: nameFor('session'),
      interaction: nameFor('interaction'),
      resume: nameFor('resume'),
    },
    // `long` is for the session, `short` for a pending sign-in.
    long: sessionCookie(publicUrl),
    short: { httpOnly: true, sameSite: 'lax', signed: true, secure: isSecure(publicUrl) },
  } as const;
}

const claimsOf = ({ id, email, name }: Account, grantId: string | undefined) => ({
  sub: id,
  email,
  sign_in_method: 'password',
  ...(name ? { name } : {}),
  ...(grantId ? { sid: grantId } : {}),
});

const clientSettings = (publicUrl: string): ClientMetadata => ({
  client_id: embeddedClientId,
  token_endpoint_auth_method: 'none',
  grant_types: ['authorization_code', 'refresh_token'],
  response_types: ['code'],
  // Every token says when its owner entered their password, for calls that need a recent sign-in.
  require_auth_time: true,
  redirect_uris: ['callback', 'popup', 'silent'].map((page) => `${publicUrl}/auth/${page}`),
});

const featureSettings = (look: Look): Configuration['features'] => ({
  devInteractions: { enabled: false },
  userinfo: { enabled: false },
  pushedAuthorizationRequests: { enabled: false },
  revocation: { enabled: true },
  rpInitiatedLogout: {
    enabled: true,
    logoutSource(ctx, form) {
      ctx.body = signOutPage(look, form);
    },
    postLogoutSuccessSource(ctx) {
      ctx.body = signedOutPage(look);
    },
  },
});

const lifetimes: Configuration['ttl'] = {
  IdToken: 60 * minute,
  AccessToken: 60 * minute,
  AuthorizationCode: minute,
  Interaction: 20 * minute,
  Session: sessionLifetime,
  RefreshToken: sessionLifetime,
  Grant: 365 * day,
};

function providerSettings(parts: ProviderParts): Configuration {
  const { publicUrl, keys, accounts, payloads, look } = parts;
  const policy = interactionPolicy.base();
  policy.remove('consent');
  return {
    adapter: payloads,
    jwks: { keys: keys.all.map((key) => ({ ...key })) },
    clients: [clientSettings(publicUrl)],
    cookies: cookieSettings(parts),
    claims: { openid: ['sub', 'sign_in_method', 'sid'], email: ['email'], profile: ['name'] },
    // The page has only the identity token, so everything that the server needs must be in it.
    conformIdTokenClaims: false,
    async findAccount(_ctx, id, token) {
      const account = await accounts.byId(id);
      // The claim `sid` is the grant: it ends with the session, but outlives the session's cookie, as refresh tokens
      // do.
      return account && { accountId: id, claims: () => claimsOf(account, token?.grantId) };
    },
    // The one client is the page of this origin: no other page may request tokens for it.
    clientBasedCORS: (_ctx, origin) => origin === new URL(publicUrl).origin,
    loadExistingGrant: findOrCreateGrant,
    interactions: { policy, url: (_ctx, { uid }) => `${identityPath}/interaction/${uid}` },
    issueRefreshToken: (_ctx, client) => client.grantTypeAllowed('refresh_token'),
    // Called before the token is used up: if storage fails in here, the client can retry with the same token.
    async rotateRefreshToken(ctx) {
      await prolongOnRefresh(ctx, parts);
      return true;
    },
    expiresWithSession: () => false,
    pkce: { required: () => true },
    features: featureSettings(look),
    ttl: lifetimes,
    renderError(ctx, { error }) {
      ctx.type = 'html';
      ctx.body = errorPage(look, error);
    },
  };
}

/** The embedded OpenID Connect issuer: its own accounts, one client, no consent. */
export function makeProvider(parts: ProviderParts) {
  const { publicUrl } = parts;
  const provider = new Provider(`${publicUrl}${identityPath}`, providerSettings(parts));
  // oidc-provider ends only the session, and tokens that outlive a session's cookie would stay valid.
  provider.use(async (ctx, next) => {
    await next();
    const { route, params, session } = ctx.oidc ?? {};
    if (route !== 'end_session_confirm' || !params?.logout || !session) return;
    await parts.endSession(session.jti, grantsOf(session));
  });
  // URLs are made from PUBLIC_URL alone: provider-requests.ts puts it where a proxy would.
  provider.proxy = true;
  return provider;
}
