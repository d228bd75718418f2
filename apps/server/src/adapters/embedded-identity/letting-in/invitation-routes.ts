import type { FastifyInstance } from 'fastify';
import { sendPage } from '../../served-pages/form-requests';
import { invitationPage, noInvitationPage } from '../pages/letting-in';
import type { IdentityServices } from '../services';
import { rememberInvitation } from './invitation-cookie';
import { invitationPath, lookUpInvitation } from './invitations';

/**
 * The page of an invitation. A cookie remembers the invitation, because the app begins every sign-in itself, and the
 * address of a sign-in cannot carry the secret. Opening the page does not use up the invitation.
 */
export function addInvitationRoutes(app: FastifyInstance, services: IdentityServices): void {
  const { look, database, clock, publicUrl } = services;
  app.get(invitationPath, { schema: { hide: true } }, async (request, reply) => {
    const { token } = request.query as { token?: unknown };
    const tokenInUrl = typeof token === 'string' ? token : '';
    const { state, email } = await lookUpInvitation(database, tokenInUrl, clock());
    if (state !== 'good') return sendPage(reply, 400, noInvitationPage(look, state));
    if ((await services.registration()) === 'closed') {
      return sendPage(reply, 403, noInvitationPage(look, 'closed'));
    }
    rememberInvitation(reply, publicUrl, tokenInUrl);
    return sendPage(reply, 200, invitationPage(look, email));
  });
}
