import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Counter, collectDefaultMetrics, Histogram, type Registry } from 'prom-client';
import { foldsRenewed } from '../challenge-log/folds-renewed';
import type { TurnsSeen } from '../turns';
import { isFromThisMachine } from './from-this-machine';
import { Refusal, sendRefusal } from './refusal';

/** Asked on this machine and not handed on by a proxy, or with the token. */
function mayRead(request: FastifyRequest, token: string | undefined): boolean {
  if (isFromThisMachine(request)) return true;
  if (!token) return false;
  const given = Buffer.from(request.headers.authorization ?? '');
  const expected = Buffer.from(`Bearer ${token}`);
  return given.length === expected.length && timingSafeEqual(given, expected);
}

/** Says of each line how long requests waited in it, and how many found it too long. */
export function measureTurns(registry: Registry): (line: string) => TurnsSeen {
  const waits = new Histogram({
    name: 'turn_wait_seconds',
    help: 'Time that a request waited for its turn, by line',
    labelNames: ['line'],
    buckets: [0.001, 0.01, 0.1, 0.5, 1, 2.5, 5, 10],
    registers: [registry],
  });
  const refusals = new Counter({
    name: 'turns_refused_total',
    help: 'Requests refused with 429 because too many waited before them, or for too long, by line',
    labelNames: ['line'],
    registers: [registry],
  });
  return (line) => ({
    waited: (milliseconds) => waits.observe({ line }, milliseconds / 1000),
    refused: () => refusals.inc({ line }),
  });
}

export function measureRequests(app: FastifyInstance, registry: Registry, token: string | undefined): void {
  collectDefaultMetrics({ register: registry });
  registry.registerMetric(foldsRenewed);
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the first byte read to the last byte written, by route',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
    registers: [registry],
  });
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none';
    durations.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
  });
  app.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
    if (!mayRead(request, token)) {
      return sendRefusal(
        reply,
        new Refusal('not_signed_in', 'Ask from this machine, or with METRICS_TOKEN.'),
      );
    }
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}
