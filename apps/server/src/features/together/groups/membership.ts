import { randomUUID } from 'node:crypto';
import { entitlementOf } from '@hundred/domain/entitlements/entitlement';
import { plural } from '@hundred/domain/text/plural';
import { type GroupKind, mostMemberships } from '@hundred/domain/together/group-limits';
import { shortestDate } from '@hundred/domain/together/team-days';
import { sql } from 'drizzle-orm';
import { auditEntry, type PersonRow } from '../../../db/schema/schema';
import type { Database, Reader, Transaction } from '../../../db/storage';
import { readHead } from '../../../log/head';
import { Refusal } from '../../../refusals/refusal';
import { holdPerson } from '../../../social/hold-person';
import { refuseSuspended } from '../../../social/suspension';
import { groupTables } from './group-tables';
import { endIfEmpty } from './leave-groups';
import { withdrawNotifications } from './notify';

/** The membership of a person in a group. */
export type Membership = {
  memberId: string;
  isOwner: boolean;
};

/**
 * The same answer for a group that does not exist and one that the person does not belong to, so that nobody can tell
 * which.
 */
export const noSuchGroup = () => new Refusal('not_found', 'This group doesn’t exist, or you’re not in it.');
const ownerOnly = () => new Refusal('owner_only', 'Only the owner of the group can do this.');
const noSuchMember = () => new Refusal('not_found', 'This person is no longer in the group.');
const operatorsOnly = () =>
  new Refusal('owner_only', 'Only operators own the club team. They take it over on the desk.');

const tooMany = (kind: GroupKind, most: number) =>
  kind === 'room'
    ? new Refusal('too_many_rooms', `You’re in ${most} open rooms. Leave one first.`)
    : new Refusal(
        'too_many_groups',
        plural(most, {
          one: 'You can be in 1 group of this kind. Leave one first.',
          other: `You can be in ${most} groups of this kind. Leave one first.`,
        }),
      );
export const nameRequired = () =>
  new Refusal('name_required', 'Choose a display name first, so others know who you are.');

/**
 * The member whom the owner has named, while they belong to it; otherwise the oldest member. Only operators own the club's
 * team, so it may have no owner.
 */
export const ownerOf = (kind: GroupKind) => {
  const { members, isCurrent } = groupTables[kind];
  const mayOwn =
    kind === 'team' ? sql`(not held.is_club or person_id in (select person_id from operator))` : sql`true`;
  return sql`(select id from ${members} where group_id = held.id and ${isCurrent} and ${mayOwn}
    order by id = held.owner_member desc, joined_at, id limit 1)`;
};

export async function membershipOf(
  reader: Reader,
  kind: GroupKind,
  groupId: string,
  personId: string,
  now: number,
): Promise<Membership | Refusal> {
  const { group, members, isCurrent, isOpen } = groupTables[kind];
  const { rows } = await reader.execute<Membership>(sql`
    select mine.id as "memberId", coalesce(mine.id = ${ownerOf(kind)}, false) as "isOwner"
    from ${group} held join ${members} mine on mine.group_id = held.id
    where held.id = ${groupId} and mine.person_id = ${personId} and ${isCurrent} and ${isOpen(now)}`);
  return rows[0] ?? noSuchGroup();
}

export async function ownershipOf(
  reader: Reader,
  kind: GroupKind,
  groupId: string,
  personId: string,
  now: number,
): Promise<Membership | Refusal> {
  const mine = await membershipOf(reader, kind, groupId, personId, now);
  return mine instanceof Refusal || mine.isOwner ? mine : ownerOnly();
}

/** Every change of members locks the group, so that changes take turns on all servers. */
export async function holdGroup(transaction: Transaction, kind: GroupKind, groupId: string): Promise<void> {
  await transaction.execute(sql`select from ${groupTables[kind].group} where id = ${groupId} for update`);
}

