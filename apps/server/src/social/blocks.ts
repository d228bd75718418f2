import { randomUUID } from 'node:crypto';
import { mostBlocks } from '@hundred/contract/together/blocks-and-reports';
import { and, eq, or, sql } from 'drizzle-orm';
import { block } from '../db/schema/social-schema';
import type { Database, Reader } from '../db/storage';
import { Refusal } from '../refusals/refusal';
import { lockPerson } from './lock-person';
import { nameAmongStrangers, shownName } from './shown-name';

const tooManyBlocks = () =>
  new Refusal('too_many_blocks', `You can block at most ${mostBlocks} people. Unblock one first.`);

/** Stores that a person blocks another. Blocking twice has no further effect. */
export function storeBlock(
  database: Database,
  personId: string,
  blockedId: string,
  now: number,
): Promise<Refusal | undefined> {
  return database.transaction(async (transaction) => {
    await lockPerson(transaction, personId);
    const blocks = await transaction
      .select({ blockedId: block.blockedId })
      .from(block)
      .where(eq(block.personId, personId));
    if (blocks.some((earlier) => earlier.blockedId === blockedId)) return undefined;
    if (blocks.length >= mostBlocks) return tooManyBlocks();
    await transaction
      .insert(block)
      .values({ id: randomUUID(), personId, blockedId, createdAt: new Date(now) });
    return undefined;
  });
}

/** Everybody who blocked the person or was blocked by them. */
export async function readBlockedEitherWay(reader: Reader, personId: string): Promise<Set<string>> {
  const rows = await reader
    .select({ personId: block.personId, blockedId: block.blockedId })
    .from(block)
    .where(or(eq(block.personId, personId), eq(block.blockedId, personId)));
  return new Set(rows.map((row) => (row.personId === personId ? row.blockedId : row.personId)));
}

export interface BlockedPerson {
  id: string;
  /** Null if it is hidden, not visible to the person, or gone. */
  name: string | null;
  since: Date;
}

/** SQL for the rows in which both people of a row of `block` are members of one group. */
const bothIn = (members: string) => `
  from ${members} mine join ${members} theirs on theirs.group_id = mine.group_id
  and mine.person_id = block.person_id and theirs.person_id = block.blocked_id`;

/** SQL for whether the two people of a row of `block` share a group, in which they see each other's names anyway. */
const sharesGroup = (now: number) => sql`(
  exists (select ${sql.raw(bothIn('team_member'))} where mine.left_at is null and theirs.left_at is null)
  or exists (select ${sql.raw(bothIn('group_challenge_member'))})
  or exists (select ${sql.raw(bothIn('room_member'))} join room on room.id = mine.group_id
    where room.ends_at > ${new Date(now)}))`;

/**
 * The blocks of a person, the newest first. A person who shares in the community without a name stays nameless among
 * the blocks too.
 */
export async function readBlocks(
  database: Database,
  personId: string,
  now: number,
): Promise<BlockedPerson[]> {
  const { rows } = await database.execute<{ id: string; name: string | null; since: string }>(sql`
    select block.id, block.created_at as since,
      case when ${sharesGroup(now)} then ${sql.raw(shownName)} else ${sql.raw(nameAmongStrangers)} end as name
    from block join person on person.id = block.blocked_id
    where block.person_id = ${personId} order by block.created_at desc, block.id`);
  return rows.map(({ since, ...row }) => ({ ...row, since: new Date(since) }));
}

export async function removeBlock(database: Database, personId: string, id: string): Promise<boolean> {
  const { rowCount } = await database
    .delete(block)
    .where(and(eq(block.personId, personId), eq(block.id, id)));
  return rowCount === 1;
}
