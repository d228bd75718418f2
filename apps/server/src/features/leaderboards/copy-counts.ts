import { addDays, type CivilDate } from '@hundred/domain/days/civil-date';
import { periodsOf } from '@hundred/domain/ranking/board-period';
import { sql } from 'drizzle-orm';
import { boardCountBefore, boardDay } from '../../db/schema/schema';
import type { Storage } from '../../db/storage';
import { takeCounts, underCountsLock } from './counts-lock';

/** Of the dates that it is somewhere on a UTC day: nothing else is asked for. */
const periodsAround = (day: CivilDate): string[] => [
  ...new Set([-1, 0, 1].flatMap((days) => periodsOf(addDays(day, days)))),
];

/**
 * Begins a UTC day on the boards: their counts are copied, and from here on a total that changes remembers what it
 * was. Whatever is told as of an earlier day, also if it is committed or counted later, belongs to the copy: so it is
 * exact though nobody waits for it. Of several servers one does it. Returns whether that day has begun.
 */
export function copyCounts({ database }: Pick<Storage, 'database'>, day: CivilDate): Promise<boolean> {
  return database.transaction(async (transaction) => {
    const { rows: locked } = await transaction.execute(takeCounts);
    if (!locked[0]?.mine) return false;
    const [present] = await transaction.select().from(boardDay);
    if (present && present.day >= day) return true;
    // The first copy of all is not of the beginning of its day: nothing is known of that.
    const periods = present ? periodsAround(day) : [];
    await transaction.delete(boardDay);
    await transaction.insert(boardDay).values({ day, periods });
    await transaction.delete(boardCountBefore);
    await transaction.execute(sql`
      insert into board_count_before
      select board_count.* from board_count join board_day on period = any (periods)`);
    return true;
  }, underCountsLock);
}
