import { addDays, type CivilDate } from '@hundred/domain/days/civil-date';
import { periodsOf } from '@hundred/domain/ranking/board-period';
import { sql } from 'drizzle-orm';
import { boardCountBefore, boardDay } from '../../db/schema/schema';
import type { Storage } from '../../db/storage';
import { countsTransaction, tryLockCounts } from './counts-lock';

/** The periods of all dates that it can be anywhere during a UTC day: nobody requests others. */
const periodsAround = (day: CivilDate): string[] => [
  ...new Set([-1, 0, 1].flatMap((days) => periodsOf(addDays(day, days)))),
];

/**
 * Begins a UTC day on the boards: copies their counts, and from here on a total that changes stores its previous
 * score. Changes for an earlier day belong to the copy, even if they are committed or counted later, so it is exact
 * without waiting for them. One of several servers does this. Returns whether that day has begun.
 */
export function copyCounts({ database }: Pick<Storage, 'database'>, day: CivilDate): Promise<boolean> {
  return database.transaction(async (transaction) => {
    const { rows: locked } = await transaction.execute(tryLockCounts);
    if (!locked[0]?.isMine) return false;
    const [present] = await transaction.select().from(boardDay);
    if (present && present.day >= day) return true;
    // The first copy was not made at the beginning of its day, so it is not used.
    const periods = present ? periodsAround(day) : [];
    await transaction.delete(boardDay);
    await transaction.insert(boardDay).values({ day, periods });
    await transaction.delete(boardCountBefore);
    await transaction.execute(sql`
      insert into board_count_before
      select board_count.* from board_count join board_day on period = any (periods)`);
    return true;
  }, countsTransaction);
}
