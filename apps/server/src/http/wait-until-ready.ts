import type { FastifyInstance, FastifyReply } from 'fastify';
import { Refusal } from '../refusals/refusal';
import { inTime } from './in-time';

/** A server that has just been started may be ready in a moment. */
const patienceMs = 3000;

/**
 * Refuses requests while storage is not ready, instead of letting them wait for a database that may be away for hours.
 * The path `except` is served all the same, because it needs no storage.
 */
export function waitUntilReady(
  scope: FastifyInstance,
  ready: Promise<void>,
  { except, refuse }: { except: string; refuse: (reply: FastifyReply) => FastifyReply },
): void {
  let isReady = false;
  // If storage never gets ready, the program ends and says why.
  const waiting = ready.then(
    () => {
      isReady = true;
    },
    () => {},
  );
  scope.addHook('onRequest', async ({ routeOptions }, reply) => {
    if (isReady || routeOptions.url === except) return;
    if ((await inTime(waiting, patienceMs)) instanceof Refusal) return refuse(reply);
  });
}
