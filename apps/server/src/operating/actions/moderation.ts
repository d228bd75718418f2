import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { person } from '../../db/schema/schema';
import {
  groupChallenge,
  groupChallengeMember,
  report,
  socialSuspension,
  team,
} from '../../db/schema/social-schema';
import type { Transaction } from '../../db/storage';
import { Refusal } from '../../refusals/refusal';
import type { ActionTask } from '../audited';
import { refuseForOperator } from './operators';

const day = 24 * 3_600_000;

/** Keeps a person out of everything that people do together, for so many days from now; 0 ends it. */
export async function suspend(
  { transaction, now }: ActionTask,
  personId: string,
  days: number,
  reason?: string,
) {
  const refused = days > 0 ? await refuseForOperator({ transaction, now }, personId) : undefined;
  if (refused) return refused;
  const until = new Date(now + days * day);
  await transaction
    .insert(socialSuspension)
    .values({ personId, until })
    .onConflictDoUpdate({ target: socialSuspension.personId, set: { until } });
  return { until, audit: { person: personId, days, ...(reason ? { reason } : {}) } };
}

const noName = () => new Refusal('not_found', 'This name was already removed.');

/** Removes a display name from every board, group and result; its owner may choose another. */
export async function blankDisplayName({ transaction }: Pick<ActionTask, 'transaction'>, personId: string) {
  if (!(await removeNames(transaction, personId))) return noName();
  // The removed name is left out, because it may be the very thing that should not be stored.
  return { audit: { person: personId } };
}

/** Removes the name of a team or a private challenge; its owner may choose another. */
export async function blankGroupName({ transaction }: Pick<ActionTask, 'transaction'>, groupId: string) {
  return (await removeGroupName(transaction, groupId)) ? { audit: { group: groupId } } : noName();
}

/** Without `name`, any name matches. */
const isNamed = (column: AnyPgColumn, name: string | undefined) =>
  name === undefined ? isNotNull(column) : eq(column, name);

/** A settled challenge shows the name of that time, so it is removed there too. Returns whether a name was removed. */
async function removeNames(transaction: Transaction, personId: string, name?: string): Promise<boolean> {
  const { displayName } = person;
  const { finalName } = groupChallengeMember;
  const current = await transaction
    .update(person)
    .set({ displayName: null })
    .where(and(eq(person.id, personId), isNamed(displayName, name)));
  const inResults = await transaction
    .update(groupChallengeMember)
    .set({ finalName: null })
    .where(and(eq(groupChallengeMember.personId, personId), isNamed(finalName, name)));
  return current.rowCount !== 0 || inResults.rowCount !== 0;
}

/** Returns whether a name was removed. */
async function removeGroupName(transaction: Transaction, groupId: string, name?: string): Promise<boolean> {
  for (const table of [team, groupChallenge]) {
    const { rowCount } = await transaction
      .update(table)
      .set({ name: null })
      .where(and(eq(table.id, groupId), isNamed(table.name, name)));
    if (rowCount === 1) return true;
  }
  return false;
}

const noReport = () => new Refusal('not_found', 'Another operator has handled this report.');

export async function closeReport({ transaction, now }: ActionTask, id: string) {
  const [closed] = await transaction
    .update(report)
    .set({ closedAt: new Date(now) })
    .where(and(eq(report.id, id), isNull(report.closedAt)))
    .returning({ reportedId: report.reportedId });
  return closed ? { audit: { report: id, person: closed.reportedId } } : noReport();
}

/** Takes back that a report was closed. */
export async function reopenReport({ transaction }: ActionTask, id: string) {
  const [reopened] = await transaction
    .update(report)
    .set({ closedAt: null })
    .where(and(eq(report.id, id), isNotNull(report.closedAt)))
    .returning({ reportedId: report.reportedId });
  return reopened ? { audit: { report: id, person: reopened.reportedId } } : noReport();
}

/** Removes the reported name where it is still shown, and closes every report of it. */
export async function blankReported({ transaction, now }: ActionTask, id: string) {
  const [found] = await transaction.select().from(report).where(eq(report.id, id));
  if (!found?.words) return noReport();
  const { reason, reportedId, groupId, words } = found;
  const isOfGroup = groupId !== null && reason === 'group name';
  if (isOfGroup) await removeGroupName(transaction, groupId, words);
  else await removeNames(transaction, reportedId, words);
  const ofSame = isOfGroup ? eq(report.groupId, groupId) : eq(report.reportedId, reportedId);
  await transaction
    .update(report)
    .set({ closedAt: new Date(now) })
    .where(and(ofSame, eq(report.reason, reason), eq(report.words, words), isNull(report.closedAt)));
  return { audit: { report: id, person: reportedId } };
}
