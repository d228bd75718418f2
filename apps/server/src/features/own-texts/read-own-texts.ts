import { type OwnTextName, ownTextNames } from '@hundred/contract/desk/own-texts';
import { ownText } from '../../db/schema/desk-schema';
import type { Reader } from '../../db/storage';

/** The texts as the operator typed them. A text that the operator did not write is empty. */
export async function readOwnTexts(reader: Reader): Promise<Record<OwnTextName, string>> {
  const rows = await reader.select({ name: ownText.name, markdown: ownText.markdown }).from(ownText);
  const stored = new Map(rows.map(({ name, markdown }) => [name, markdown]));
  const entries = ownTextNames.map((name) => [name, stored.get(name) ?? '']);
  return Object.fromEntries(entries) as Record<OwnTextName, string>;
}
