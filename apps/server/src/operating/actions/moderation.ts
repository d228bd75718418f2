import { and, eq, isNotNull, isNull } from 'drizzle-orm';
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
  const { rowCount } = await transaction
    .update(person)
    .set({ displayName: null })
    .where(and(eq(person.id, personId), isNotNull(person.displayName)));
  if (rowCount === 0) return noName();
  await transaction
    .update(groupChallengeMember)
    .set({ finalName: null })
    .where(eq(groupChallengeMember.personId, personId));
  // The removed name is left out, because it may be the very thing that should not be stored.
  return { audit: { person: personId } };
}

/** Removes the name of a team or a private challenge; its owner may choose another. */
export async function blankGroupName({ transaction }: Pick<ActionTask, 'transaction'>, groupId: string) {
  for (const table of [team, groupChallenge]) {
    const { rowCount } = await transaction
      .update(table)
      .set({ name: null })
      .where(and(eq(table.id, groupId), isNotNull(table.name)));
    if (rowCount === 1) return { audit: { group: groupId } };
  }
  return noName();
}

const noReport = () => new Refusal('not_found', 'There is no open report with that id.');

export async function closeReport({ transaction, now }: ActionTask, id: string) {
  const { rowCount } = await transaction
    .update(report)
    .set({ closedAt: new Date(now) })
    .where(and(eq(report.id, id), isNull(report.closedAt)));
  return rowCount === 0 ? noReport() : { audit: { report: id } };
}

/** Takes back that a report was closed. */
export async function reopenReport({ transaction }: ActionTask, id: string) {
  const { rowCount } = await transaction
    .update(report)
    .set({ closedAt: null })
    .where(and(eq(report.id, id), isNotNull(report.closedAt)));
  return rowCount === 0 ? noReport() : { audit: { report: id } };
}

/** Removes the reported name, unless it was changed already, and closes every report of it. */
export async function blankReported({ transaction, now }: ActionTask, id: string) {
  const [found] = await transaction.select().from(report).where(eq(report.id, id));
  if (!found?.words) return noReport();
  const isOfGroup = found.reason === 'group name';
  const current = isOfGroup
    ? await groupNameOf(transaction, found.groupId)
    : (await transaction.select().from(person).where(eq(person.id, found.reportedId)))[0]?.displayName;
  if (current === found.words) {
    const task = { transaction };
    if (isOfGroup) await blankGroupName(task, found.groupId!);
    else await blankDisplayName(task, found.reportedId);
  }
  const ofSame = isOfGroup
    ? eq(report.groupId, found.groupId!)
    : and(eq(report.reportedId, found.reportedId), eq(report.reason, found.reason));
  await transaction
    .update(report)
    .set({ closedAt: new Date(now) })
    .where(and(ofSame, eq(report.words, found.words), isNull(report.closedAt)));
  return { audit: { report: id, person: found.reportedId } };
}

async function groupNameOf(transaction: Transaction, groupId: string | null): Promise<string | null> {
  if (groupId === null) return null;
  for (const table of [team, groupChallenge]) {
    const [found] = await transaction.select({ name: table.name }).from(table).where(eq(table.id, groupId));
    if (found) return found.name;
  }
  return null;
}
