import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isOwnForm, sendPage } from '../served-pages/form-requests';
import type { Account } from './accounts';
import { identityPath } from './identity-path';
import { isKnownBrowser } from './known-devices';
import { errorPage, expiredPage } from './pages/messages';
import { rawForProvider } from './provider-requests';
import type { IdentityServices } from './services';

/** A pending sign-in: the provider redirected here and waits for a result. */
export interface Interaction {
  /** The path that the addresses of its pages begin with. */
  basePath: string;
  /** Whether an account was used in this browser before, so that the sign-in form comes first. */
  isKnownBrowser: boolean;
  finish(account: Account): Promise<FastifyReply>;
}

export type InteractionHandler = (
  request: FastifyRequest,
  reply: FastifyReply,
  interaction: Interaction,
) => Promise<FastifyReply>;

/** Adds a page of pending sign-ins, below the address of the interaction. */
export function addInteractionRoute(
  app: FastifyInstance,
  services: IdentityServices,
  method: 'GET' | 'POST',
  path: string,
  handle: InteractionHandler,
): void {
  const { look } = services;
  app.route({
    method,
    url: `${identityPath}/interaction/:uid${path}`,
    schema: { hide: true },
    async handler(request, reply) {
      if (method === 'POST' && !isOwnForm(request, services)) {
        return sendPage(reply, 403, errorPage(look, 'foreign_form'));
      }
      const interaction = await interactionOf(services, request, reply);
      return interaction ? handle(request, reply, interaction) : sendPage(reply, 400, expiredPage(look));
    },
  });
}

/** The pending sign-in of this browser. Undefined if it has expired, or if the address is that of another sign-in. */
async function interactionOf(
  services: IdentityServices,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Interaction | undefined> {
  const { uid } = request.params as { uid: string };
  const provider = await services.provider();
  const raw = rawForProvider(request, services);
  const details = await provider.interactionDetails(raw, reply.raw).catch(undefinedIfExpired);
  if (details?.uid !== uid) return undefined;
  return {
    basePath: `${identityPath}/interaction/${uid}`,
    // The page sends `login` after a sign-out, which shows that an account was used here even if the cookie is missing.
    isKnownBrowser: isKnownBrowser(request, services.publicUrl) || details.params.prompt === 'login',
    async finish(account) {
      const login = { accountId: account.id, remember: true, amr: ['pwd'] };
      const next = await provider.interactionResult(raw, reply.raw, { login }).catch(undefinedIfExpired);
      return next === undefined
        ? sendPage(reply, 400, expiredPage(services.look))
        : reply.redirect(next, 303);
    },
  };
}

function undefinedIfExpired(error: Error): undefined {
  if (error.name !== 'SessionNotFound') throw error;
}