/** Runs an action in a locked group, for a member or, with `ownershipOf`, its owner, unless they are suspended. */
export function actInGroup(
  database: Database,
  kind: GroupKind,
  groupId: string,
  { personId, now }: { personId: string; now: number },
  mayAct: typeof membershipOf,
  work: (transaction: Transaction, mine: Membership) => Promise<unknown>,
): Promise<Refusal | undefined> {
  return database.transaction(async (transaction) => {
    await holdGroup(transaction, kind, groupId);
    const mine = await mayAct(transaction, kind, groupId, personId, now);
    if (mine instanceof Refusal) return mine;
    const suspended = await refuseSuspended(transaction, personId, now);
    if (suspended) return suspended;
    const outcome = await work(transaction, mine);
    return outcome instanceof Refusal ? outcome : undefined;
  });
}

export async function countMembers(reader: Reader, kind: GroupKind, groupId: string): Promise<number> {
  const { members, isCurrent } = groupTables[kind];
  const { rows } = await reader.execute<{ people: number }>(
    sql`select count(*)::int as people from ${members} where group_id = ${groupId} and ${isCurrent}`,
  );
  return rows[0]!.people;
}

/** Whether a team is the one of the whole club. */
export async function isClub(reader: Reader, teamId: string): Promise<boolean> {
  const { rows } = await reader.execute(sql`select from team where id = ${teamId} and is_club`);
  return rows.length > 0;
}

async function countMemberships(
  reader: Reader,
  kind: GroupKind,
  personId: string,
  now: number,
): Promise<number> {
  const { group, members, isCurrent, counts } = groupTables[kind];
  const { rows } = await reader.execute<{ groups: number }>(sql`
    select count(*)::int as groups from ${members} mine join ${group} held on held.id = mine.group_id
    where mine.person_id = ${personId} and ${isCurrent} and ${counts(now)}`);
  return rows[0]!.groups;
}

export async function isPremium(reader: Reader, personId: string, now: number): Promise<boolean> {
  const { snapshot } = await readHead(reader, personId);
  return entitlementOf(snapshot, now).isPremium;
}

/** A refusal if the person has reached the limit of their plan, or exceeds it since Premium ended. */
export async function refuseMore(
  reader: Reader,
  kind: GroupKind,
  personId: string,
  now: number,
  already = 0,
): Promise<Refusal | undefined> {
  const most = mostMemberships(kind, await isPremium(reader, personId, now));
  const groups = await countMemberships(reader, kind, personId, now);
  return groups - already < most ? undefined : tooMany(kind, most);
}

export async function addMember(
  transaction: Transaction,
  kind: GroupKind,
  groupId: string,
  member: { id: string; personId: string; now: number },
): Promise<void> {
  const at = new Date(member.now);
  const seen =
    kind === 'room' ? { column: sql`, seen_at`, value: sql`, ${at}` } : { column: sql``, value: sql`` };
  await transaction.execute(sql`
    insert into ${groupTables[kind].members} (id, group_id, person_id, joined_at${seen.column})
    values (${member.id}, ${groupId}, ${member.personId}, ${at}${seen.value})`);
}

/** Creates a group with one member, its owner. `insert` writes the row of its kind. */
export function startGroup(
  database: Database,
  kind: GroupKind,
  person: PersonRow,
  now: number,
  insert: (
    transaction: Transaction,
    row: { id: string; ownerMember: string; createdAt: Date },
  ) => Promise<unknown>,
): Promise<string | Refusal> {
  if (person.displayName === null) return Promise.resolve(nameRequired());
  return database.transaction(async (transaction) => {
    await holdPerson(transaction, person.id);
    const refused =
      (await refuseSuspended(transaction, person.id, now)) ??
      (await refuseMore(transaction, kind, person.id, now));
    if (refused) return refused;
    const [id, ownerMember] = [randomUUID(), randomUUID()];
    await insert(transaction, { id, ownerMember, createdAt: new Date(now) });
    await addMember(transaction, kind, id, { id: ownerMember, personId: person.id, now });
    return id;
  });
}

/**
 * Removes the caller or, for the owner, any member: then the invitation ends too, because they could return with it.
 * `follow` handles the consequences.
 */
