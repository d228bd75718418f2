import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Account } from './accounts';
import type { IdentityServices } from './services';

export interface PublicAddress {
  /** The public address, without a path. */
  publicUrl: string;
}

/**
 * The provider makes URLs and cookies from the request's host and protocol. They must follow PUBLIC_URL, whatever a
 * proxy or a visitor sends, so PUBLIC_URL is written into the headers in which a proxy forwards the host and protocol.
 */
export function rawForProvider({ raw }: FastifyRequest, { publicUrl }: PublicAddress): FastifyRequest['raw'] {
  const { protocol, host } = new URL(publicUrl);
  raw.headers['x-forwarded-proto'] = protocol.slice(0, -1);
  raw.headers['x-forwarded-host'] = host;
  return raw;
}

/** The account that is signed in in this browser, with its session. */
export async function findSignedIn(
  services: IdentityServices,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<{ account: Account; sessionId: string } | undefined> {
  const provider = await services.provider();
  const context = provider.createContext(rawForProvider(request, services), reply.raw);
  const session = await provider.Session.get(context);
  const account = session.accountId ? await services.accounts.byId(session.accountId) : undefined;
  return account && { account, sessionId: session.jti };
}
