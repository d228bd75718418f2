import { sql } from 'drizzle-orm';
import { installation } from '../db/schema/schema';
import type { Database } from '../db/storage';

/** Stores the public address, because a command that creates a link may not know the server's settings. */
export async function storePublicUrl(database: Database, publicUrl: string): Promise<void> {
  await database
    .update(installation)
    .set({ publicUrl })
    .where(sql`${installation.publicUrl} is distinct from ${publicUrl}`);
}

/** The public address of the last start; null if there was none yet. */
export async function readPublicUrl(database: Database): Promise<string | null> {
  const [row] = await database.select({ publicUrl: installation.publicUrl }).from(installation);
  return row?.publicUrl ?? null;
}
