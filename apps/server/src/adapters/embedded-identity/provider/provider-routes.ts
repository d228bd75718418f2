import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type Provider from 'oidc-provider';
import { identityPath } from '../identity-path';
import { type PublicAddress, rawForProvider } from '../provider-requests';
import type { IdentityServices } from '../services';

/**
 * Sign-ins begun from one IP address: forty people in one gym who begin in the same minute can each try three times.
 * There is a limit because each sign-in is stored until it expires.
 */
const signInsPerMinute = 120;

/**
 * Paths of the provider that store nothing of a stranger. All others are limited, in any spelling: for the provider
 * /AUTH and /auth/ are /auth too.
 */
const unlimitedPaths = ['/token', '/token/revocation', '/jwks', '/.well-known/*'];

/** Every path of the identity service without a route of ours belongs to oidc-provider, which answers by itself. */
export function addProviderRoutes(scope: FastifyInstance, services: IdentityServices): void {
  const unlimitedRoute = {
    schema: { hide: true },
    // Runs before the body is parsed, because the provider parses it itself, and after requests are counted.
    preParsing: async (request: FastifyRequest, reply: FastifyReply) =>
      answerByProvider(await services.provider(), request, reply, services),
    handler: async () => {},
  };
  const limitedRoute = {
    ...unlimitedRoute,
    config: { rateLimit: { max: signInsPerMinute, timeWindow: '1 minute' } },
  };
  for (const path of unlimitedPaths) scope.all(`${identityPath}${path}`, unlimitedRoute);
  // The continuation of a sign-in has its own counter, so that a person who has begun can finish.
  scope.all(`${identityPath}/auth/:uid(^[\\w-]+$)`, limitedRoute);
  scope.all(`${identityPath}/*`, limitedRoute);
}

/** Lets the provider answer a request by itself, with the headers of all our answers. */
function answerByProvider(
  provider: Provider,
  request: FastifyRequest,
  reply: FastifyReply,
  address: PublicAddress,
): void {
  reply.hijack();
  const raw = rawForProvider(request, address) as FastifyRequest['raw'] & { originalUrl?: string };
  const url = raw.url ?? '/';
  raw.originalUrl = url;
  raw.url = url.slice(identityPath.length) || '/';
  for (const [name, value] of Object.entries(reply.getHeaders())) {
    if (value !== undefined) reply.raw.setHeader(name, value);
  }
  void provider.callback()(raw, reply.raw);
}
