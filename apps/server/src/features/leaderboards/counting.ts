import { localDateIn } from '@hundred/domain/days/zones';
import { everySecond, type Job, mayRest } from '../../concurrency/every-second';
import type { Storage } from '../../db/storage';
import type { Logger } from '../../logging/logger';
import { copyCounts } from './copy-counts';
import { mergeMoves } from './merge-moves';

/** So many counts changed, and the moves taken away leave pages that every read would go through. */
const worthSweeping = 100;

/**
 * Once a second for as long as the server runs, less often while nobody moves: reads are exact all the same. Once a UTC
 * day the counts are copied first.
 */
export function startCounting(storage: Storage, clock: () => number, log: Logger): Job {
  let begun = '';
  const count = async () => {
    const day = localDateIn('UTC', clock());
    if (day > begun && (await copyCounts(storage, day))) begun = day;
    const changed = await mergeMoves(storage);
    if (changed === 0) return mayRest;
    if (changed >= worthSweeping) await storage.pool.query('vacuum board_move');
  };
  return everySecond(storage.ready, count, (error) =>
    log.warn({ err: error }, 'counting the boards failed; it is tried again in a second'),
  );
}
