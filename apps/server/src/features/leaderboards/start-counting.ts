import { localDateIn } from '@hundred/domain/days/zones';
import { everySecond, type Job, mayRest } from '../../concurrency/every-second';
import type { Storage } from '../../db/storage';
import type { Logger } from '../../logging/logger';
import { beginBoardDay } from './begin-board-day';
import { mergeMoves } from './merge-moves';

/** The moves of so many changed counts leave deleted rows that every read would scan, so the table is vacuumed. */
const changesWorthVacuum = 100;

/**
 * Merges the moves into the counts once a second, and less often while nothing changes, because reads are exact anyway.
 * As a UTC day begins, the counts are copied first.
 */
export function startCounting(storage: Storage, clock: () => number, log: Logger): Job {
  let copiedOn = '';
  const count = async () => {
    const day = localDateIn('UTC', clock());
    if (day > copiedOn && (await beginBoardDay(storage, day))) copiedOn = day;
    const changed = await mergeMoves(storage);
    if (changed === 0) return mayRest;
    if (changed >= changesWorthVacuum) await storage.pool.query('vacuum board_move');
  };
  return everySecond(storage.ready, count, (error) =>
    log.warn({ err: error }, 'could not count the boards; trying again in a second'),
  );
}
