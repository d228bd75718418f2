import type { GroupKind } from '@hundred/domain/together/group-limits';
import type { Value } from '../../../db/query';
import { type LogStatement, logStatement } from '../../../distribution/query-with-logs';
import type { Identity } from '../../../identity/identity';
import { signInSql } from '../../../identity/sign-in-sql';
import { shownName } from '../../../social/shown-name';
import { inviteMarkLength, tableNames } from './group-tables';

/** A group as the statement returns it to one of its members. Instants are text, as in JSON. */
export interface GroupRow {
  ownerMember: string;
  /** `mark` is the beginning of the code's hash (`inviteMarkLength`), which distinguishes it from the next one. */
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
 * The parameters of a statement about a group, after the four of `signInSql` for the caller: the group, the present
 * instant, the session of the caller, and a value that only this kind of group needs.
 */
export const groupParams = { group: '$5', now: '$6', session: '$7', ofKind: '$8' } as const;

/** A person's view of a group that they may belong to. */
export interface GroupQuestion {
  identity: Identity;
  groupId: string;
  now: number;
}

export interface GroupStatement extends LogStatement {
  /** The values of the parameters, in their order. */
  valuesOf(question: GroupQuestion): Value[];
}

const makeValuesOf =
  (valueOfKind: Columns['valueOfKind']): GroupStatement['valuesOf'] =>
  ({ identity, groupId, now }) => [
    ...signInSql.values(identity),
    groupId,
    new Date(now),
    signInSql.session(identity),
    ...(valueOfKind ? [valueOfKind(now)] : []),
  ];

/**
 * What the statement reads of one kind of group. Aliases: `this_group` is the group, `mine` the membership of the caller,
 * `member` each member, and `person` their row (in the columns of the group: that of the caller).
 */
interface Columns {
  /** A `with` clause that the statement begins with. */
  withClause?: string;
  group: Record<string, string>;
  member: Record<string, string>;
  /** Whether the group is visible. */
  isOpen?: string;
  /** Whether a group of the caller, with the alias `other`, counts towards the limit of memberships. */
  countsTowardsLimit?: string;
  /** Whether only the caller's own row is read, because the group has too many members for each poll. */
  isLarge?: string;
  /** The value of `groupParams.ofKind`, if one of the columns has that parameter. */
  valueOfKind?: (now: number) => Value;
}

export const jsonObject = (columns: Record<string, string>) =>
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

/** Whether the sign-in of the caller has ended. */
export const isEnded = signInSql.isEnded(groupParams.session);

/**
 * Reads the caller and the whole group in one statement. The group is one text, and null if the caller does not belong
 * to it, whether it exists or not.
 */
export function groupStatement(
  kind: GroupKind,
  {
    withClause = '',
    group,
    member,
    isOpen = 'true',
    countsTowardsLimit = 'true',
    isLarge = 'false',
    valueOfKind,
  }: Columns,
): GroupStatement {
  const tables = tableNames[kind];
  const groupJson = jsonObject({
    ...group,
    ownerMember: 'this_group.owner_member',
    invite: `(select ${jsonObject({ expiresAt: 'expires_at', mark: `left(code_hash, ${inviteMarkLength})` })} from invite
      where invite.${tables.inviteColumn} = this_group.id and expires_at > ${groupParams.now})`,
    timezone: 'person.timezone',
    ownGroups: `(select count(*) from ${tables.members} own join ${tables.group} other on other.id = own.group_id
      where own.person_id = mine.person_id and ${tables.isCurrent} and ${countsTowardsLimit})`,
    isSuspended: `exists (select from social_suspension
      where social_suspension.person_id = mine.person_id and until > ${groupParams.now})`,
  });
  const columnsOfMember = { ...member, ...memberColumns };
  const statement = logStatement(
    ({ length, join }) => `
    ${withClause}
    select person.id as "personId", ${isEnded} as "isEnded", (
      select json_build_object('group', ${groupJson}, 'members', (
        select json_agg(${jsonObject({ ...columnsOfMember, length })} order by member.joined_at, member.id)
        from ${tables.members} member join person on person.id = member.person_id
        ${join('person.id')}
        where member.group_id = this_group.id and (member.id = mine.id or not ${isLarge})))
      from ${tables.group} this_group join ${tables.members} mine on mine.group_id = this_group.id
      where this_group.id = ${groupParams.group} and mine.person_id = person.id and ${tables.isCurrent} and ${isOpen}
    )::text as "rowsText"
    from person where ${signInSql.where}`,
  );
  return { ...statement, valuesOf: makeValuesOf(valueOfKind) };
}
