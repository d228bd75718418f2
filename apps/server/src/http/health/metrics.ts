import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Counter, collectDefaultMetrics, Histogram, type Registry } from 'prom-client';
import type { QueueObserver } from '../../concurrency/keyed-queue';
import type { Config } from '../../config/config';
import { isLoopback } from '../../config/values';
import { renewedFoldsCounter } from '../../log/head';
import { Refusal } from '../../refusals/refusal';
import { isFromThisMachine } from '../limits/from-this-machine';
import { sendRefusal } from '../send-refusal';
import { polledRoute } from './health';

/** How often the delay of the event loop is measured, in ms. The default of 10 kept an idle server awake. */
const eventLoopSampleMs = 100;

type MetricsConfig = Pick<Config, 'publicUrl' | 'metricsToken'>;

/**
 * Allows requests with the token. Requests from this machine need none if the server has no public address; with one
 * they do, because a proxy that does not identify itself looks like this machine too.
 */
function mayRead(request: FastifyRequest, { publicUrl, metricsToken }: MetricsConfig): boolean {
  if (isLoopback(publicUrl) && isFromThisMachine(request)) return true;
  if (!metricsToken) return false;
  const actual = Buffer.from(request.headers.authorization ?? '');
  const expected = Buffer.from(`Bearer ${metricsToken}`);
  return actual.length === expected.length && timingSafeEqual(actual, expected);
}

/**
 * Measures for each queue how long requests waited in it, and how many it refused. In the names of these metrics, which
 * must not change, a queue is a `line` and a wait in it a `turn`.
 */
export function measureQueues(registry: Registry): (queue: string) => QueueObserver {
  const waits = new Histogram({
    name: 'turn_wait_seconds',
    help: 'Time that a request waited in a queue, by queue',
    labelNames: ['line'],
    buckets: [0.001, 0.01, 0.1, 0.5, 1, 2.5, 5, 10],
    registers: [registry],
  });
  const refusals = new Counter({
    name: 'turns_refused_total',
    help: 'Requests refused with 429 because a queue was too long, by queue',
    labelNames: ['line'],
    registers: [registry],
  });
  return (queue) => ({
    onStart: (waitedMs) => waits.observe({ line: queue }, waitedMs / 1000),
    onRefusal: () => refusals.inc({ line: queue }),
  });
}

export function measureRequests(app: FastifyInstance, registry: Registry, config: MetricsConfig): void {
  collectDefaultMetrics({ register: registry, eventLoopMonitoringPrecision: eventLoopSampleMs });
  registry.registerMetric(renewedFoldsCounter);
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
  app.get('/metrics', polledRoute, async (request, reply) => {
    if (!mayRead(request, config)) {
      return sendRefusal(reply, new Refusal('not_signed_in', 'Send METRICS_TOKEN as the bearer token.'));
    }
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}
