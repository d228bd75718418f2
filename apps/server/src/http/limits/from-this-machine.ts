import type { FastifyRequest } from 'fastify';

const loopback = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);
/** What proxies add to a request that they hand on, each kind its own. */
const handedOn = [
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
  'forwarded',
  'via',
];

/** Asked on this machine and not handed on by a proxy. */
export function isFromThisMachine({ socket, headers }: FastifyRequest): boolean {
  return loopback.has(socket.remoteAddress ?? '') && !handedOn.some((name) => headers[name]);
}
