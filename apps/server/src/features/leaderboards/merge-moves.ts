import { sql } from 'drizzle-orm';
import type { Storage } from '../../db/storage';
import { everySecond, type Job } from '../../jobs/every-second';
import type { Logger } from '../../logger';
import { mergeStatement } from './board-statements';

/** So many counts changed, and the moves taken away leave pages that every read would go through. */
const worthSweeping = 100;
/** Any number that nothing else locks. */
const mergeLock = 781_001;

/**
 * Counts what has moved on the boards; returns how many counts that changed. Reads are exact whether or not this
 * ran: it only keeps short what they have to add. Of several servers one does it at a time.
 */
export async function mergeMoves({ database }: Pick<Storage, 'database'>): Promise<number> {
  const { rowCount: waiting } = await database.execute(sql`select from board_move limit 1`);
  if (!waiting) return 0;
  return database.transaction(async (transaction) => {
    const { rows } = await transaction.execute(sql`select pg_try_advisory_xact_lock(${mergeLock}) as mine`);
    if (!rows[0]?.mine) return 0;
    const { rowCount } = await transaction.execute(sql.raw(mergeStatement));
    return rowCount ?? 0;
  });
}

/** Once a second for as long as the server runs. */
export function startMerging(storage: Storage, log: Logger): Job {
  const merge = async () => {
    const changed = await mergeMoves(storage);
    if (changed >= worthSweeping) await storage.pool.query('vacuum board_move');
  };
  return everySecond(storage.ready, merge, (error) =>
    log.warn({ err: error }, 'counting the boards failed; it is tried again in a second'),
  );
}
