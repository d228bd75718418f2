import { type CommunityCheer, mostCheersADay } from '@hundred/domain/community/community-entries';
import { and, count, eq, gt, ne } from 'drizzle-orm';
import { communityCheer, communityEntry, communityMember } from '../../db/schema/community-schema';
import type { Database } from '../../db/storage';
import { holdPerson } from '../../social/hold-person';

const day = 24 * 60 * 60 * 1000;

export async function isSharing(database: Database, personId: string): Promise<boolean> {
  const rows = await database.select().from(communityMember).where(eq(communityMember.personId, personId));
  return rows.length > 0;
}

/** From now on milestones are shared, but none from before. */
export async function beginSharing(database: Database, personId: string, now: number): Promise<void> {
  await database
    .insert(communityMember)
    .values({ personId, since: new Date(now) })
    .onConflictDoNothing();
}

/** Removes everything that was shared; waits for what is being shared at the moment, which locks the row of the member. */
export async function stopSharing(database: Database, personId: string): Promise<void> {
  await database.transaction(async (transaction) => {
    await transaction.delete(communityMember).where(eq(communityMember.personId, personId));
    await transaction.delete(communityEntry).where(eq(communityEntry.personId, personId));
  });
}

/** A person has one cheer per entry; another replaces it, and null removes it. */
export function storeCheer(
  database: Database,
  personId: string,
  entryId: string,
  cheer: CommunityCheer | null,
  now: number,
): Promise<'stored' | 'too_many_today' | 'gone'> {
  return database.transaction(async (transaction) => {
    await holdPerson(transaction, personId);
    const isOfPerson = eq(communityCheer.personId, personId);
    if (cheer === null) {
      await transaction.delete(communityCheer).where(and(isOfPerson, eq(communityCheer.entryId, entryId)));
      return 'stored';
    }
    const [others] = await transaction
      .select({ count: count() })
      .from(communityCheer)
      .where(
        and(isOfPerson, ne(communityCheer.entryId, entryId), gt(communityCheer.at, new Date(now - day))),
      );
    if (others && others.count >= mostCheersADay) return 'too_many_today';
    // Locked, so that the entry exists until the cheer is stored; its owner may just have removed it.
    const entry = await transaction
      .select({ id: communityEntry.id })
      .from(communityEntry)
      .where(eq(communityEntry.id, entryId))
      .for('key share');
    if (entry.length === 0) return 'gone';
    const row = { entryId, personId, cheer, at: new Date(now) };
    await transaction
      .insert(communityCheer)
      .values(row)
      .onConflictDoUpdate({ target: [communityCheer.entryId, communityCheer.personId], set: row });
    return 'stored';
  });
}
