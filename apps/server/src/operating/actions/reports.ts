import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import { report } from '../../db/schema/social-schema';
import { Refusal } from '../../refusals/refusal';
import type { ActionTask } from '../audited';
import { removeDisplayName, removeGroupName } from './names';

const noReport = () => new Refusal('not_found', 'Another operator already closed this report.');

export async function closeReport({ transaction, now }: ActionTask, id: string) {
  const [closed] = await transaction
    .update(report)
    .set({ closedAt: new Date(now) })
    .where(and(eq(report.id, id), isNull(report.closedAt)))
    .returning({ reportedId: report.reportedId });
  return closed ? { audit: { report: id, person: closed.reportedId } } : noReport();
}

/** Opens a closed report again. */
export async function reopenReport({ transaction }: ActionTask, id: string) {
  const [reopened] = await transaction
    .update(report)
    .set({ closedAt: null })
    .where(and(eq(report.id, id), isNotNull(report.closedAt)))
    .returning({ reportedId: report.reportedId });
  return reopened ? { audit: { report: id, person: reopened.reportedId } } : noReport();
}

/** Removes the reported name where it is still shown, and closes every report of it. */
export async function removeReportedName({ transaction, now }: ActionTask, id: string) {
  const [found] = await transaction.select().from(report).where(eq(report.id, id));
  if (!found?.words) return noReport();
  const { reason, reportedId, groupId, words } = found;
  const isOfGroup = groupId !== null && reason === 'group name';
  if (isOfGroup) await removeGroupName(transaction, groupId, words);
  else await removeDisplayName(transaction, reportedId, words);
  const isAboutSame = isOfGroup ? eq(report.groupId, groupId) : eq(report.reportedId, reportedId);
  await transaction
    .update(report)
    .set({ closedAt: new Date(now) })
    .where(and(isAboutSame, eq(report.reason, reason), eq(report.words, words), isNull(report.closedAt)));
  return { audit: { report: id, person: reportedId } };
}
