import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Storage } from '../../db/storage';
import { Refusal } from '../../refusals/refusal';
import { sendRefusal } from '../send-refusal';
import type { DiskSpace } from './disk-space';

const answerWithinMs = 1500;
const answerHoldsMs = 1000;

/** For routes that a machine polls every few seconds: two log lines per request hid the rest of a container’s log. */
export const polledRoute = { logLevel: 'warn', schema: { hide: true } } as const;

/**
 * Checks that a table exists and that the session could write. `select 1` also succeeds in a session that sees no
 * table, and a standby answers every read.
 */
const checkStatement = `select from installation where current_setting('transaction_read_only') = 'off'`;

async function answers(storage: Storage): Promise<boolean> {
  const late = wait(answerWithinMs, false, { ref: false });
  const answer = storage.pool.query(checkStatement).then(
    ({ rowCount }) => rowCount === 1,
    () => false,
  );
  return Promise.race([answer, late]);
}

/**
 * Anybody may request this without a rate limit, so only one query runs at a time and its answer is reused for a
 * moment.
 */
function sharedAnswer(check: () => Promise<boolean>, clock: () => number): () => Promise<boolean> {
  let latest: Promise<boolean> | undefined;
  let until = 0;
  return () => {
    if (latest && clock() < until) return latest;
    until = Number.POSITIVE_INFINITY;
    latest = check().finally(() => {
      until = clock() + answerHoldsMs;
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
  let ready = false;
  const storageAnswers = sharedAnswer(() => answers(storage), clock);
  storage.ready.then(
    () => {
      ready = true;
    },
    () => {},
  );
  app.get('/healthz', polledRoute, async () => ({ ok: true }));
  app.get('/readyz', polledRoute, async (_request, reply) => {
    const ok = ready && !diskSpace.isShort() && (await storageAnswers());
    return reply.code(ok ? 200 : 503).send({ ok });
  });
  app.addHook('onRequest', async (request, reply) => {
    // The route decides: /%61pi/ is /api/ too.
    if (ready || !(request.routeOptions.url ?? request.url).startsWith('/api/')) return;
    return sendRefusal(reply, new Refusal('storage_away', 'The server is starting. Try again in a moment.'));
  });
}
