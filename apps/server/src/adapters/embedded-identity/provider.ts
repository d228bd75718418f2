import type { KoaContextWithOIDC } from 'oidc-provider';
import type { Look } from '../served-pages/layout';
import type { Accounts } from './accounts';
import type { Keys } from './key-ring';
import { interactionPolicy, Provider } from './oidc-provider';
import { errorPage, signedOutPage, signOutPage } from './pages/messages';
import type { makePayloads } from './payloads';

export const identityPath = '/identity';
/** The page is the only client. It keeps no secret, so it has none: PKCE takes its place. */
export const embeddedClientId = 'hundred';

const minute = 60;
const day = 86_400;
/** Each use begins it anew: who comes back within a month stays signed in. */
const rememberedFor = 30 * day;
const scope = 'openid email profile';

export interface ProviderParts {
  /** The address people use, without a path. */
  publicUrl: string;
  keys: Keys;
  cookieSecret: string;
  accounts: Accounts;
  payloads: ReturnType<typeof makePayloads>;
  look: Look;
  /** Lets a session last until then, in seconds. False where it has been ended. */
  prolongSession: (id: string, until: number) => Promise<boolean>;
  /** Ends a session with everything that was given out under these grants. */
  endSession: (id: string, grantIds: readonly string[]) => Promise<void>;
  clock: () => number;
}

const isSecure = (publicUrl: string) => publicUrl.startsWith('https:');

export const sessionCookie = (publicUrl: string) =>
  ({
    httpOnly: true,
    sameSite: 'lax',
    signed: true,
    secure: isSecure(publicUrl),
    path: identityPath,
  }) as const;

type Session = Pick<NonNullable<KoaContextWithOIDC['oidc']['session']>, 'authorizations'>;

/** What was given out in a session is given out under these. */
export const grantsOf = ({ authorizations }: Session): string[] =>
  Object.values(authorizations ?? {}).flatMap(({ grantId }) => grantId ?? []);

async function grantFor(ctx: KoaContextWithOIDC) {
  const { provider, session, client } = ctx.oidc;
  const known = session?.grantIdFor(client!.clientId);
  const kept = known ? await provider.Grant.find(known) : undefined;
  if (kept && kept.accountId === session?.accountId) return kept;
  const grant = new provider.Grant({ clientId: client!.clientId, accountId: session!.accountId! });
  grant.addOIDCScope(scope);
  await grant.save();
  return grant;
}

/**
 * A refresh is a use of the session that its token was given in, where the browser is the one that has it. oidc-provider
 * itself counts only visits of its own pages, which whoever stays signed in never makes.
 */
async function prolongOnRefresh(
  ctx: KoaContextWithOIDC,
  { publicUrl, prolongSession, clock }: Pick<ProviderParts, 'publicUrl' | 'prolongSession' | 'clock'>,
): Promise<void> {
  const { provider, cookies, entities } = ctx.oidc;
  const session = await provider.Session.get(ctx);
  if (session.uid !== entities.RefreshToken?.sessionUid) return;
  const until = Math.floor(clock() / 1000) + rememberedFor;
  // A page refreshes every hour.
  if (until - session.exp < day || !(await prolongSession(session.jti, until))) return;
  const lasting = { ...sessionCookie(publicUrl), expires: new Date(until * 1000) };
  cookies.set(provider.cookieName('session'), session.jti, lasting);
}

/** The embedded OpenID Connect issuer: accounts of our own, one client, nothing to consent to. */
export function makeProvider(parts: ProviderParts) {
  const { publicUrl, keys, cookieSecret, accounts, payloads, look } = parts;
  const policy = interactionPolicy.base();
  policy.remove('consent');
  // Cookies do not tell ports apart: two installations on one machine would sign each other out.
  const port = new URL(publicUrl).port;
  const cookie = (name: string) => `hundred_${name}${port ? `_${port}` : ''}`;
  const provider = new Provider(`${publicUrl}${identityPath}`, {
    adapter: payloads,
    jwks: { keys: keys.all.map((key) => ({ ...key })) },
    clients: [
      {
        client_id: embeddedClientId,
        token_endpoint_auth_method: 'none',
        grant_types: ['authorization_code', 'refresh_token'],
        response_types: ['code'],
        redirect_uris: ['callback', 'popup', 'silent'].map((page) => `${publicUrl}/auth/${page}`),
      },
    ],
    cookies: {
      keys: [cookieSecret],
      names: {
        session: cookie('session'),
        interaction: cookie('interaction'),
        resume: cookie('resume'),
      },
      long: sessionCookie(publicUrl),
      short: { httpOnly: true, sameSite: 'lax', signed: true, secure: isSecure(publicUrl) },
    },
    claims: { openid: ['sub', 'sign_in_method', 'sid'], email: ['email'], profile: ['name'] },
    // The page has nothing but the identity token: what the server needs to know must be in it.
    conformIdTokenClaims: false,
    async findAccount(_ctx, id, token) {
      const account = await accounts.byId(id);
      if (!account) return undefined;
      const { email, name } = account;
      // The grant stands for the session: it ends with it, and like the refresh tokens under it outlives its cookie.
      const sid = token?.grantId;
      return {
        accountId: id,
        claims: () => ({
          sub: id,
          email,
          sign_in_method: 'password',
          ...(name ? { name } : {}),
          ...(sid ? { sid } : {}),
        }),
      };
    },
    // The one client is the page of this very origin: no other page may ask in its name.
    clientBasedCORS: (_ctx, origin) => origin === new URL(publicUrl).origin,
    loadExistingGrant: grantFor,
    interactions: { policy, url: (_ctx, { uid }) => `${identityPath}/interaction/${uid}` },
    issueRefreshToken: (_ctx, client) => client.grantTypeAllowed('refresh_token'),
    // Asked before the token is used up: where storage goes away in here, it can be sent once more.
    async rotateRefreshToken(ctx) {
      await prolongOnRefresh(ctx, parts);
      return true;
    },
    expiresWithSession: () => false,
    pkce: { required: () => true },
    features: {
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
    },
    ttl: {
      IdToken: 60 * minute,
      AccessToken: 60 * minute,
      AuthorizationCode: minute,
      Interaction: 20 * minute,
      Session: rememberedFor,
      RefreshToken: rememberedFor,
      Grant: 365 * day,
    },
    renderError(ctx, { error }) {
      ctx.type = 'html';
      ctx.body = errorPage(look, error);
    },
  });
  // oidc-provider ends the session alone, and tokens that may outlive a session's cookie go on.
  provider.use(async (ctx, next) => {
    await next();
    const { route, params, session } = ctx.oidc ?? {};
    if (route !== 'end_session_confirm' || !params?.logout || !session) return;
    await parts.endSession(session.jti, grantsOf(session));
  });
  // Addresses are made from PUBLIC_URL alone: see requests.ts, which puts it where a proxy would.
  provider.proxy = true;
  return provider;
}
