import type { FastifyInstance } from 'fastify';
import { Counter, type Registry } from 'prom-client';
import type { Config } from '../../config/config';
import { isLimited } from './rate-limits';

/**
 * A proxy that does not forward client addresses makes all people share one address, and passes on whatever address a
 * client claims. Both show in requests without a forwarded address. Health checks from this machine are ignored.
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
  let isWarned = false;
  app.addHook('onRequest', async (request) => {
    if (request.headers['x-forwarded-for'] !== undefined || !isLimited(request)) return;
    requestsWithout.inc();
    if (isWarned) return;
    isWarned = true;
    app.log.warn(
      'TRUST_PROXY is set, but requests come without X-Forwarded-For. Let the proxy set it to the caller’s address. Until then, rate limits treat everyone as one caller (see deploy/nginx.conf)',
    );
  });
}
