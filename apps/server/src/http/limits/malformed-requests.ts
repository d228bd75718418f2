import type { FastifyInstance } from 'fastify';
import { Counter, type Registry } from 'prom-client';
import { Refusal } from '../../refusals/refusal';
import { sendRefusal } from '../send-refusal';

/**
 * Counts malformed requests, and warns of the first. Such a request closes its connection while an earlier request on
 * it is being served, and a closed connection has no address. Node remembers an address once it was read, so the address
 * is read when the connection is made.
 */
export function watchMalformedRequests(app: FastifyInstance, registry: Registry): void {
  const malformed = new Counter({
    name: 'malformed_requests_total',
    help: 'Requests that were not valid HTTP',
    registers: [registry],
  });
  let hasWarned = false;
  app.server.on('connection', (socket) => void socket.remoteAddress);
  app.server.on('clientError', ({ code }: NodeJS.ErrnoException) => {
    // Only errors of the parser: a connection that was reset or timed out has other codes.
    if (!code?.startsWith('HPE_')) return;
    malformed.inc();
    if (hasWarned) return;
    hasWarned = true;
    app.log.warn({ code }, 'a request was not valid HTTP. The metric malformed_requests_total counts them');
  });
  app.addHook('onRequest', async (request, reply) => {
    // A connection that was closed before it was accepted has no address to count the request for. Nobody reads this
    // answer.
    if ((request.ip as string | undefined) === undefined) {
      return sendRefusal(reply, new Refusal('invalid_input', 'The connection is closed.'));
    }
  });
}
