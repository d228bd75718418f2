import { randomUUID } from 'node:crypto';
import type { GroupKind } from '@hundred/domain/together/group-limits';
import { shortestDate } from '@hundred/domain/together/team-days';
import { sql } from 'drizzle-orm';
import { auditEntry, type PersonRow } from '../../../db/schema/schema';
import type { Database, Transaction } from '../../../db/storage';
import { Refusal } from '../../../refusals/refusal';
import { lockPerson } from '../../../social/lock-person';
import { refuseSuspended } from '../../../social/suspension';
import { groupTables } from './group-tables';
import { endIfEmpty } from './leave-groups';
import {
  actInGroup,
  addMember,
  type GroupActor,
  isClub,
  lockGroup,
  nameRequired,
  ownerOnly,
  readMembership,
  readOwnership,
  refuseBeyondLimit,
} from './membership';
import { withdrawNotifications } from './notify';

const noSuchMember = () => new Refusal('not_found', 'This person is no longer in the group.');
const operatorsOnly = () =>
  new Refusal('owner_only', 'Only operators can own the club team. They take it over at the desk.');

/** Inserts the group into the table of its kind: the columns of `row`, and those that only this kind has. */
export type InsertGroup<Inserted> = (
  transaction: Transaction,
  row: { id: string; ownerMember: string; createdAt: Date },
) => Promise<Inserted>;

/** Creates a group with one member, its owner. */
export function startGroup<Inserted>(
  database: Database,
  kind: GroupKind,
  person: PersonRow,
  now: number,
  insert: InsertGroup<Inserted>,
): Promise<{ id: string; inserted: Inserted } | Refusal> {
  if (person.displayName === null) return Promise.resolve(nameRequired());
  return database.transaction(async (transaction) => {
    await lockPerson(transaction, person.id);
    const refused =
      (await refuseSuspended(transaction, person.id, now)) ??
      (await refuseBeyondLimit(transaction, kind, person.id, now));
    if (refused) return refused;
    const [id, ownerMember] = [randomUUID(), randomUUID()];
    const inserted = await insert(transaction, { id, ownerMember, createdAt: new Date(now) });
    await addMember(transaction, kind, id, { id: ownerMember, personId: person.id, now });
    return { id, inserted };
  });
}

/**
 * Removes the caller or, for the owner, another member. A member whom the owner removes could return with the
 * invitation, so the invitation ends too. `afterwards` runs in the same transaction.
 */
export function leaveGroup(
  database: Database,
  kind: GroupKind,
  groupId: string,
  { personId, memberId, now }: GroupActor & { memberId?: string },
  afterwards?: (transaction: Transaction) => Promise<unknown>,
): Promise<Refusal | undefined> {
  const { members, inviteColumn, isCurrent } = groupTables[kind];
  return database.transaction(async (transaction) => {
    await lockGroup(transaction, kind, groupId);
    const membership = await readMembership(transaction, kind, groupId, personId, now);
    if (membership instanceof Refusal) return membership;
    const leavingId = memberId ?? membership.memberId;
    if (leavingId !== membership.memberId) {
      if (!membership.isOwner) return ownerOnly();
      const suspended = await refuseSuspended(transaction, personId, now);
      if (suspended) return suspended;
      await transaction.execute(sql`delete from invite where ${inviteColumn} = ${groupId}`);
    }
    const where = sql`where id = ${leavingId} and group_id = ${groupId} and ${isCurrent}`;
    const { rows: removed } = await transaction.execute<{ personId: string }>(sql`
      ${kind === 'team' ? sql`update ${members} set left_at = ${new Date(now)}` : sql`delete from ${members}`}
      ${where} returning person_id as "personId"`);
    if (removed.length === 0) return noSuchMember();
    if (kind === 'challenge') await withdrawNotifications(transaction, groupId, removed);
    if (kind === 'team') {
      // A person who came and left within a day has no date in the team, and every poll would read the row.
      await transaction.execute(sql`
        delete from ${members} where id = ${leavingId} and joined_at > ${new Date(now - shortestDate)}`);
    }
    await endIfEmpty(transaction, kind, [groupId], { personId, now });
    await afterwards?.(transaction);
    return undefined;
  });
}

/** Changes the name or the owner of a group, which only its owner may do. */
export function changeGroup(
  database: Database,
  kind: 'team' | 'challenge',
  groupId: string,
  change: { name?: string | undefined; owner?: string | undefined },
  actor: GroupActor,
): Promise<Refusal | undefined> {
  const { group, members, isCurrent } = groupTables[kind];
  return actInGroup(database, kind, groupId, actor, readOwnership, async (transaction) => {
    if (change.owner !== undefined) {
      if (kind === 'team' && (await isClub(transaction, groupId))) return operatorsOnly();
      const { rowCount } = await transaction.execute(sql`
        update ${group} set owner_member = ${change.owner} where id = ${groupId}
        and exists (select from ${members} where id = ${change.owner} and group_id = ${groupId} and ${isCurrent})`);
      if (rowCount === 0) return noSuchMember();
    }
    if (change.name !== undefined && (await renameGroup(transaction, kind, groupId, change.name))) {
      await auditClub(transaction, kind, groupId, 'rename-club-team', actor, { name: change.name });
    }
    return undefined;
  });
}

/** Renames a group. Returns whether it had another name. */
export async function renameGroup(
  transaction: Transaction,
  kind: 'team' | 'challenge',
  groupId: string,
  name: string,
): Promise<boolean> {
  const { rowCount } = await transaction.execute(sql`
    update ${groupTables[kind].group} set name = ${name} where id = ${groupId} and name is distinct from ${name}`);
  return rowCount === 1;
}

/** Ends a group for all its members. Only its owner may, and `refuseEnd` may refuse it for more reasons. */
export const endGroup = (
  database: Database,
  kind: GroupKind,
  groupId: string,
  actor: GroupActor,
  refuseEnd?: (transaction: Transaction) => Promise<Refusal | undefined>,
): Promise<Refusal | undefined> =>
  actInGroup(database, kind, groupId, actor, readOwnership, async (transaction) => {
    const refused = await refuseEnd?.(transaction);
    if (refused) return refused;
    await auditClub(transaction, kind, groupId, 'end-club-team', actor);
    await removeGroup(transaction, kind, groupId);
    return undefined;
  });

/** Deletes a group with its members. The caller holds its lock. */
export async function removeGroup(transaction: Transaction, kind: GroupKind, groupId: string): Promise<void> {
  const { group, members } = groupTables[kind];
  // This statement waits for a notification that is being planned for a member at this moment.
  const { rows: removed } = await transaction.execute<{ personId: string }>(sql`
    delete from ${members} where group_id = ${groupId} returning person_id as "personId"`);
  if (kind === 'challenge') await withdrawNotifications(transaction, groupId, removed);
  await transaction.execute(sql`delete from ${group} where id = ${groupId}`);
}

/** Writes a change of the club's team to the audit, because only operators make it. */
async function auditClub(
  transaction: Transaction,
  kind: GroupKind,
  groupId: string,
  command: string,
  { personId, now }: GroupActor,
  details: { name?: string } = {},
): Promise<void> {
  if (kind !== 'team' || !(await isClub(transaction, groupId))) return;
  await transaction
    .insert(auditEntry)
    .values({ at: new Date(now), command, details: { ...details, operator: personId } });
}
