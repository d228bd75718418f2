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

/** What is done from now on is shared, nothing of before. */
export async function beginSharing(database: Database, personId: string, now: number): Promise<void> {
  await database
    .insert(communityMember)
    .values({ personId, since: new Date(now) })
    .onConflictDoNothing();
}

/** With all that was shared; what is just being shared is waited for. */
export async function stopSharing(database: Database, personId: string): Promise<void> {
  await database.transaction(async (transaction) => {
    await transaction.delete(communityMember).where(eq(communityMember.personId, personId));
    await transaction.delete(communityEntry).where(eq(communityEntry.personId, personId));
  });
}

/** One of each person to an entry; another takes its place, and null takes it back. */
export function keepCheer(
  database: Database,
  personId: string,
  entryId: string,
  cheer: CommunityCheer | null,
  now: number,
): Promise<'kept' | 'too_many_today' | 'gone'> {
  return database.transaction(async (transaction) => {
    await holdPerson(transaction, personId);
    const own = eq(communityCheer.personId, personId);
    if (cheer === null) {
      await transaction.delete(communityCheer).where(and(own, eq(communityCheer.entryId, entryId)));
      return 'kept';
    }
    const [others] = await transaction
      .select({ count: count() })
      .from(communityCheer)
      .where(and(own, ne(communityCheer.entryId, entryId), gt(communityCheer.at, new Date(now - day))));
    if (others && others.count >= mostCheersADay) return 'too_many_today';
    // Held, so that it stays until it has the cheer; its owner may just have taken it back.
    const entry = await transaction
      .select({ id: communityEntry.id })
      .from(communityEntry)
      .where(eq(communityEntry.id, entryId))
      .for('key share');
    if (entry.length === 0) return 'gone';
    const kept = { entryId, personId, cheer, at: new Date(now) };
    await transaction
      .insert(communityCheer)
      .values(kept)
      .onConflictDoUpdate({ target: [communityCheer.entryId, communityCheer.personId], set: kept });
    return 'kept';
  });
}
