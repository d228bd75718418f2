import { and, eq } from 'drizzle-orm';
import { previewChoice, previewOff } from '../../db/schema/previews-schema';
import type { Database, Reader } from '../../db/storage';

/** Previews that the operator switched off for everybody. */
export async function readPreviewsOff(reader: Reader): Promise<Set<string>> {
  const rows = await reader.select().from(previewOff);
  return new Set(rows.map(({ preview }) => preview));
}

export async function readChoices(reader: Reader, personId: string): Promise<Set<string>> {
  const rows = await reader.select().from(previewChoice).where(eq(previewChoice.personId, personId));
  return new Set(rows.map(({ preview }) => preview));
}

export async function storeChoice(
  database: Database,
  personId: string,
  preview: string,
  now: number,
): Promise<void> {
  await database
    .insert(previewChoice)
    .values({ personId, preview, since: new Date(now) })
    .onConflictDoNothing();
}

export async function removeChoice(database: Database, personId: string, preview: string): Promise<void> {
  await database
    .delete(previewChoice)
    .where(and(eq(previewChoice.personId, personId), eq(previewChoice.preview, preview)));
}
