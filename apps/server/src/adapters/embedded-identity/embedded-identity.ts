import { eq } from 'drizzle-orm';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isOutOfRoom, isStorageAway } from '../../db/connection/storage-away';
import { identityAccount, type PersonRow } from '../../db/schema/schema';
import type { Database, Transaction } from '../../db/storage';
import { popupOpenerPolicy } from '../../http/pages/security-headers';
import { retryAfterSeconds } from '../../http/send-refusal';
import { waitUntilReady } from '../../http/wait-until-ready';
import type { IssuerSettings } from '../id-token';
import { readForms, sendPage } from '../served-pages/form-requests';
import type { Look } from '../served-pages/layout';
import { serveStylesheet } from '../served-pages/stylesheet';
import { type Account, endAccountSessions } from './accounts';
import { removeOldEmailLinks } from './addresses/email-links';
import { addEmailRoutes } from './addresses/email-routes';
import { removeOldAttempts } from './attempts';
import { identityPath } from './identity-path';
import { embeddedIssuerName } from './issuer-name';
import { addInvitationRoutes } from './letting-in/invitation-routes';
import { removeOldInvitations } from './letting-in/invitations';
import { awayPage, busyPage, errorPage } from './pages/messages';
import { HashingBusy } from './passwords/hashing-gate';
import { addPasswordRoutes, changePasswordPath } from './passwords/password-routes';
import { removeOldResets } from './passwords/reset-links';
import { removeExpiredPayloads } from './payloads';
import { embeddedClientId } from './provider';
import { addRegisterRoutes } from './register-routes';
import { answerByProvider } from './requests';
import { type EmbeddedIdentityParts, type IdentityServices, makeIdentityServices } from './services';
import { addSignInRoutes } from './sign-in-routes';
import { addSignOutRoute } from './sign-out-route';

/** The account of a person, if it is one of the embedded service. */
export async function ownAccountOf(
  reader: Database | Transaction,
  { issuer, subject }: PersonRow,
): Promise<Account | undefined> {
  if (issuer !== embeddedIssuerName) return undefined;
  return (await reader.select().from(identityAccount).where(eq(identityAccount.id, subject)))[0];
}

export interface EmbeddedIdentity {
  issuer: IssuerSettings & { clientId: string; changePasswordPath: string };
  addRoutes(app: FastifyInstance): Promise<void>;
  /** Ends every session of an account at the identity service itself. */
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
      keys: services.keyRing.verifying,
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
          refuse: (reply) => sendAway(reply, look),
        });
        readForms(scope);
        answerErrors(scope, look);
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
      // The first call also creates the keys, so that the first sign-in does not wait for them.
      await services.provider();
      await removeExpiredPayloads(database, now);
      await removeOldAttempts(database, now);
      await removeOldResets(database, now);
      await removeOldInvitations(database, now);
      await removeOldEmailLinks(database, now);
      await services.keyRing.tend();
    },
  };
}

const sendAway = (reply: FastifyReply, look: Look) =>
  sendPage(reply.header('retry-after', retryAfterSeconds), 503, awayPage(look));

/** Answers errors with pages, because people see them. */
function answerErrors(scope: FastifyInstance, look: Look): void {
  scope.setErrorHandler((error: FastifyError, request, reply) => {
    if (error instanceof HashingBusy) {
      return sendPage(reply.header('retry-after', 5), 503, busyPage(look));
    }
    if (error.statusCode === 429) return sendPage(reply, 429, busyPage(look));
    if (isStorageAway(error)) {
      if (!isOutOfRoom(error))
        request.log.warn({ reason: 'storage_away', err: error }, 'a request could not be served');
      return sendAway(reply, look);
    }
    const status = error.statusCode && error.statusCode < 500 ? error.statusCode : 500;
    if (status === 500) request.log.error({ err: error }, 'the identity service failed');
    return sendPage(reply, status, errorPage(look, status === 500 ? 'server_error' : 'invalid_request'));
  });
}

/**
 * Sign-ins begun from one address: forty people in one gym who begin in the same minute can each try three times.
 * Each is stored until it expires.
 */
const signInsPerMinute = 120;

/**
 * Paths of the provider that store nothing of a stranger. All others are limited, in any spelling: for the provider
 * /AUTH and /auth/ are /auth too.
 */
const unlimitedPaths = ['/token', '/token/revocation', '/jwks', '/.well-known/*'];

/** Every other path belongs to oidc-provider, which answers by itself. */
function addProviderRoutes(scope: FastifyInstance, services: IdentityServices): void {
  const byProvider = {
    schema: { hide: true },
    // Before the body is parsed, because the provider parses it itself, and after requests were counted.
    preParsing: async (request: FastifyRequest, reply: FastifyReply) =>
      answerByProvider(await services.provider(), request, reply, services),
    handler: async () => {},
  };
  const limited = {
    ...byProvider,
    config: { rateLimit: { max: signInsPerMinute, timeWindow: '1 minute' } },
  };
  for (const path of unlimitedPaths) scope.all(`${identityPath}${path}`, byProvider);
  // The continuation of a sign-in has its own counter, so that a person who has begun can finish.
  scope.all(`${identityPath}/auth/:uid(^[\\w-]+$)`, limited);
  scope.all(`${identityPath}/*`, limited);
}
