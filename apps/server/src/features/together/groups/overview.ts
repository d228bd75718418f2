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
import { suspendedUntil } from '../../../social/suspension';
import { groupTables } from './group-tables';
import { isPremium, ownerOf } from './membership';

type Listed = {
  id: string;
  name: string | null;
  members: number;
  isOwner: boolean;
  isClub: boolean;
  from: string;
  to: string;
  isSettled: boolean;
  counts: boolean;
  endsAt: string;
};

const columnsOf: Record<GroupKind, string> = {
  team: `${shownGroupName('held')} as name, held.is_club as "isClub"`,
  challenge: `${shownGroupName('held')} as name, from_date as "from", to_date as "to",
    settled_at is not null as "isSettled"`,
  room: `null as name, ends_at as "endsAt"`,
};

/** The limit for each kind. A person in more groups has finished challenges: the most recently joined are listed. */
const mostListed = 50;

/** The groups of one kind that a person belongs to, the newest first. */
async function listed(database: Database, kind: GroupKind, personId: string, now: number): Promise<Listed[]> {
  const { group, members, isCurrent, isOpen, counts } = groupTables[kind];
  const { rows } = await database.execute<Listed>(sql`
    select held.id, ${sql.raw(columnsOf[kind])}, coalesce(mine.id = ${ownerOf(kind)}, false) as "isOwner",
      counts,
      (select count(*)::int from ${members} where group_id = held.id and ${isCurrent}) as members
    from (
      select mine.*, ${counts(now)} as counts from ${members} mine join ${group} held on held.id = mine.group_id
      where mine.person_id = ${personId} and ${isCurrent} and ${isOpen(now)}
      order by counts desc, mine.joined_at desc, mine.id limit ${mostListed}
    ) mine join ${group} held on held.id = mine.group_id
    order by mine.joined_at desc, mine.id`);
  return rows;
}

const briefOf = ({ id, name, members, isOwner }: Listed) => ({ id, name, members, isOwner });

export async function overviewOf(database: Database, person: PersonRow, now: number): Promise<Together> {
  const premium = await isPremium(database, person.id, now);
  const until = await suspendedUntil(database, person.id, now);
  const teams = await listed(database, 'team', person.id, now);
  const challenges = await listed(database, 'challenge', person.id, now);
  const rooms = await listed(database, 'room', person.id, now);
  const most = { teams: mostMemberships('team', premium), challenges: mostMemberships('challenge', premium) };
  const tooManyTeams = teams.filter(({ counts }) => counts).length > most.teams;
  const tooManyChallenges = challenges.filter(({ counts }) => counts).length > most.challenges;
  return {
    needsName: person.displayName === null,
    suspendedUntil: until?.toISOString() ?? null,
    most,
    teams: teams.map((row) => ({
      ...briefOf(row),
      isReadOnly: tooManyTeams && !row.isClub,
      mostMembers: row.isClub ? mostClubMembers : mostMembers.team,
      ...(row.isClub && { isClub: true as const }),
    })),
    challenges: challenges.map((row) => ({
      ...briefOf(row),
      isReadOnly: tooManyChallenges,
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
