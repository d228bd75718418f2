import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { identitySecret } from '../../db/schema/schema';
import type { Database } from '../../db/storage';

/** A secret that is generated at its first use, and is the same for every server on this storage. */
export async function readOrMakeSecret(database: Database, name: string): Promise<string> {
  const read = () => database.select().from(identitySecret).where(eq(identitySecret.name, name));
  const [stored] = await read();
  if (stored) return stored.value;
  await database
    .insert(identitySecret)
    .values({ name, value: randomBytes(32).toString('base64url') })
    .onConflictDoNothing();
  return (await read())[0]!.value;
}
