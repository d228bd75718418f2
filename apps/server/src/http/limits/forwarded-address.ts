import type { FastifyInstance } from 'fastify';
import { Counter, type Registry } from 'prom-client';
import type { Config } from '../../config/config';
import { isLimited } from './rate-limits';

/**
 * Counts requests without a forwarded address, and warns of the first. Such requests show that a proxy does not forward
 * client addresses. Then everyone shares the proxy's address and its limit, and a client that sends the header itself can
 * claim any address. Requests that have no limit, such as health checks, are ignored.
 */
export function watchForwarding(
  app: FastifyInstance,
  trustProxy: Config['trustProxy'],
  registry: Registry,
): void {
  if (trustProxy === false) return;
  const requestsWithout = new Counter({
    name: 'requests_without_forwarded_address_total',
    help: 'Requests that came without X-Forwarded-For although TRUST_PROXY is set',
    registers: [registry],
  });
  let hasWarned = false;
  app.addHook('onRequest', async (request) => {
    if (request.headers['x-forwarded-for'] !== undefined || !isLimited(request)) return;
    requestsWithout.inc();
    if (hasWarned) return;
    hasWarned = true;
    app.log.warn(
      'TRUST_PROXY is set, but requests come without X-Forwarded-For. Let the proxy set it to the caller’s address. Until then, rate limits treat everyone as one caller (see deploy/nginx.conf)',
    );
  });
}
