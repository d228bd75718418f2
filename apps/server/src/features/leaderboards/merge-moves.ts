import { sql } from 'drizzle-orm';
import type { Storage } from '../../db/storage';
import { mergeStatement } from './board-statements';
import { takeCounts, underCountsLock } from './counts-lock';

/**
 * Merges the moves into the counts; returns how many counts changed. Reads are exact without it, it only shortens
 * what they have to add. One of several servers does it at a time.
 */
export async function mergeMoves({ database }: Pick<Storage, 'database'>): Promise<number> {
  const { rowCount: waiting } = await database.execute(sql`select from board_move limit 1`);
  if (!waiting) return 0;
  return database.transaction(async (transaction) => {
    const { rows } = await transaction.execute(takeCounts);
    if (!rows[0]?.mine) return 0;
    const { rowCount } = await transaction.execute(sql.raw(mergeStatement));
    return rowCount ?? 0;
  }, underCountsLock);
}
