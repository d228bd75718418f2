import type { OwnData } from '@hundred/contract/own-data';
import { asc, eq, or } from 'drizzle-orm';
import {
  block,
  groupChallenge,
  groupChallengeMember,
  nudge,
  report,
  roomMember,
  socialSuspension,
  team,
  teamMember,
} from '../../db/schema/social-schema';
import type { Reader } from '../../db/storage';

type Memberships = NonNullable<OwnData['memberships']>;

const iso = (at: Date) => at.toISOString();
/** A file has at most so many rows of each kind. */
const maxRows = 1000;

/** What is stored about a person in groups, without anything about the other members. */
export async function membershipsOf(reader: Reader, personId: string): Promise<Memberships> {
  const teams = await reader
    .select({ name: team.name, joinedAt: teamMember.joinedAt, leftAt: teamMember.leftAt })
    .from(teamMember)
    .innerJoin(team, eq(team.id, teamMember.groupId))
    .where(eq(teamMember.personId, personId))
    .orderBy(asc(teamMember.joinedAt))
    .limit(maxRows);
  const challenges = await reader
    .select({
      name: groupChallenge.name,
      joinedAt: groupChallengeMember.joinedAt,
      from: groupChallenge.fromDate,
      to: groupChallenge.toDate,
      score: groupChallengeMember.finalScore,
    })
    .from(groupChallengeMember)
    .innerJoin(groupChallenge, eq(groupChallenge.id, groupChallengeMember.groupId))
    .where(eq(groupChallengeMember.personId, personId))
    .orderBy(asc(groupChallengeMember.joinedAt))
    .limit(maxRows);
  const rooms = await reader
    .select({ joinedAt: roomMember.joinedAt })
    .from(roomMember)
    .where(eq(roomMember.personId, personId))
    .orderBy(asc(roomMember.joinedAt))
    .limit(maxRows);
  const nudges = await reader
    .select()
    .from(nudge)
    .where(or(eq(nudge.senderId, personId), eq(nudge.receiverId, personId)))
    .orderBy(asc(nudge.localDate))
    .limit(maxRows);
  const blocks = await reader.select().from(block).where(eq(block.personId, personId)).limit(maxRows);
  const reports = await reader
    .select()
    .from(report)
    .where(eq(report.personId, personId))
    .orderBy(asc(report.createdAt))
    .limit(maxRows);
  const [suspension] = await reader
    .select()
    .from(socialSuspension)
    .where(eq(socialSuspension.personId, personId));
  return {
    teams: teams.map(({ name, joinedAt, leftAt }) => ({
      name,
      joinedAt: iso(joinedAt),
      leftAt: leftAt && iso(leftAt),
    })),
    challenges: challenges.map((challenge) => ({ ...challenge, joinedAt: iso(challenge.joinedAt) })),
    rooms: rooms.map(({ joinedAt }) => ({ joinedAt: iso(joinedAt) })),
    nudges: nudges.map(({ localDate, senderId }) => ({ date: localDate, sent: senderId === personId })),
    blocks: blocks.map(({ createdAt }) => ({ since: iso(createdAt) })),
    reports: reports.map(({ reason, words, createdAt }) => ({ reason, words, at: iso(createdAt) })),
    suspendedUntil: suspension ? iso(suspension.until) : null,
  };
}
