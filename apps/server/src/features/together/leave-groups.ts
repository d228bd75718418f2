import { type GroupKind, groupKinds } from '@hundred/domain/together/group-limits';
import { sql } from 'drizzle-orm';
import type { Transaction } from '../../db/storage';
import { groupTables } from './group-tables';

/** A group that nobody belongs to any more is gone. Whoever calls this holds the rows. */
export async function endIfEmpty(
  transaction: Transaction,
  kind: GroupKind,
  groupIds: readonly string[],
): Promise<void> {
  if (groupIds.length === 0) return;
  const { group, members, isCurrent } = groupTables[kind];
  await transaction.execute(sql`
    delete from ${group} held where id in ${groupIds}
    and not exists (select from ${members} where group_id = held.id and ${isCurrent})`);
}

/**
 * Takes somebody out of every group, as if they had never been in it: for an account that is deleted. What they owned
 * is whose membership is the longest from then on. Groups are held in one order: two who go at once do not wait for
 * each other.
 */
export async function leaveGroups(transaction: Transaction, personId: string): Promise<void> {
  for (const kind of groupKinds) {
    const { group, members } = groupTables[kind];
    const { rows } = await transaction.execute<{ id: string }>(sql`
      select id from ${group} where id in (select group_id from ${members} where person_id = ${personId})
      order by id for update`);
    await transaction.execute(sql`delete from ${members} where person_id = ${personId}`);
    await endIfEmpty(
      transaction,
      kind,
      rows.map(({ id }) => id),
    );
  }
}
