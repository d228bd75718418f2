import type { FastifyInstance } from 'fastify';
import { Refusal } from '../refusals/refusal';
import { sendRefusal } from './send-refusal';

declare module 'fastify' {
  interface FastifyRequest {
    /** The instant of this request, in milliseconds since 1970: the only clock that features read. */
    now: number;
  }
}

const isoInstant = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?(Z|[+-]\d{2}:\d{2})$/;

/**
 * Sets the instant of each request from `clock`, which is the machine's. Under TEST_CLOCK a request may set its own
 * with `x-test-now`. The `date` header uses the same clock, because pages read the server's time from it.
 */
export function setRequestClock(app: FastifyInstance, clock: () => number, hasTestClock: boolean): void {
  app.decorateRequest('now', 0);
  app.addHook('onRequest', async (request, reply) => {
    request.now = clock();
    const chosen = hasTestClock ? request.headers['x-test-now'] : undefined;
    if (chosen === undefined) return;
    const instant = typeof chosen === 'string' && isoInstant.test(chosen) ? Date.parse(chosen) : Number.NaN;
    if (Number.isNaN(instant)) {
      const message = 'x-test-now: must be an ISO instant such as 2026-01-31T08:00:00Z';
      return sendRefusal(reply, new Refusal('invalid_input', message, { field: 'x-test-now' }));
    }
    request.now = instant;
    reply.header('date', new Date(instant).toUTCString());
  });
}
