import type { FastifyInstance } from 'fastify';
import { isOwnForm } from '../served-pages/form-requests';
import { identityPath } from './identity-path';
import { endSession } from './provider/payloads';
import { grantsOf } from './provider/provider';
import { rawForProvider } from './provider-requests';
import type { IdentityServices } from './services';

/**
 * Ends the session of this browser without confirmation if our page requests it: no other page can send this
 * request with our cookie. A link to the same address gets the provider's own page, which asks for confirmation.
 */
export function addSignOutRoute(app: FastifyInstance, services: IdentityServices): void {
  app.post(`${identityPath}/session/end`, { schema: { hide: true } }, async (request, reply) => {
    if (!isOwnForm(request, services)) return reply.code(403).send();
    const provider = await services.provider();
    const context = provider.createContext(rawForProvider(request, services), reply.raw);
    const session = await provider.Session.get(context);
    await endSession(services.database, session.jti, grantsOf(session));
    context.cookies.set(provider.cookieName('session'), null, services.sessionCookie);
    return reply.code(204).send();
  });
}
