import { randomBytes } from 'node:crypto';
import type { Invitation, joinRefusals, MadeInvite } from '@hundred/contract/together/groups';
import {
  type GroupKind,
  groupKinds,
  mostClubMembers,
  mostMembers,
} from '@hundred/domain/together/group-limits';
import { inviteCode, inviteLength, readInviteCode } from '@hundred/domain/together/invite-code';
import { sql } from 'drizzle-orm';
import { hashOf } from '../../../db/hash-of';
import type { Database, Reader, Transaction } from '../../../db/storage';
import { Refusal } from '../../../refusals/refusal';
import { shownGroupName, shownName } from '../../../social/shown-name';
import { groupTables, inviteMarkLength } from './group-tables';
import { lockGroup, ownerSql, readOwnership } from './membership';

const day = 24 * 3_600_000;
const validForMs = 7 * day;
/** A club prints its link on a notice, so it is valid for the longest time that the desk offers for its own invitations. */
const clubValidForMs = 90 * day;

export type JoinRefusalCode = (typeof joinRefusals)[number];

/**
 * The one answer for wrong, revoked and expired codes and for those of blocked people, so that nobody can tell these
 * apart.
 */
export const noSuchInvite = () =>
  new Refusal('not_found', 'This invitation no longer works. Ask for a new one.');

/** Creates a new code. It is stored as a hash only, and the previous one stops working. */
export async function replaceInvite(
  transaction: Transaction,
  kind: GroupKind,
  groupId: string,
  { personId, expiresAt }: { personId: string; expiresAt: number },
): Promise<Omit<MadeInvite, 'url'>> {
  const { inviteColumn } = groupTables[kind];
  const code = inviteCode(randomBytes(inviteLength));
  const codeHash = hashOf(code);
  await transaction.execute(sql`delete from invite where ${inviteColumn} = ${groupId}`);
  // `uses_left` is for servers of the previous version, which count how often an invitation was used.
  await transaction.execute(sql`
    insert into invite (code_hash, person_id, ${inviteColumn}, expires_at, uses_left)
    values (${codeHash}, ${personId}, ${groupId}, ${new Date(expiresAt)}, ${mostMembers[kind] - 1})`);
  return {
    code,
    expiresAt: new Date(expiresAt).toISOString(),
    mark: codeHash.slice(0, inviteMarkLength),
  };
}

export const usualExpiry = (now: number): number => now + validForMs;
export const clubExpiry = (now: number): number => now + clubValidForMs;

/** Replaces the invitation of a group for its owner, under the lock of the group. */
export function makeInvite(
  database: Database,
  kind: GroupKind,
  groupId: string,
  { personId, now, expiresAt }: { personId: string; now: number; expiresAt: number },
): Promise<Omit<MadeInvite, 'url'> | Refusal> {
  return database.transaction(async (transaction) => {
    await lockGroup(transaction, kind, groupId);
    const ownership = await readOwnership(transaction, kind, groupId, personId, now);
    return ownership instanceof Refusal
      ? ownership
      : replaceInvite(transaction, kind, groupId, { personId, expiresAt });
  });
}

export async function revokeInvite(
  database: Database,
  kind: GroupKind,
  groupId: string,
  { personId, now }: { personId: string; now: number },
): Promise<Refusal | undefined> {
  const ownership = await readOwnership(database, kind, groupId, personId, now);
  if (ownership instanceof Refusal) return ownership;
  await database.execute(sql`delete from invite where ${groupTables[kind].inviteColumn} = ${groupId}`);
  return undefined;
}

/** The target of an invitation. */
export interface InviteTarget
  extends Pick<Invitation, 'kind' | 'name' | 'invitedBy' | 'members' | 'mostMembers' | 'from' | 'to'> {
  /** Whether it is the team of the whole club. */
  isClub: boolean;
  groupId: string;
  ownerId: string;
  /** Whether the person belongs to it already. */
  isMember: boolean;
}

/** The SQL of the columns that differ between the kinds of groups, for the aliases of the statement below. */
const targetColumns: Record<GroupKind, { name: string; from: string; to: string; isClub: string }> = {
  team: { name: shownGroupName('this_group'), from: 'null', to: 'null', isClub: 'this_group.is_club' },
  challenge: {
    name: shownGroupName('this_group'),
    from: 'this_group.from_date',
    to: 'this_group.to_date',
    isClub: 'false',
  },
  room: { name: 'null', from: 'null', to: 'null', isClub: 'false' },
};

export async function findInviteTarget(
  reader: Reader,
  typedCode: string,
  personId: string,
  now: number,
): Promise<InviteTarget | undefined> {
  const code = readInviteCode(typedCode);
  if (code === null) return undefined;
  const { rows } = await reader.execute<Record<GroupKind, string | null>>(sql`
    select team_id as team, challenge_id as challenge, room_id as room from invite
    where code_hash = ${hashOf(code)} and expires_at > ${new Date(now)}`);
  const [found] = rows;
  const kind = groupKinds.find((groupKind) => found?.[groupKind]);
  const groupId = kind && found?.[kind];
  if (!kind || !groupId) return undefined;
  const { group, members, isCurrent, isOpen } = groupTables[kind];
  const { name, from, to, isClub } = targetColumns[kind];
  const { rows: groups } = await reader.execute<Omit<InviteTarget, 'kind' | 'groupId' | 'mostMembers'>>(sql`
    select ${sql.raw(name)} as name, ${sql.raw(from)} as "from", ${sql.raw(to)} as "to",
      ${sql.raw(isClub)} as "isClub",
      ${sql.raw(shownName)} as "invitedBy", person.id as "ownerId",
      (select count(*)::int from ${members} where group_id = this_group.id and ${isCurrent}) as members,
      exists (select from ${members} where group_id = this_group.id and person_id = ${personId} and ${isCurrent}) as "isMember"
    from ${group} this_group
    join ${members} owner on owner.id = ${ownerSql(kind)} join person on person.id = owner.person_id
    where this_group.id = ${groupId} and ${isOpen(now)}`);
  const [target] = groups;
  if (!target) return undefined;
  return { ...target, kind, groupId, mostMembers: target.isClub ? mostClubMembers : mostMembers[kind] };
}
