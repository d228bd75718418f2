import type { GroupKind } from '@hundred/domain/together/group-limits';
import { type BothWays, bothWays } from '../../../distribution/query-with-logs';
import { bySignIn } from '../../../identity/by-sign-in';
import { shownName } from '../../../social/shown-name';
import { groupNames, inviteMarkLength } from './group-tables';

/** A group as the statement returns it to one of its members. Instants are text, as in JSON. */
export interface GroupRow {
  ownerMember: string;
  invite: { expiresAt: string; mark: string } | null;
  /** Of the caller: their zone, how many groups of this kind they belong to, and whether they are suspended. */
  timezone: string | null;
  ownGroups: number;
  isSuspended: boolean;
}

export interface MemberRow {
  memberId: string;
  personId: string;
  joinedAt: string;
  name: string | null;
  showVip: boolean;
  /** The length of their log; null before the start. */
  length: number | null;
}

export interface GroupData<Group = unknown, Member = unknown> {
  group: GroupRow & Group;
  members: (MemberRow & Member)[];
}

/**
 * What the statement reads of one kind of group. Aliases: `held` is the group, `mine` the membership of the caller,
 * `member` each member, and `person` their row (in the columns of the group: that of the caller).
 */
interface Columns {
  /** A preceding part of the same statement. */
  first?: string;
  group: Record<string, string>;
  member: Record<string, string>;
  /** Whether the group is visible. */
  isOpen?: string;
  /** Whether a group with the alias `other` counts towards the limit of memberships. */
  counts?: string;
  /** Whether only the caller's own row is read, because the group has too many members for each poll. */
  isLarge?: string;
}

export const json = (columns: Record<string, string>) =>
  `json_build_object(${Object.entries(columns)
    .map(([name, expression]) => `'${name}', ${expression}`)
    .join(', ')})`;

/** The columns of a member, called `member` in a statement with their `person`. */
export const memberColumns = {
  memberId: 'member.id',
  personId: 'member.person_id',
  joinedAt: 'member.joined_at',
  name: shownName,
  showVip: 'person.show_vip',
};

export const isEnded = bySignIn.isEnded('$7');

/**
 * Reads the caller and the whole group in one statement: $5 is the group, $6 the present instant, $7 the session of
 * the caller. The group is one text, and null if they do not belong to it, whether it exists or not.
 */
export function groupStatement(
  kind: GroupKind,
  { first = '', group, member, isOpen, counts, isLarge = 'false' }: Columns,
): BothWays {
  const names = groupNames[kind];
  const ofGroup = json({
    ...group,
    ownerMember: 'held.owner_member',
    invite: `(select ${json({ expiresAt: 'expires_at', mark: `left(code_hash, ${inviteMarkLength})` })} from invite
      where invite.${names.invited} = held.id and expires_at > $6)`,
    timezone: 'person.timezone',
    ownGroups: `(select count(*) from ${names.members} own join ${names.group} other on other.id = own.group_id
      where own.person_id = mine.person_id and ${names.isCurrent} and ${counts ?? 'true'})`,
    isSuspended: `exists (select from social_suspension
      where social_suspension.person_id = mine.person_id and until > $6)`,
  });
  const ofMember = { ...member, ...memberColumns };
  return bothWays(
    ({ length, join }) => `
    ${first}
    select person.id as "personId", ${isEnded} as "isEnded", (
      select json_build_object('group', ${ofGroup}, 'members', (
        select json_agg(${json({ ...ofMember, length })} order by member.joined_at, member.id)
        from ${names.members} member join person on person.id = member.person_id
        ${join('person.id')}
        where member.group_id = held.id and (member.id = mine.id or not ${isLarge})))
      from ${names.group} held join ${names.members} mine on mine.group_id = held.id
      where held.id = $5 and mine.person_id = person.id and ${names.isCurrent} and ${isOpen ?? 'true'}
    )::text as "rowsText"
    from person where ${bySignIn.where}`,
  );
}
