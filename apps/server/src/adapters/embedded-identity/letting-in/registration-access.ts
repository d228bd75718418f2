import type { FastifyReply, FastifyRequest } from 'fastify';
import { sendPage } from '../../served-pages/form-requests';
import { signInPage } from '../pages/forms';
import { noAccountText, type RegistrationAccess } from '../pages/letting-in';
import type { IdentityServices } from '../services';
import { readInvitation } from './invitation-cookie';
import { lookUpInvitation } from './invitations';

/** Who may register in this browser. A stored invitation counts only while it is good. */
export async function registrationAccess(
  services: IdentityServices,
  request: FastifyRequest,
): Promise<RegistrationAccess> {
  const registration = await services.registration();
  const token = readInvitation(request, services.publicUrl);
  if (token === undefined) return { registration };
  const { state, email } = await lookUpInvitation(services.database, token, services.clock());
  return { registration, invitation: state === 'good' ? { token, email } : undefined };
}

/** Shows the sign-in form, which says why this person may not register. */
export function refuseStranger(
  { look }: IdentityServices,
  reply: FastifyReply,
  basePath: string,
  access: RegistrationAccess,
): FastifyReply {
  return sendPage(
    reply,
    403,
    signInPage(look, basePath, access, { alert: noAccountText(access.registration) }),
  );
}
