import type { FastifyInstance } from 'fastify';
import type { Database, Transaction } from '../../db/storage';
import { popupOpenerPolicy } from '../../http/pages/security-headers';
import { waitUntilReady } from '../../http/wait-until-ready';
import type { IssuerSettings } from '../id-token';
import { readForms } from '../served-pages/form-requests';
import { serveStylesheet } from '../served-pages/stylesheet';
import { endAccountSessions } from './accounts';
import { removeOldEmailLinks } from './addresses/email-links';
import { addEmailRoutes } from './addresses/email-routes';
import { removeOldAttempts } from './attempts';
import { answerErrorsOfRoutes, sendAwayPage } from './error-pages';
import { identityPath } from './identity-path';
import { addInvitationRoutes } from './letting-in/invitation-routes';
import { removeOldInvitations } from './letting-in/invitations';
import { embeddedIssuerName } from './own-account';
import { addPasswordRoutes, changePasswordPath } from './passwords/password-routes';
import { removeOldResets } from './passwords/reset-links';
import { removeExpiredPayloads } from './provider/payloads';
import { embeddedClientId } from './provider/provider';
import { addProviderRoutes } from './provider/provider-routes';
import { addRegisterRoutes } from './register-routes';
import { type EmbeddedIdentityParts, makeIdentityServices } from './services';
import { addSignInRoutes } from './sign-in-routes';
import { addSignOutRoute } from './sign-out-route';

export interface EmbeddedIdentity {
  issuer: IssuerSettings & { clientId: string; changePasswordPath: string };
  addRoutes(app: FastifyInstance): Promise<void>;
  /** Ends every session of an account at this service. */
  endSessions(transaction: Transaction, accountId: string): Promise<void>;
  /** Removes what has expired, and rotates the keys when due. */
  tidyUp(database: Database, now: number): Promise<void>;
}

/** The embedded identity service: an OpenID Connect issuer with its own accounts. */
export function makeEmbeddedIdentity(parts: EmbeddedIdentityParts): EmbeddedIdentity {
  const services = makeIdentityServices(parts);
  const { look } = services;
  return {
    issuer: {
      issuer: `${parts.publicUrl}${identityPath}`,
      audience: embeddedClientId,
      clientId: embeddedClientId,
      keys: services.keyRing.findVerifyingKey,
      storedIssuer: embeddedIssuerName,
      endsSessions: true,
      changePasswordPath,
    },
    addRoutes: async (app) => {
      await app.register(async (scope) => {
        scope.addHook('onRequest', async (_request, reply) => {
          reply.header(...popupOpenerPolicy);
        });
        waitUntilReady(scope, parts.storage.ready, {
          except: look.stylesheet,
          refuse: (reply) => sendAwayPage(reply, look),
        });
        readForms(scope);
        answerErrorsOfRoutes(scope, look);
        serveStylesheet(scope, look.stylesheet, parts.webDir);
        addSignInRoutes(scope, services);
        addRegisterRoutes(scope, services);
        addPasswordRoutes(scope, services);
        addInvitationRoutes(scope, services);
        addEmailRoutes(scope, services);
        addSignOutRoute(scope, services);
        addProviderRoutes(scope, services);
      });
    },
    endSessions: endAccountSessions,
    async tidyUp(database, now) {
      // The first call creates the keys, so that the first sign-in does not wait for them.
      await services.provider();
      await removeExpiredPayloads(database, now);
      await removeOldAttempts(database, now);
      await removeOldResets(database, now);
      await removeOldInvitations(database, now);
      await removeOldEmailLinks(database, now);
      await services.keyRing.maintain();
    },
  };
}
