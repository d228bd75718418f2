import { randomUUID } from 'node:crypto';
import { mostBlocks } from '@hundred/contract/blocks-and-reports';
import { and, eq, or, sql } from 'drizzle-orm';
import type { Reader } from '../challenge-log/log-store';
import { block } from '../db/social-schema';
import type { Database } from '../db/storage';
import { holdPerson } from './hold-person';
import { shownName } from './shown-name';

/** Twice is once. */
export function keepBlock(
  database: Database,
  personId: string,
  blockedId: string,
  now: number,
): Promise<'kept' | 'too_many_blocks'> {
  return database.transaction(async (transaction) => {
    await holdPerson(transaction, personId);
    const blocks = await transaction
      .select({ blockedId: block.blockedId })
      .from(block)
      .where(eq(block.personId, personId));
    if (blocks.some((one) => one.blockedId === blockedId)) return 'kept';
    if (blocks.length >= mostBlocks) return 'too_many_blocks';
    await transaction
      .insert(block)
      .values({ id: randomUUID(), personId, blockedId, createdAt: new Date(now) });
    return 'kept';
  });
}

/** Everybody between whom and the person somebody has put a block, whichever of the two it was. */
export async function blockedWith(reader: Reader, personId: string): Promise<Set<string>> {
  const rows = await reader
    .select({ personId: block.personId, blockedId: block.blockedId })
    .from(block)
    .where(or(eq(block.personId, personId), eq(block.blockedId, personId)));
  return new Set(rows.map((row) => (row.personId === personId ? row.blockedId : row.personId)));
}

export interface Blocked {
  id: string;
  /** Null where it is hidden, or there is none any more. */
  name: string | null;
  since: Date;
}

export async function blocksOf(database: Database, personId: string): Promise<Blocked[]> {
  const { rows } = await database.execute(sql`
    select block.id, ${sql.raw(shownName)} as name, block.created_at as since
    from block join person on person.id = block.blocked_id
    where block.person_id = ${personId} order by block.created_at desc, block.id`);
  return rows.map(({ id, name, since }) => ({
    id: id as string,
    name: name as string | null,
    since: new Date(since as string),
  }));
}

export async function dropBlock(database: Database, personId: string, id: string): Promise<boolean> {
  const { rowCount } = await database
    .delete(block)
    .where(and(eq(block.personId, personId), eq(block.id, id)));
  return rowCount === 1;
}
