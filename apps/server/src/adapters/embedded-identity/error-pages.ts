import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify';
import type Provider from 'oidc-provider';
import { isOutOfRoom, isStorageAway } from '../../db/connection/storage-away';
import { retryAfterSeconds } from '../../http/send-refusal';
import type { Logger } from '../../logging/logger';
import { sendPage } from '../served-pages/form-requests';
import type { Look } from '../served-pages/layout';
import { awayPage, busyPage, errorPage } from './pages/messages';
import { HashingBusy } from './passwords/hashing-gate';

/** By then a part of the passwords that wait in `hashing-gate.ts` is checked. */
const retryBusyAfterSeconds = 5;

export const sendAwayPage = (reply: FastifyReply, look: Look) =>
  sendPage(reply.header('retry-after', retryAfterSeconds), 503, awayPage(look));

/** Answers errors of our own routes with pages, because people see them. */
export function answerErrorsOfRoutes(scope: FastifyInstance, look: Look): void {
  scope.setErrorHandler((error: FastifyError, request, reply) => {
    if (error instanceof HashingBusy) {
      return sendPage(reply.header('retry-after', retryBusyAfterSeconds), 503, busyPage(look));
    }
    if (error.statusCode === 429) return sendPage(reply, 429, busyPage(look));
    if (isStorageAway(error)) {
      logStorageAway(request.log, error);
      return sendAwayPage(reply, look);
    }
    const status = error.statusCode && error.statusCode < 500 ? error.statusCode : 500;
    if (status === 500) request.log.error({ err: error }, 'the identity service failed');
    return sendPage(reply, status, errorPage(look, status === 500 ? 'server_error' : 'invalid_request'));
  });
}

/** Answers the errors of the provider. If storage is away, the answer says when to retry. */
export function answerErrorsOfProvider(provider: Provider, look: Look, log: Logger): void {
  provider.on('server_error', (ctx, error) => {
    if (!isStorageAway(error)) return log.error({ err: error }, 'the identity service failed');
    logStorageAway(log, error);
    ctx.status = 503;
    ctx.set('retry-after', String(retryAfterSeconds));
    if (ctx.type === 'text/html') ctx.body = awayPage(look);
    else ctx.body = { error: 'temporarily_unavailable' };
  });
}

/** A full disk is logged once, with instructions (`http/health/disk-space.ts`), and not with every request. */
function logStorageAway(log: Pick<Logger, 'warn'>, error: Error): void {
  if (!isOutOfRoom(error)) log.warn({ reason: 'storage_away', err: error }, 'a request could not be served');
}
