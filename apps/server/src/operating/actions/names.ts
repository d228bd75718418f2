import { and, eq, isNotNull } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { person } from '../../db/schema/schema';
import { groupChallenge, groupChallengeMember, team } from '../../db/schema/social-schema';
import type { Transaction } from '../../db/storage';
import { Refusal } from '../../refusals/refusal';
import type { ActionTask } from '../audited';

const noName = () => new Refusal('not_found', 'This name was already removed.');

/** Removes a display name from every board, group and result; its owner may choose another. */
export async function blankDisplayName({ transaction }: Pick<ActionTask, 'transaction'>, personId: string) {
  if (!(await removeDisplayName(transaction, personId))) return noName();
  // The removed name is left out, because it may be the very thing that should not be stored.
  return { audit: { person: personId } };
}

/** Removes the name of a team or a private challenge; its owner may choose another. */
export async function blankGroupName({ transaction }: Pick<ActionTask, 'transaction'>, groupId: string) {
  return (await removeGroupName(transaction, groupId)) ? { audit: { group: groupId } } : noName();
}

/** Whether the column has this name, or any name if none is given. */
const hasName = (column: AnyPgColumn, name: string | undefined) =>
  name === undefined ? isNotNull(column) : eq(column, name);

/**
 * Removes the display name of a person, if it is `name` or none is given. A settled challenge shows the name of that time,
 * so it is removed there too. Returns whether a name was removed.
 */
export async function removeDisplayName(
  transaction: Transaction,
  personId: string,
  name?: string,
): Promise<boolean> {
  const { displayName } = person;
  const { finalName } = groupChallengeMember;
  const current = await transaction
    .update(person)
    .set({ displayName: null })
    .where(and(eq(person.id, personId), hasName(displayName, name)));
  const inResults = await transaction
    .update(groupChallengeMember)
    .set({ finalName: null })
    .where(and(eq(groupChallengeMember.personId, personId), hasName(finalName, name)));
  return current.rowCount !== 0 || inResults.rowCount !== 0;
}

/** Removes the name of a group, if it is `name` or none is given. Returns whether a name was removed. */
export async function removeGroupName(
  transaction: Transaction,
  groupId: string,
  name?: string,
): Promise<boolean> {
  for (const table of [team, groupChallenge]) {
    const { rowCount } = await transaction
      .update(table)
      .set({ name: null })
      .where(and(eq(table.id, groupId), hasName(table.name, name)));
    if (rowCount === 1) return true;
  }
  return false;
}
