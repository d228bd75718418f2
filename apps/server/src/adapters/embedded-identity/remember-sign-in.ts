import { browserIn } from '@hundred/domain/text/browser-name';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Account } from './accounts';
import { rememberDevice } from './known-devices';
import type { IdentityServices } from './services';

/** Remembers the browser of a sign-in by password. The owner is mailed if the browser is new to the account. */
export async function rememberSignIn(
  { database, publicUrl, clock, mail }: IdentityServices,
  request: FastifyRequest,
  reply: FastifyReply,
  { id: accountId, email }: Account,
): Promise<void> {
  const now = clock();
  const device = browserIn(request.headers['user-agent'] ?? '');
  const message = { kind: 'newSignIn', accountId, ...device, at: now } as const;
  await rememberDevice(database, { request, reply, publicUrl }, accountId, now, (transaction) =>
    mail(email, message, transaction),
  );
}
