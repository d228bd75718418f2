import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config';
import { Refusal } from './refusal';

/** A person clicking as fast as they can stays far below; a program in a loop does not. */
const perPerson = 300;
/** A club in one gym shares an address: forty people who finish their day in the same minute stay below. */
const perAddress = 1200;

/** Counts a request of somebody whose token was good; a refusal where it is one too many. */
export type LimitPerson = (request: FastifyRequest, reply: FastifyReply) => Promise<Refusal | undefined>;

const tooMany = (seconds: number) =>
  `Too many requests. Please try again in ${seconds === 1 ? 'a second' : `${seconds} seconds`}.`;

/**
 * By address before anything else is looked at, IPv6 by its network of 64 bits; by person once the token is
 * known, from wherever they ask.
 */
export async function limitRates(
  app: FastifyInstance,
  { rateLimit: on, trustProxy, publicUrl }: Pick<Config, 'rateLimit' | 'trustProxy' | 'publicUrl'>,
): Promise<LimitPerson> {
  if (!on) return async () => undefined;
  // We speak no https ourselves: every request comes from the proxy that does.
  if (publicUrl.startsWith('https:') && trustProxy === false) {
    app.log.warn('TRUST_PROXY is not set: limits take everybody behind the proxy for one address');
  }
  await app.register(rateLimit, {
    max: perAddress,
    timeWindow: '1 minute',
    // Pages and their files are cheap and cached; what asks the storage or Firebase (__) counts. By its route, because
    // an address can be written in many ways: /%61pi/ is /api/ too.
    allowList: ({ routeOptions }) => !/^\/(api|identity|__)\//.test(routeOptions.url ?? ''),
    errorResponseBuilder: (_request, { ttl }) =>
      Object.assign(new Error(tooMany(Math.ceil(ttl / 1000))), { statusCode: 429 }),
  });
  const count = app.createRateLimit({
    max: perPerson,
    allowList: [],
    keyGenerator: ({ person }) => person?.id ?? '',
  });
  return async (request, reply) => {
    const counted = await count(request);
    if (counted.isAllowed || !counted.isExceeded) return undefined;
    reply.header('retry-after', counted.ttlInSeconds);
    return new Refusal('rate_limited', tooMany(counted.ttlInSeconds));
  };
}
