import { eq } from 'drizzle-orm';
import { communityEntry, communityMember } from '../../db/schema/community-schema';
import type { Database } from '../../db/storage';

export async function isSharing(database: Database, personId: string): Promise<boolean> {
  const rows = await database.select().from(communityMember).where(eq(communityMember.personId, personId));
  return rows.length > 0;
}

/** Shares the person's milestones from now on, but none from before. */
export async function beginSharing(database: Database, personId: string, now: number): Promise<void> {
  await database
    .insert(communityMember)
    .values({ personId, since: new Date(now) })
    .onConflictDoNothing();
}

/**
 * Removes everything that the person shared. A milestone that is just being shared locks the row of the member, so the
 * first statement waits until that milestone is stored, and the second removes it too.
 */
export async function stopSharing(database: Database, personId: string): Promise<void> {
  await database.transaction(async (transaction) => {
    await transaction.delete(communityMember).where(eq(communityMember.personId, personId));
    await transaction.delete(communityEntry).where(eq(communityEntry.personId, personId));
  });
}
