import type { GroupChallenge } from '@hundred/contract/together/group-challenges';
import type { ChallengeToday, TeamToday, Together } from '@hundred/contract/together/groups';
import type { Team } from '@hundred/contract/together/teams';
import { lastDateOver } from '@hundred/domain/together/team-days';
import type { PersonRow } from '../../db/schema/schema';
import type { Database } from '../../db/storage';
import { Refusal } from '../../refusals/refusal';
import type { ReadGroup } from './groups/read-group';
import { peopleInRooms } from './rooms/people-in-rooms';
import { formatTeamView } from './team-view';

/** Adds the state of today to the teams, running challenges and rooms of a person, as the page of each group shows it. */
export function makeAddToday(
  database: Database,
  readTeam: ReadGroup<Team>,
  readChallenge: ReadGroup<GroupChallenge>,
) {
  /** What the page of a group shows a person; undefined if they have just left it. */
  async function readPage<Body>(
    read: ReadGroup<Body>,
    { issuer, subject }: PersonRow,
    { groupId, now, view }: { groupId: string; now: number; view?: string },
  ) {
    // The token of the caller was checked already, so their sign-in counts as made now.
    const identity = {
      issuer,
      subject,
      email: undefined,
      name: undefined,
      signInMethod: 'external' as const,
      issuedAt: now,
      authenticatedAt: now,
    };
    const found = await read({ identity, groupId, now }, view);
    if (found instanceof Refusal || found.answer instanceof Refusal) return undefined;
    return found.answer.body;
  }

  return async (together: Together, person: PersonRow, now: number): Promise<Together> => {
    const lastOver = lastDateOver(now);
    const teams: Together['teams'] = [];
    // The groups are read one after the other, as the members of a group are too.
    for (const team of together.teams) {
      // The page of a team opens with its week, so both share a cached answer.
      const page = await readPage(readTeam, person, {
        groupId: team.id,
        now,
        view: formatTeamView('week', 1),
      });
      teams.push(page ? { ...team, today: todayOfTeam(page) } : team);
    }
    const challenges: Together['challenges'] = [];
    for (const challenge of together.challenges) {
      const isOver = challenge.isSettled || challenge.to <= lastOver;
      const page = isOver ? undefined : await readPage(readChallenge, person, { groupId: challenge.id, now });
      challenges.push(
        page?.phase === 'running' ? { ...challenge, today: todayOfChallenge(page) } : challenge,
      );
    }
    const people = await peopleInRooms(database, together.rooms, person.id, now);
    const rooms = together.rooms.map((room) => ({ ...room, people: people.get(room.id) ?? [] }));
    return { ...together, teams, challenges, rooms };
  };
}

/** The page draws this many people of a group in one line. */
const peopleInLine = 8;

/** All members of a team. Of the club's team only the person and some who are done, because nobody can be nudged there. */
const shownPeople = ({ members, club }: Team) => {
  const others = members.filter(({ isMe, standing }) => !isMe && standing?.today === 'done');
  return club ? [...others.slice(0, peopleInLine - 1), ...members.filter(({ isMe }) => isMe)] : members;
};

function todayOfTeam(team: Team): TeamToday {
  const { streak } = team;
  const { asked, done, needed } = streak.today;
  return {
    streak: streak.days,
    asked,
    done,
    needed,
    people: shownPeople(team).map(({ id, name, isMe, standing, mayNudge }) => ({
      id,
      name,
      isMe,
      today: standing?.today ?? null,
      mayNudge,
      ...(standing && { streak: standing.streak }),
    })),
  };
}

const todayOfChallenge = ({ goal, target, sum, date, dates, members }: GroupChallenge): ChallengeToday => ({
  goal,
  target,
  sum,
  date,
  dates,
  people: members.map(({ id, name, isMe, standing, rank, score, dates: counted }) => ({
    id,
    name,
    isMe,
    today: standing?.today ?? null,
    rank,
    score,
    dates: counted,
  })),
});