export function leaveGroup(
  database: Database,
  kind: GroupKind,
  groupId: string,
  { personId, memberId, now }: { personId: string; memberId?: string; now: number },
  follow?: (transaction: Transaction) => Promise<unknown>,
): Promise<Refusal | undefined> {
  const { members, invited, isCurrent } = groupTables[kind];
  return database.transaction(async (transaction) => {
    await holdGroup(transaction, kind, groupId);
    const mine = await membershipOf(transaction, kind, groupId, personId, now);
    if (mine instanceof Refusal) return mine;
    const leaving = memberId ?? mine.memberId;
    if (leaving !== mine.memberId) {
      if (!mine.isOwner) return ownerOnly();
      const suspended = await refuseSuspended(transaction, personId, now);
      if (suspended) return suspended;
      await transaction.execute(sql`delete from invite where ${invited} = ${groupId}`);
    }
    const where = sql`where id = ${leaving} and group_id = ${groupId} and ${isCurrent}`;
    const { rows: gone } = await transaction.execute<{ personId: string }>(sql`
      ${kind === 'team' ? sql`update ${members} set left_at = ${new Date(now)}` : sql`delete from ${members}`}
      ${where} returning person_id as "personId"`);
    if (gone.length === 0) return noSuchMember();
    if (kind === 'challenge') await withdrawNotifications(transaction, groupId, gone);
    if (kind === 'team') {
      // A row without a date would only be read with every poll, once for each time a person came and left.
      await transaction.execute(sql`
        delete from ${members} where id = ${leaving} and joined_at > ${new Date(now - shortestDate)}`);
    }
    await endIfEmpty(transaction, kind, [groupId]);
    await follow?.(transaction);
    return undefined;
  });
}

/** Changes that only the owner may make. */
export function changeGroup(
  database: Database,
  kind: 'team' | 'challenge',
  groupId: string,
  change: { name?: string | undefined; owner?: string | undefined },
  acting: { personId: string; now: number },
): Promise<Refusal | undefined> {
  const { group, members, isCurrent } = groupTables[kind];
  return actInGroup(database, kind, groupId, acting, ownershipOf, async (transaction) => {
    if (change.owner !== undefined) {
      if (kind === 'team' && (await isClub(transaction, groupId))) return operatorsOnly();
      const { rowCount } = await transaction.execute(sql`
        update ${group} set owner_member = ${change.owner} where id = ${groupId}
        and exists (select from ${members} where id = ${change.owner} and group_id = ${groupId} and ${isCurrent})`);
      if (rowCount === 0) return noSuchMember();
    }
    if (change.name !== undefined) {
      const { rowCount } = await transaction.execute(sql`
        update ${group} set name = ${change.name} where id = ${groupId} and name is distinct from ${change.name}`);
      if (rowCount === 1) {
        await auditClub(transaction, kind, groupId, 'rename-club-team', acting, { name: change.name });
      }
    }
    return undefined;
  });
}

/** Writes a change of the club's team to the audit, because only operators make it. */
async function auditClub(
  transaction: Transaction,
  kind: GroupKind,
  groupId: string,
  command: string,
  { personId, now }: { personId: string; now: number },
  details: { name?: string } = {},
): Promise<void> {
  if (kind !== 'team' || !(await isClub(transaction, groupId))) return;
  await transaction
    .insert(auditEntry)
    .values({ at: new Date(now), command, details: { ...details, operator: personId } });
}

/** `mayEnd` refuses it for more reasons. */
export const endGroup = (
  database: Database,
  kind: GroupKind,
  groupId: string,
  acting: { personId: string; now: number },
  mayEnd?: (transaction: Transaction) => Promise<Refusal | undefined>,
): Promise<Refusal | undefined> =>
  actInGroup(database, kind, groupId, acting, ownershipOf, async (transaction) => {
    const refused = await mayEnd?.(transaction);
    if (refused) return refused;
    const { group, members } = groupTables[kind];
    await auditClub(transaction, kind, groupId, 'end-club-team', acting);
    // This waits for a notification that is being planned for one of them at this moment.
    const { rows: gone } = await transaction.execute<{ personId: string }>(sql`
      delete from ${members} where group_id = ${groupId} returning person_id as "personId"`);
    if (kind === 'challenge') await withdrawNotifications(transaction, groupId, gone);
    await transaction.execute(sql`delete from ${group} where id = ${groupId}`);
    return undefined;
  });
