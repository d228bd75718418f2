import { randomUUID } from 'node:crypto';
import { mostReports, type ReportReason } from '@hundred/contract/together/blocks-and-reports';
import type { GroupKind } from '@hundred/domain/together/group-limits';
import { and, eq, gt, isNull, lt } from 'drizzle-orm';
import { report } from '../db/schema/social-schema';
import type { Database, Transaction } from '../db/storage';
import { Refusal } from '../refusals/refusal';
import { holdPerson } from './hold-person';

const day = 24 * 3_600_000;
/** How long closed reports are stored. */
const retentionMs = 90 * day;

export interface NewReport {
  /** The reporter and the reported person. */
  personId: string;
  reportedId: string;
  reason: ReportReason;
  /** The current name, if the report is about a name. */
  words: string | null;
  group?: { kind: GroupKind; id: string };
  /** The reported community entry without a name: duplicates of reports must not reveal whose it is. */
  entryId?: string;
}

const tooMany = () =>
  new Refusal('too_many_reports', `You reported ${mostReports} times in 24 hours. Report again later.`);

/** Stores a report. Undefined if it is stored now or was before. */
export type KeepReport = (reported: NewReport, now: number) => Promise<Refusal | undefined>;

/** Notifies the operator of each new report, in the transaction that stores it. A repeated report counts once. */
export function makeKeepReport(
  database: Database,
  notifyOperator: (transaction: Transaction) => Promise<void>,
): KeepReport {
  return ({ group, entryId: entry, ...reported }, now) =>
    database.transaction(async (transaction) => {
      const entryId = entry ?? null;
      await holdPerson(transaction, reported.personId);
      const ofPerson = eq(report.personId, reported.personId);
      const open = await transaction
        .select()
        .from(report)
        .where(and(ofPerson, eq(report.reportedId, reported.reportedId), isNull(report.closedAt)));
      const isSame = (row: (typeof open)[number]) =>
        row.reason === reported.reason && row.words === reported.words && row.entryId === entryId;
      if (open.some(isSame)) return undefined;
      const today = await transaction
        .select({ id: report.id })
        .from(report)
        .where(and(ofPerson, gt(report.createdAt, new Date(now - day))));
      if (today.length >= mostReports) return tooMany();
      await transaction.insert(report).values({
        ...reported,
        entryId,
        id: randomUUID(),
        groupKind: group?.kind ?? null,
        groupId: group?.id ?? null,
        createdAt: new Date(now),
      });
      await notifyOperator(transaction);
      return undefined;
    });
}

export async function forgetClosedReports(database: Database, now: number): Promise<void> {
  await database.delete(report).where(lt(report.closedAt, new Date(now - retentionMs)));
}
