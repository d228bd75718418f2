import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { hashOf } from '../../db/hash-of';
import { calendarFeed, type PersonRow, person } from '../../db/schema/schema';
import type { Database } from '../../db/storage';

const tokenBytes = 16;

export async function readFeedOf(
  database: Database,
  personId: string,
): Promise<{ createdAt: Date } | undefined> {
  const rows = await database.select().from(calendarFeed).where(eq(calendarFeed.personId, personId));
  return rows[0];
}

/** Creates the token of a new address and returns it. It is stored as a hash only, and the previous one stops working. */
export async function storeFeed(database: Database, personId: string, now: number): Promise<string> {
  const token = randomBytes(tokenBytes).toString('base64url');
  const row = { tokenHash: hashOf(token), createdAt: new Date(now) };
  await database
    .insert(calendarFeed)
    .values({ personId, ...row })
    .onConflictDoUpdate({ target: calendarFeed.personId, set: row });
  return token;
}

export async function removeFeed(database: Database, personId: string): Promise<void> {
  await database.delete(calendarFeed).where(eq(calendarFeed.personId, personId));
}

export interface Feed {
  person: PersonRow;
  /** Distinguishes its events from those of other feeds. */
  source: string;
  createdAt: Date;
}

export async function findFeedByToken(database: Database, token: string): Promise<Feed | undefined> {
  const tokenHash = hashOf(token);
  const rows = await database
    .select({ person, createdAt: calendarFeed.createdAt })
    .from(calendarFeed)
    .innerJoin(person, eq(person.id, calendarFeed.personId))
    .where(eq(calendarFeed.tokenHash, tokenHash));
  const [row] = rows;
  return row && { ...row, source: `${tokenHash.slice(0, 16)}.hundred` };
}
