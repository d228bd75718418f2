import { sql } from 'drizzle-orm';
import { installation } from '../db/schema/schema';
import type { Database } from '../db/storage';

/** Writes down the address that people use: a command that makes a link for somebody may not know the server's settings. */
export async function storePublicUrl(database: Database, publicUrl: string): Promise<void> {
  await database
    .update(installation)
    .set({ publicUrl })
    .where(sql`${installation.publicUrl} is distinct from ${publicUrl}`);
}

/** The address that the server was last started with; null where none has been yet. */
export async function readPublicUrl(database: Database): Promise<string | null> {
  const [row] = await database.select({ publicUrl: installation.publicUrl }).from(installation);
  return row?.publicUrl ?? null;
}
