import { randomUUID } from 'node:crypto';
import { mostReports, type ReportReason } from '@hundred/contract/together/blocks-and-reports';
import type { GroupKind } from '@hundred/domain/together/group-limits';
import { and, eq, gt, isNull, lt } from 'drizzle-orm';
import { report } from '../db/schema/social-schema';
import type { Database, Transaction } from '../db/storage';
import { Refusal } from '../refusals/refusal';
import { lockPerson } from './lock-person';

const dayMs = 24 * 3_600_000;
/** How long closed reports are stored. */
const retentionMs = 90 * dayMs;

export interface NewReport {
  /** The reporter and the reported person. */
  personId: string;
  reportedId: string;
  reason: ReportReason;
  /** The current name, if the report is about a name. */
  words: string | null;
  group?: { kind: GroupKind; id: string };
  /**
   * The reported entry of the community, if it shows no name. A report of an entry and one of its owner are stored apart:
   * if they counted as one repeated report, the reporter would learn whose entry it is.
   */
  entryId?: string | null;
}

const tooManyReports = () =>
  new Refusal('too_many_reports', `You reported ${mostReports} times in 24 hours. Report again later.`);

/** Stores a report. Undefined if it is stored, now or before. */
export type StoreReport = (reported: NewReport, now: number) => Promise<Refusal | undefined>;

/** Notifies the operator of each new report, in the transaction that stores it. A repeated report counts once. */
export function makeStoreReport(
  database: Database,
  notifyOperator: (transaction: Transaction) => Promise<void>,
): StoreReport {
  return ({ group, entryId = null, ...reported }, now) =>
    database.transaction(async (transaction) => {
      await lockPerson(transaction, reported.personId);
      const isByReporter = eq(report.personId, reported.personId);
      const openReports = await transaction
        .select()
        .from(report)
        .where(and(isByReporter, eq(report.reportedId, reported.reportedId), isNull(report.closedAt)));
      const isSame = (row: (typeof openReports)[number]) =>
        row.reason === reported.reason && row.words === reported.words && row.entryId === entryId;
      if (openReports.some(isSame)) return undefined;
      const lastDay = await transaction
        .select({ id: report.id })
        .from(report)
        .where(and(isByReporter, gt(report.createdAt, new Date(now - dayMs))));
      if (lastDay.length >= mostReports) return tooManyReports();
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
