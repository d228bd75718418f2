import type { Member, Standing } from '@hundred/contract/together/groups';
import type { Snapshot } from '@hundred/domain/challenge/fold/snapshot';
import type { State } from '@hundred/domain/challenge/state/state';
import { entitlementOf } from '@hundred/domain/entitlements/entitlement';
import { isShownAsVip } from '@hundred/domain/entitlements/vip-status';
import {
  type GroupKind,
  mostClubMembers,
  mostMembers,
  mostMemberships,
} from '@hundred/domain/together/group-limits';
import { standingOf } from '@hundred/domain/together/standing';
import type { GroupData, GroupRow, MemberRow } from './group-statement';
import type { GroupViewer } from './read-group';

/** The member whom the last owner has named, while that member belongs to the group; otherwise the oldest member. */
export const ownerAmong = (current: readonly MemberRow[], { ownerMember }: GroupRow): string | undefined =>
  (current.find(({ memberId }) => memberId === ownerMember) ?? current[0])?.memberId;

/**
 * The same fields for the club's team as `groupOf` returns for other groups. Its owner may invite whatever their plan, and
 * the team counts towards no limit.
 */
export const clubOf = (
  { group }: GroupData,
  { groupId, isOwner }: { groupId: string; isOwner: boolean },
) => ({
  id: groupId,
  isOwner,
  mostMembers: mostClubMembers,
  mayInvite: isOwner && !group.isSuspended,
  invite: inviteFor(isOwner, group),
  isReadOnly: false,
});

const inviteFor = (isOwner: boolean, { invite }: GroupRow) =>
  isOwner && invite ? { ...invite, expiresAt: instantIn(invite.expiresAt) } : null;

/** The fields that every kind of group has. */
export function groupOf(
  kind: GroupKind,
  { group, members: current }: GroupData,
  { groupId, personId, now }: GroupViewer,
  viewerSnapshot: Snapshot | undefined,
) {
  const membership = current.find((row) => row.personId === personId);
  const isOwner = membership !== undefined && membership.memberId === ownerAmong(current, group);
  const isPremium = viewerSnapshot !== undefined && entitlementOf(viewerSnapshot, now).isPremium;
  const isReadOnly = group.ownGroups > mostMemberships(kind, isPremium);
  return {
    id: groupId,
    isOwner,
    mostMembers: mostMembers[kind],
    mayInvite: isOwner && isPremium && !isReadOnly && !group.isSuspended,
    invite: inviteFor(isOwner, group),
    isReadOnly,
  };
}

/** Converts an instant of the statement to the format of answers. */
export const instantIn = (text: string): string => new Date(text).toISOString();

export const memberOf = (row: MemberRow, owner: string | undefined, personId: string): Member => ({
  id: row.memberId,
  name: row.name,
  isMe: row.personId === personId,
  isOwner: row.memberId === owner,
});

/** The part of a standing that teams and challenges show. Only a room shows which exercises are done. */
export function boardStanding(state: State | null | undefined): Standing | null {
  if (!state) return null;
  const { day, streak, today } = standingOf(state);
  return { day, streak, today };
}

/** The VIP ring of a member. As on the boards, there is none if the name is hidden. */
export const vipOf = ({ name, showVip }: MemberRow, snapshot: Snapshot | undefined, now: number) =>
  name !== null && snapshot && isShownAsVip(showVip, snapshot, now) ? { vip: true as const } : {};

/** The logs of the members who have one, each once: a person may have belonged to a team twice. */
export function logsOf(rows: readonly MemberRow[]): { personId: string; length: number }[] {
  const lengths = new Map(
    rows.flatMap(({ personId, length }) => (length === null ? [] : [[personId, length]])),
  );
  return [...lengths].map(([personId, length]) => ({ personId, length }));
}
