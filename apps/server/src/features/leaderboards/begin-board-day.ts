import { addDays, type CivilDate } from '@hundred/domain/days/civil-date';
import { periodsOf } from '@hundred/domain/ranking/board-period';
import { sql } from 'drizzle-orm';
import { boardCountBefore, boardDay } from '../../db/schema/schema';
import type { Storage } from '../../db/storage';
import { countsTransaction, tryLockCounts } from './counts-lock';

/** The periods of the local dates that anybody may have during a UTC day. No board of another period is requested. */
const periodsAround = (day: CivilDate): string[] => [
  ...new Set([-1, 0, 1].flatMap((days) => periodsOf(addDays(day, days)))),
];

/**
 * Begins a UTC day on the boards: copies their counts, so that ranks as the day began can be counted. From here on a
 * trigger (migration 0015) stores the previous score of each total that changes. Changes for an earlier day may be
 * committed only now: `mergeMoves` adds them to the copy too. One of several servers begins the day. Returns whether the
 * day has begun.
 */
export function beginBoardDay({ database }: Pick<Storage, 'database'>, day: CivilDate): Promise<boolean> {
  return database.transaction(async (transaction) => {
    const { rows: locked } = await transaction.execute(tryLockCounts);
    if (!locked[0]?.isMine) return false;
    const [lastBegun] = await transaction.select().from(boardDay);
    if (lastBegun && lastBegun.day >= day) return true;
    // A new installation makes its first copy in the middle of a day, so that copy holds no period and is not used.
    const periods = lastBegun ? periodsAround(day) : [];
    await transaction.delete(boardDay);
    await transaction.insert(boardDay).values({ day, periods });
    await transaction.delete(boardCountBefore);
    await transaction.execute(sql`
      insert into board_count_before
      select board_count.* from board_count join board_day on period = any (periods)`);
    return true;
  }, countsTransaction);
}
