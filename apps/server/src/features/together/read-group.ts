import type { Member, Standing } from '@hundred/contract/groups';
import { entitlementOf } from '@hundred/domain/entitlements/entitlement';
import { isShownAsVip } from '@hundred/domain/entitlements/vip-status';
import type { Snapshot } from '@hundred/domain/runs/snapshot';
import { type GroupKind, mostMembers, mostMemberships } from '@hundred/domain/together/group-limits';
import { shownName } from '../../social/shown-name';
import { groupNames } from './group-tables';

/** One member, with what the statement says of the group in every row. */
export interface GroupRow {
  ownerMember: string;
  memberId: string;
  personId: string;
  joinedAt: Date;
  name: string | null;
  showVip: boolean;
  /** Of their log; null before the start. */
  length: number | null;
  inviteExpires: Date | null;
  /** Of whoever asks: how many groups of this kind they belong to, and whether they may take part. */
  ownGroups: number;
  isSuspended: boolean;
}

interface Columns {
  group: string;
  member: string;
  /** Whether the group is there to be seen. */
  isOpen?: string;
  /** Whether one that is called `other` counts among those that a person may belong to at once. */
  counts?: string;
}

/**
 * The whole of a group in one statement, for its members alone: $1 is the group, $2 who asks, $3 the present instant.
 * Nobody else gets a row, whether the group is there or not.
 */
export function groupStatement(kind: GroupKind, { group, member, isOpen, counts }: Columns): string {
  const names = groupNames[kind];
  return `
    select held.owner_member as "ownerMember", ${group},
      member.id as "memberId", member.person_id as "personId", member.joined_at as "joinedAt",
      ${shownName} as name, person.show_vip as "showVip", log.length, ${member},
      (select expires_at from invite
       where invite.${names.invited} = held.id and expires_at > $3 and uses_left > 0) as "inviteExpires",
      (select count(*)::int from ${names.members} own join ${names.group} other on other.id = own.group_id
       where own.person_id = $2 and ${names.isCurrent} and ${counts ?? 'true'}) as "ownGroups",
      exists (select from social_suspension
        where social_suspension.person_id = $2 and until > $3) as "isSuspended"
    from ${names.group} held
    join ${names.members} member on member.group_id = held.id
    join person on person.id = member.person_id
    left join challenge log on log.person_id = person.id
    where held.id = $1 and ${isOpen ?? 'true'} and exists (
      select from ${names.members} mine where mine.group_id = held.id and mine.person_id = $2 and ${names.isCurrent})
    order by member.joined_at, member.id`;
}

/** Whoever the owner has named, while they belong to it; else who has belonged to it the longest. */
export const ownerAmong = (current: readonly GroupRow[]): string | undefined =>
  (current.find(({ memberId, ownerMember }) => memberId === ownerMember) ?? current[0])?.memberId;

/** What every kind of group says of itself. `current` are its members, `own` is the fold of whoever asks. */
export function groupOf(
  kind: GroupKind,
  id: string,
  current: readonly GroupRow[],
  personId: string,
  own: Snapshot | undefined,
  now: number,
) {
  const mine = current.find((row) => row.personId === personId);
  const isOwner = mine !== undefined && mine.memberId === ownerAmong(current);
  const isPremium = own !== undefined && entitlementOf(own, now).isPremium;
  const isReadOnly = (mine?.ownGroups ?? 0) > mostMemberships(kind, isPremium);
  return {
    id,
    isOwner,
    mostMembers: mostMembers[kind],
    mayInvite: isOwner && isPremium && !isReadOnly && !mine.isSuspended,
    invite: isOwner && mine.inviteExpires !== null ? { expiresAt: mine.inviteExpires.toISOString() } : null,
    isReadOnly,
  };
}

export function memberOf(
  row: GroupRow,
  owner: string | undefined,
  personId: string,
  standing: Standing | null,
): Member {
  return {
    id: row.memberId,
    name: row.name,
    isMe: row.personId === personId,
    isOwner: row.memberId === owner,
    standing,
  };
}

/** As on the boards: never where the name is not shown. */
export const vipOf = ({ name, showVip }: GroupRow, snapshot: Snapshot | undefined, now: number) =>
  name !== null && snapshot && isShownAsVip(showVip, snapshot, now) ? { vip: true as const } : {};

/** Those who have a log, each once: somebody may have belonged to a team twice. */
export function logsOf(rows: readonly GroupRow[]): { personId: string; length: number }[] {
  const lengths = new Map(
    rows.flatMap(({ personId, length }) => (length === null ? [] : [[personId, length]])),
  );
  return [...lengths].map(([personId, length]) => ({ personId, length }));
}
