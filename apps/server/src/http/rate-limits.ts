import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';

/** A person clicking as fast as they can stays far below; a program in a loop does not. */
const requestsPerMinute = 300;

export async function limitRates(app: FastifyInstance, on: boolean): Promise<void> {
  if (!on) return;
  await app.register(rateLimit, {
    max: requestsPerMinute,
    timeWindow: '1 minute',
    // Pages and their files are cheap and cached; what asks the storage counts.
    allowList: (request) => !/^\/(api|identity)\//.test(request.url),
    errorResponseBuilder: (_request, context) =>
      Object.assign(new Error(`Too many requests. Please try again in ${context.after}.`), {
        statusCode: 429,
      }),
  });
}
