import type { DeskPerson, ListedPerson } from '@hundred/contract/desk/people';
import type { Snapshot } from '@hundred/domain/challenge/fold/snapshot';
import { stateAt } from '@hundred/domain/challenge/state/state-at';
import { boughtEntitlement } from '@hundred/domain/entitlements/entitlement';
import { inArray } from 'drizzle-orm';
import { queryIn } from '../../db/query';
import { operator } from '../../db/schema/desk-schema';
import { type PersonRow, person } from '../../db/schema/schema';
import { socialSuspension } from '../../db/schema/social-schema';
import type { Database } from '../../db/storage';
import { emptyHead, renewHead } from '../../log/head';
import { readLogsWithSnapshotOf } from '../../log/several-logs';
import { lastVisitsOf } from './last-visits';

async function snapshotsOf(database: Database, ids: readonly string[]): Promise<Map<string, Snapshot>> {
  const snapshots = new Map<string, Snapshot>();
  for (const log of await readLogsWithSnapshotOf(queryIn(database), ids)) {
    snapshots.set(log.personId, (await renewHead(database, log.personId, log)).snapshot);
  }
  return snapshots;
}

async function suspensionsOf(database: Database, ids: readonly string[], now: number) {
  const rows = await database.select().from(socialSuspension).where(inArray(socialSuspension.personId, ids));
  return new Map(rows.filter(({ until }) => until.getTime() > now).map((row) => [row.personId, row.until]));
}

function summaryOf(
  row: PersonRow,
  snapshot: Snapshot,
  suspendedUntil: Date | undefined,
  now: number,
): DeskPerson {
  const state = stateAt(snapshot, now);
  return {
    id: row.id,
    name: row.displayName,
    email: row.email,
    day: state?.dayNumber ?? null,
    season: state?.season ?? 1,
    finished: state?.finished ?? false,
    streak: state?.streak ?? 0,
    plan: boughtEntitlement(snapshot, now).tier,
    suspendedUntil: suspendedUntil?.toISOString() ?? null,
  };
}

/** What the desk shows of people beside their questions and reports. */
export async function summariesOf(
  database: Database,
  ids: readonly string[],
  now: number,
): Promise<Map<string, DeskPerson>> {
  const personIds = [...new Set(ids)];
  if (personIds.length === 0) return new Map();
  const rows = await database.select().from(person).where(inArray(person.id, personIds));
  const snapshots = await snapshotsOf(database, personIds);
  const suspensions = await suspensionsOf(database, personIds, now);
  return new Map(
    rows.map((row) => [
      row.id,
      summaryOf(row, snapshots.get(row.id) ?? emptyHead().snapshot, suspensions.get(row.id), now),
    ]),
  );
}

export type ListedWithSnapshot = ListedPerson & { snapshot: Snapshot };

/** The rows of a list of people, in the order in which they were read. */
export async function listedPeople(
  database: Database,
  rows: readonly PersonRow[],
  now: number,
): Promise<ListedWithSnapshot[]> {
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return [];
  const snapshots = await snapshotsOf(database, ids);
  const suspensions = await suspensionsOf(database, ids, now);
  const visits = await lastVisitsOf(database, rows, (id) => snapshots.get(id)?.lastAt ?? 0);
  const operators = new Set(
    (await database.select().from(operator).where(inArray(operator.personId, ids))).map(
      ({ personId }) => personId,
    ),
  );
  return rows.map((row) => {
    const snapshot = snapshots.get(row.id) ?? emptyHead().snapshot;
    return {
      ...summaryOf(row, snapshot, suspensions.get(row.id), now),
      lastVisit: visits.get(row.id)!.toISOString(),
      isOperator: operators.has(row.id),
      snapshot,
    };
  });
}
