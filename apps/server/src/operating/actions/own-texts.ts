import type { OwnTextName } from '@hundred/contract/desk/own-texts';
import { eq } from 'drizzle-orm';
import { ownText } from '../../db/schema/desk-schema';
import { Refusal } from '../../refusals/refusal';
import type { ActionTask, AuditedOutcome } from '../audited';

/** Replaces a text of the legal pages; an empty one removes it. Without `replaces`, it replaces any stored text. */
export async function setOwnText(
  task: ActionTask,
  name: OwnTextName,
  change: { markdown: string; replaces?: string },
): Promise<AuditedOutcome | Refusal> {
  const { transaction, now } = task;
  const { markdown, replaces } = change;
  const hasName = eq(ownText.name, name);
  const [row] = await transaction.select().from(ownText).where(hasName).for('update');
  const stored = row?.markdown ?? '';
  // A repeated request finds its own text.
  if (stored === markdown) return {};
  if (replaces !== undefined && stored !== replaces)
    return new Refusal('changed_meanwhile', 'Another operator changed this text. Check it, then save again.');
  const newRow = { markdown, changedAt: new Date(now) };
  if (markdown === '') {
    await transaction.delete(ownText).where(hasName);
  } else if (row) {
    await transaction.update(ownText).set(newRow).where(hasName);
  } else {
    const { rowCount } = await transaction
      .insert(ownText)
      .values({ name, ...newRow })
      .onConflictDoNothing();
    // Another operator stored the first text a moment ago: there was no row to lock.
    if (rowCount === 0) return setOwnText(task, name, change);
  }
  return { audit: { text: name } };
}
