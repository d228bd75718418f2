import type { Together } from '@hundred/contract/together/groups';
import {
  type GroupKind,
  mostClubMembers,
  mostMembers,
  mostMemberships,
} from '@hundred/domain/together/group-limits';
import { sql } from 'drizzle-orm';
import type { PersonRow } from '../../../db/schema/schema';
import type { Database } from '../../../db/storage';
import { shownGroupName } from '../../../social/shown-name';
import { readSuspensionEnd } from '../../../social/suspension';
import { groupTables } from './group-tables';
import { isPremium, ownerSql } from './membership';

/** A group of a person. */
type GroupRow = {
  id: string;
  name: string | null;
  members: number;
  isOwner: boolean;
  /** Whether it counts towards the limit of memberships. */
  countsTowardsLimit: boolean;
  /** Only selected for a team. */
  isClub: boolean;
  /** Only selected for a challenge, as are the next two. */
  from: string;
  to: string;
  isSettled: boolean;
  /** Only selected for a room. */
  endsAt: string;
};

const columnsOf: Record<GroupKind, string> = {
  team: `${shownGroupName('this_group')} as name, this_group.is_club as "isClub"`,
  challenge: `${shownGroupName('this_group')} as name, from_date as "from", to_date as "to",
    settled_at is not null as "isSettled"`,
  room: `null as name, ends_at as "endsAt"`,
};

/** How many groups of each kind are listed. Only finished challenges can be more: then those joined last are listed. */
const mostListed = 50;

/** The groups of one kind that a person belongs to, the newest first. */
async function readGroups(database: Database, kind: GroupKind, personId: string, now: number) {
  const { group, members, isCurrent, isOpen, countsTowardsLimit } = groupTables[kind];
  const { rows } = await database.execute<GroupRow>(sql`
    with listed as (
      select member.*, ${countsTowardsLimit(now)} as "countsTowardsLimit"
      from ${members} member join ${group} joined_group on joined_group.id = member.group_id
      where member.person_id = ${personId} and ${isCurrent} and ${isOpen(now)}
      order by "countsTowardsLimit" desc, member.joined_at desc, member.id limit ${mostListed}
    )
    select this_group.id, ${sql.raw(columnsOf[kind])}, coalesce(listed.id = ${ownerSql(kind)}, false) as "isOwner",
      "countsTowardsLimit",
      (select count(*)::int from ${members} where group_id = this_group.id and ${isCurrent}) as members
    from listed join ${group} this_group on this_group.id = listed.group_id
    order by listed.joined_at desc, listed.id`);
  return rows;
}

const briefOf = ({ id, name, members, isOwner }: GroupRow) => ({ id, name, members, isOwner });

export async function readOverview(database: Database, person: PersonRow, now: number): Promise<Together> {
  const premium = await isPremium(database, person.id, now);
  const until = await readSuspensionEnd(database, person.id, now);
  const teams = await readGroups(database, 'team', person.id, now);
  const challenges = await readGroups(database, 'challenge', person.id, now);
  const rooms = await readGroups(database, 'room', person.id, now);
  const most = { teams: mostMemberships('team', premium), challenges: mostMemberships('challenge', premium) };
  const countLimited = (groups: readonly GroupRow[]) =>
    groups.filter(({ countsTowardsLimit }) => countsTowardsLimit).length;
  // A person in more groups than the limit allows, such as after Premium has ended, may only read them.
  const hasTooManyTeams = countLimited(teams) > most.teams;
  const hasTooManyChallenges = countLimited(challenges) > most.challenges;
  return {
    needsName: person.displayName === null,
    suspendedUntil: until?.toISOString() ?? null,
    most,
    teams: teams.map((row) => ({
      ...briefOf(row),
      isReadOnly: hasTooManyTeams && !row.isClub,
      mostMembers: row.isClub ? mostClubMembers : mostMembers.team,
      ...(row.isClub && { isClub: true as const }),
    })),
    challenges: challenges.map((row) => ({
      ...briefOf(row),
      isReadOnly: hasTooManyChallenges,
      from: row.from,
      to: row.to,
      isSettled: row.isSettled,
    })),
    rooms: rooms.map(({ id, members, isOwner, endsAt }) => ({
      id,
      members,
      isOwner,
      endsAt: new Date(endsAt).toISOString(),
    })),
  };
}
