import { localDateIn } from '@hundred/domain/days/zones';
import { everySecond, type Job, mayRest } from '../../concurrency/every-second';
import type { Storage } from '../../db/storage';
import type { Logger } from '../../logging/logger';
import { copyCounts } from './copy-counts';
import { mergeMoves } from './merge-moves';

/** After this many changed counts, the deleted moves leave pages that every read would scan. */
const worthSweeping = 100;

/**
 * Runs once a second, and less often while nothing changes, because reads are exact anyway. Once a UTC day the counts
 * are copied first.
 */
export function startCounting(storage: Storage, clock: () => number, log: Logger): Job {
  let copiedOn = '';
  const count = async () => {
    const day = localDateIn('UTC', clock());
    if (day > copiedOn && (await copyCounts(storage, day))) copiedOn = day;
    const changed = await mergeMoves(storage);
    if (changed === 0) return mayRest;
    if (changed >= worthSweeping) await storage.pool.query('vacuum board_move');
  };
  return everySecond(storage.ready, count, (error) =>
    log.warn({ err: error }, 'could not count the boards; trying again in a second'),
  );
}
