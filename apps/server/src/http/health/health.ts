import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Storage } from '../../db/storage';
import { Refusal } from '../../refusals/refusal';
import { sendRefusal } from '../send-refusal';
import type { DiskSpace } from './disk-space';

const answerWithinMs = 1500;
const answerReusedForMs = 1000;

/** For routes that a machine polls every few seconds: two log lines per request hid the rest of a container’s log. */
export const polledRoute = { logLevel: 'warn', schema: { hide: true } } as const;

/**
 * Checks that a table exists and that the session could write. `select 1` also succeeds in a session that sees no
 * table, and a standby answers every read.
 */
const checkStatement = `select from installation where current_setting('transaction_read_only') = 'off'`;

async function isStorageWritable(storage: Storage): Promise<boolean> {
  const timeout = wait(answerWithinMs, false, { ref: false });
  const answer = storage.pool.query(checkStatement).then(
    ({ rowCount }) => rowCount === 1,
    () => false,
  );
  return Promise.race([answer, timeout]);
}

/**
 * Runs one check at a time and reuses its answer for a moment, because anybody may request `/readyz` without a rate
 * limit.
 */
function shareAnswer(check: () => Promise<boolean>, clock: () => number): () => Promise<boolean> {
  let latest: Promise<boolean> | undefined;
  let reusableUntil = 0;
  return () => {
    if (latest && clock() < reusableUntil) return latest;
    reusableUntil = Number.POSITIVE_INFINITY;
    latest = check().finally(() => {
      reusableUntil = clock() + answerReusedForMs;
    });
    return latest;
  };
}

/**
 * `/healthz`: this process runs. `/readyz`: it can serve people, so storage works and has free space. While the
 * tables are not there yet, every call of the API is refused instead of failing somewhere inside.
 */
export function reportHealth(
  app: FastifyInstance,
  storage: Storage,
  diskSpace: Pick<DiskSpace, 'isShort'>,
  clock = () => performance.now(),
): void {
  let isReady = false;
  const canWrite = shareAnswer(() => isStorageWritable(storage), clock);
  storage.ready.then(
    () => {
      isReady = true;
    },
    // If storage never gets ready, the program ends and says why.
    () => {},
  );
  app.get('/healthz', polledRoute, async () => ({ ok: true }));
  app.get('/readyz', polledRoute, async (_request, reply) => {
    const ok = isReady && !diskSpace.isShort() && (await canWrite());
    return reply.code(ok ? 200 : 503).send({ ok });
  });
  app.addHook('onRequest', async (request, reply) => {
    // The route decides, not the URL, which can be written in many ways: /%61pi/ is /api/ too.
    if (isReady || !(request.routeOptions.url ?? request.url).startsWith('/api/')) return;
    return sendRefusal(reply, new Refusal('storage_away', 'The server is starting. Try again in a moment.'));
  });
}
