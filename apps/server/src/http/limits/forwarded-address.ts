import type { FastifyInstance } from 'fastify';
import { Counter, type Registry } from 'prom-client';
import type { Config } from '../../config/config';
import { isLimited } from './rate-limits';

/**
 * A proxy that does not say whom it asks for makes everybody one address, and hands on whatever address a caller claims.
 * Both show in requests that come without one. Those of this machine's own checks are not people's.
 */
export function watchForwarding(
  app: FastifyInstance,
  trustProxy: Config['trustProxy'],
  registry: Registry,
): void {
  if (trustProxy === false) return;
  const without = new Counter({
    name: 'requests_without_forwarded_address_total',
    help: 'Requests that came without X-Forwarded-For although TRUST_PROXY is set',
    registers: [registry],
  });
  let warned = false;
  app.addHook('onRequest', async (request) => {
    if (request.headers['x-forwarded-for'] !== undefined || !isLimited(request)) return;
    without.inc();
    if (warned) return;
    warned = true;
    app.log.warn(
      'TRUST_PROXY is set and requests come without X-Forwarded-For: let the proxy set it to the address of the caller, or limits take everybody for one (see deploy/nginx.conf)',
    );
  });
}
