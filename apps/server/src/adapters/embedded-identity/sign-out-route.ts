import type { FastifyInstance } from 'fastify';
import type Provider from 'oidc-provider';
import { endSession } from './payloads';
import { embeddedClientId, identityPath } from './provider';
import { handOver, seenFrom } from './requests';
import type { IdentityServices } from './services';

/** Whose token the app shows, expired or not; undefined where it is not one of ours. */
async function subjectOf(provider: Provider, hint: string | undefined): Promise<string | undefined> {
  if (!hint) return undefined;
  const client = await provider.Client.find(embeddedClientId);
  const known = await provider.IdToken.validate(hint, client!).catch(() => undefined);
  const { sub, aud } = known?.payload ?? {};
  return aud === embeddedClientId && typeof sub === 'string' ? sub : undefined;
}

/**
 * Signs out without a further question where the app shows the token of the person who is signed in: then it
 * is they who ask. Anything else, such as a link on another site, gets the provider's own page, which asks.
 */
export function addSignOutRoute(app: FastifyInstance, services: IdentityServices): void {
  app.get(`${identityPath}/session/end`, { schema: { hide: true } }, async (request, reply) => {
    const provider = await services.provider();
    const asked = request.query as Record<string, string | undefined>;
    const raw = seenFrom(request, services);
    const context = provider.createContext(raw, reply.raw);
    const session = await provider.Session.get(context);
    const subject = await subjectOf(provider, asked.id_token_hint);
    if (!subject || (session.accountId && session.accountId !== subject)) {
      return handOver(provider, request, reply, services);
    }
    const grants = Object.values(session.authorizations ?? {}).flatMap(({ grantId }) => grantId ?? []);
    await endSession(services.database, session.jti, grants);
    context.cookies.set(provider.cookieName('session'), null, services.sessionCookie);
    const client = await provider.Client.find(embeddedClientId);
    const wanted = asked.post_logout_redirect_uri;
    const next = new URL(
      wanted && client!.postLogoutRedirectUriAllowed(wanted) ? wanted : `${services.publicUrl}/login`,
    );
    if (asked.state) next.searchParams.set('state', asked.state);
    return reply.redirect(next.href, 303);
  });
}
