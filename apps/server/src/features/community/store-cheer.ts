import { type CommunityCheer, mostCheersADay } from '@hundred/domain/community/community-entries';
import { and, count, eq, gt, ne } from 'drizzle-orm';
import { communityCheer, communityEntry } from '../../db/schema/community-schema';
import type { Database } from '../../db/storage';
import { lockPerson } from '../../social/lock-person';

const dayMs = 24 * 60 * 60 * 1000;

/** Stores a person's only cheer for an entry. It replaces the one before; null removes it. */
export function storeCheer(
  database: Database,
  personId: string,
  entryId: string,
  cheer: CommunityCheer | null,
  now: number,
): Promise<'stored' | 'too_many_today' | 'gone'> {
  return database.transaction(async (transaction) => {
    await lockPerson(transaction, personId);
    const isOfPerson = eq(communityCheer.personId, personId);
    if (cheer === null) {
      await transaction.delete(communityCheer).where(and(isOfPerson, eq(communityCheer.entryId, entryId)));
      return 'stored';
    }
    const [others] = await transaction
      .select({ count: count() })
      .from(communityCheer)
      .where(
        and(isOfPerson, ne(communityCheer.entryId, entryId), gt(communityCheer.at, new Date(now - dayMs))),
      );
    if (others && others.count >= mostCheersADay) return 'too_many_today';
    // The entry is locked, so that its owner cannot remove it before the cheer is stored.
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
