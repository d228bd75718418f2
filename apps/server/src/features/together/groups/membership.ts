import { entitlementOf } from '@hundred/domain/entitlements/entitlement';
import { plural } from '@hundred/domain/text/plural';
import { type GroupKind, mostMemberships } from '@hundred/domain/together/group-limits';
import { sql } from 'drizzle-orm';
import type { Database, Reader, Transaction } from '../../../db/storage';
import { readHead } from '../../../log/head';
import { Refusal } from '../../../refusals/refusal';
import { refuseSuspended } from '../../../social/suspension';
import { groupTables } from './group-tables';

/** The membership of a person in a group. */
export type Membership = {
  memberId: string;
  isOwner: boolean;
};

/**
 * The one answer for groups that do not exist and groups that the person does not belong to, so that nobody can tell these
 * apart.
 */
export const noSuchGroup = () => new Refusal('not_found', 'This group doesn’t exist, or you’re not in it.');
export const ownerOnly = () => new Refusal('owner_only', 'Only the owner of the group can do this.');

/** How a refusal names the groups. Rooms have a refusal of their own. */
const groupLabels = {
  team: { one: 'team', other: 'teams' },
  challenge: { one: 'challenge', other: 'challenges' },
};

const tooManyGroups = (kind: GroupKind, most: number) =>
  kind === 'room'
    ? new Refusal('too_many_rooms', `You can be in ${most} open rooms. Leave one first.`)
    : new Refusal(
        'too_many_groups',
        plural(most, {
          one: `You can be in only one ${groupLabels[kind].one}. Leave yours first.`,
          other: `You can be in ${most} ${groupLabels[kind].other}. Leave one first.`,
        }),
      );
export const nameRequired = () =>
  new Refusal('name_required', 'Choose a display name first, so others know who you are.');

/**
 * SQL for the owner of `this_group`: the member whom the last owner has named, otherwise the oldest member. Only operators
 * own the club's team, so it may have no owner.
 */
export const ownerSql = (kind: GroupKind) => {
  const { members, isCurrent } = groupTables[kind];
  const mayOwn =
    kind === 'team'
      ? sql`(not this_group.is_club or person_id in (select person_id from operator))`
      : sql`true`;
  return sql`(select id from ${members} where group_id = this_group.id and ${isCurrent} and ${mayOwn}
    order by id = this_group.owner_member desc, joined_at, id limit 1)`;
};

/** The membership of a current member. Refuses anybody else, and everybody once the group is closed. */
export async function readMembership(
  reader: Reader,
  kind: GroupKind,
  groupId: string,
  personId: string,
  now: number,
): Promise<Membership | Refusal> {
  const { group, members, isCurrent, isOpen } = groupTables[kind];
  const { rows } = await reader.execute<Membership>(sql`
    select mine.id as "memberId", coalesce(mine.id = ${ownerSql(kind)}, false) as "isOwner"
    from ${group} this_group join ${members} mine on mine.group_id = this_group.id
    where this_group.id = ${groupId} and mine.person_id = ${personId} and ${isCurrent} and ${isOpen(now)}`);
  return rows[0] ?? noSuchGroup();
}

/** The membership of the owner. Refuses other members too. */
export async function readOwnership(
  reader: Reader,
  kind: GroupKind,
  groupId: string,
  personId: string,
  now: number,
): Promise<Membership | Refusal> {
  const membership = await readMembership(reader, kind, groupId, personId, now);
  return membership instanceof Refusal || membership.isOwner ? membership : ownerOnly();
}

/** Locks a group. Every change of its members does, so that changes take turns on all servers. */
export async function lockGroup(transaction: Transaction, kind: GroupKind, groupId: string): Promise<void> {
  await transaction.execute(sql`select from ${groupTables[kind].group} where id = ${groupId} for update`);
}

/** The person who acts in a group, and when. */
export interface GroupActor {
  personId: string;
  now: number;
}

/** Runs an action in a locked group, for a member or, with `readOwnership`, its owner, unless they are suspended. */
export function actInGroup(
  database: Database,
  kind: GroupKind,
  groupId: string,
  { personId, now }: GroupActor,
  mayAct: typeof readMembership,
  work: (transaction: Transaction, membership: Membership) => Promise<unknown>,
): Promise<Refusal | undefined> {
  return database.transaction(async (transaction) => {
    await lockGroup(transaction, kind, groupId);
    const membership = await mayAct(transaction, kind, groupId, personId, now);
    if (membership instanceof Refusal) return membership;
    const suspended = await refuseSuspended(transaction, personId, now);
    if (suspended) return suspended;
    const outcome = await work(transaction, membership);
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
  const { group, members, isCurrent, countsTowardsLimit } = groupTables[kind];
  const { rows } = await reader.execute<{ groups: number }>(sql`
    select count(*)::int as groups from ${members} mine join ${group} this_group on this_group.id = mine.group_id
    where mine.person_id = ${personId} and ${isCurrent} and ${countsTowardsLimit(now)}`);
  return rows[0]!.groups;
}

export async function isPremium(reader: Reader, personId: string, now: number): Promise<boolean> {
  const { snapshot } = await readHead(reader, personId);
  return entitlementOf(snapshot, now).isPremium;
}

/**
 * Refuses a person who has reached the limit of their plan, or exceeds it since Premium ended. If they act in a group that
 * they are in already (`isMember`), this group does not count.
 */
export async function refuseBeyondLimit(
  reader: Reader,
  kind: GroupKind,
  personId: string,
  now: number,
  { isMember = false }: { isMember?: boolean } = {},
): Promise<Refusal | undefined> {
  const most = mostMemberships(kind, await isPremium(reader, personId, now));
  const groups = await countMemberships(reader, kind, personId, now);
  const otherGroups = isMember ? groups - 1 : groups;
  return otherGroups < most ? undefined : tooManyGroups(kind, most);
}

export async function addMember(
  transaction: Transaction,
  kind: GroupKind,
  groupId: string,
  member: { id: string; personId: string; now: number },
): Promise<void> {
  const at = new Date(member.now);
  // Only a room stores who is present.
  const seenAtSql =
    kind === 'room' ? { column: sql`, seen_at`, value: sql`, ${at}` } : { column: sql``, value: sql`` };
  await transaction.execute(sql`
    insert into ${groupTables[kind].members} (id, group_id, person_id, joined_at${seenAtSql.column})
    values (${member.id}, ${groupId}, ${member.personId}, ${at}${seenAtSql.value})`);
}
