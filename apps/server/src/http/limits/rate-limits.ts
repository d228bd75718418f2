import rateLimit from '@fastify/rate-limit';
import type { Call } from '@hundred/contract/call';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../config/config';
import { makeAvailability } from '../../logging/availability';
import { Refusal } from '../../refusals/refusal';
import { LocalCounts } from './local-counts';

/** A person who clicks as fast as they can stays far below; a program in a loop does not. */
const perPersonAndMinute = 300;
/** A club in one gym shares an address: forty people who finish their day in the same minute stay below. */
const perAddressAndMinute = 1200;

/**
 * Counts a request with a valid token. Returns a refusal if it exceeds the limit per person or the limit of its call.
 */
export type LimitPerson = (
  request: FastifyRequest,
  reply: FastifyReply,
  call: Pick<Call, 'path' | 'mostPerMinute'>,
) => Promise<Refusal | undefined>;

/**
 * Pages and their files are cheap and cached, so only calls that query storage or Firebase (below /__/) are counted. The
 * route decides, because a URL can be written in many ways: /%61pi/ is /api/ too.
 */
export const isLimited = ({ routeOptions }: Pick<FastifyRequest, 'routeOptions'>) =>
  /^\/(api|identity|__)\//.test(routeOptions.url ?? '');

const tooManyText = (seconds: number) =>
  `Too many requests. Please try again in ${seconds === 1 ? 'a second' : `${seconds} seconds`}.`;

/**
 * Counters that several servers share. If Redis does not answer, requests are not counted and all are let in, because
 * a missing limit for a while is better than an outage.
 */
async function sharedCounts(app: FastifyInstance, url: string) {
  const { Redis } = await import('ioredis');
  const redis = new Redis(url, {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    connectTimeout: 2000,
    commandTimeout: 250,
  });
  const availability = makeAvailability(app.log);
  redis.on('ready', () => availability.report(true, 'REDIS_URL answers: all servers share the rate limits'));
  redis.on('error', () =>
    availability.report(false, 'REDIS_URL does not answer: there are no rate limits until it does'),
  );
  app.addHook('onClose', async () => redis.disconnect());
  return { redis, nameSpace: 'hundred-limit-', skipOnError: true };
}

/**
 * Limits by address before anything else is checked (IPv6 by its /64 network), and by person once the token is
 * verified.
 */
export async function limitRates(
  app: FastifyInstance,
  {
    isRateLimited,
    redisUrl,
    trustProxy,
    publicUrl,
  }: Pick<Config, 'isRateLimited' | 'redisUrl' | 'trustProxy' | 'publicUrl'>,
): Promise<LimitPerson> {
  if (!isRateLimited) return async () => undefined;
  // This server never speaks https itself, so every request comes from the proxy that does.
  if (publicUrl.startsWith('https:') && trustProxy === false) {
    app.log.warn('TRUST_PROXY is not set: rate limits treat everyone behind the proxy as one caller');
  }
  await app.register(rateLimit, {
    max: perAddressAndMinute,
    timeWindow: '1 minute',
    allowList: (request) => !isLimited(request),
    ...(redisUrl ? await sharedCounts(app, redisUrl) : { store: LocalCounts }),
    errorResponseBuilder: (_request, { ttl }) =>
      Object.assign(new Error(tooManyText(Math.ceil(ttl / 1000))), { statusCode: 429 }),
  });
  // Shared counters are stored side by side, so each needs its own name. `allowList` is empty, because the requests of a
  // person are always counted.
  const countUpTo = (max: number, counterName: string) =>
    app.createRateLimit({ max, allowList: [], keyGenerator: ({ person }) => `${counterName} ${person?.id}` });
  const countAll = countUpTo(perPersonAndMinute, 'all');
  const countByPath = new Map<string, ReturnType<typeof countUpTo>>();
  const countsFor = ({ path, mostPerMinute }: Parameters<LimitPerson>[2]) => {
    if (mostPerMinute === undefined) return [countAll];
    const countCall = countByPath.get(path) ?? countUpTo(mostPerMinute, path);
    countByPath.set(path, countCall);
    return [countAll, countCall];
  };
  return async (request, reply, call) => {
    for (const count of countsFor(call)) {
      const limit = await count(request);
      // `isAllowed` means that the request was not counted.
      if (limit.isAllowed || !limit.isExceeded) continue;
      reply.header('retry-after', limit.ttlInSeconds);
      return new Refusal('rate_limited', tooManyText(limit.ttlInSeconds));
    }
    return undefined;
  };
}
