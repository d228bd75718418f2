import type { OwnTextName } from '@hundred/contract/desk/own-texts';
import { eq } from 'drizzle-orm';
import { ownText } from '../../db/schema/desk-schema';
import type { ActionTask } from '../audited';

/** Replaces a text of the legal pages; an empty one removes it. */
export async function setOwnText({ transaction, now }: ActionTask, name: OwnTextName, markdown: string) {
  if (markdown === '') await transaction.delete(ownText).where(eq(ownText.name, name));
  else {
    const changed = { markdown, changedAt: new Date(now) };
    await transaction
      .insert(ownText)
      .values({ name, ...changed })
      .onConflictDoUpdate({ target: ownText.name, set: changed });
  }
  return { audit: { text: name } };
}
