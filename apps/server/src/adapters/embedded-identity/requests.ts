import type { FastifyReply, FastifyRequest } from 'fastify';
import type Provider from 'oidc-provider';
import type { Account } from './accounts';
import { identityPath } from './identity-path';
import type { IdentityServices } from './services';

export interface PublicAddress {
  /** The public address, without a path. */
  publicUrl: string;
}

/**
 * The provider makes URLs and cookies from the request's host and protocol. They must follow PUBLIC_URL, whatever a
 * proxy or a visitor sends, so the provider is shown that one.
 */
export function seenFrom({ raw }: FastifyRequest, { publicUrl }: PublicAddress): FastifyRequest['raw'] {
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
  const context = provider.createContext(seenFrom(request, services), reply.raw);
  const session = await provider.Session.get(context);
  const account = session.accountId ? await services.accounts.byId(session.accountId) : undefined;
  return account && { account, sessionId: session.jti };
}

/** Lets the provider answer a request by itself, with the headers of all our answers. */
export function answerByProvider(
  provider: Provider,
  request: FastifyRequest,
  reply: FastifyReply,
  address: PublicAddress,
): void {
  reply.hijack();
  const raw = seenFrom(request, address) as FastifyRequest['raw'] & { originalUrl?: string };
  const url = raw.url ?? '/';
  raw.originalUrl = url;
  raw.url = url.slice(identityPath.length) || '/';
  for (const [name, value] of Object.entries(reply.getHeaders())) {
    if (value !== undefined) reply.raw.setHeader(name, value);
  }
  void provider.callback()(raw, reply.raw);
}
