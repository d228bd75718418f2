import type { GroupChallenge } from '@hundred/contract/together/group-challenges';
import type { ChallengeToday, Standing, Together } from '@hundred/contract/together/groups';
import type { Team } from '@hundred/contract/together/teams';
import { useChallenge } from '../../../challenge/use-challenge';
import { todayView } from '../../../challenge/views';

/**
 * Adds the person's own day to answers of the server: a day that was finished on this device is done at once, also without
 * a connection.
 */
export function useOwnDay() {
  const isDone = useChallenge(todayView).data?.allCompleted === true;
  return {
    inTogether: (together: Together) => (isDone ? finishInTogether(together) : together),
    inTeam: (team: Team) => (isDone ? finishInTeam(team) : team),
    inChallenge: (challenge: GroupChallenge) => (isDone ? finishInChallenge(challenge) : challenge),
  };
}

type Person = { isMe: boolean; today: Standing['today'] | null };
type GroupMember = { isMe: boolean; standing: Standing | null };

const isOwnOpenDay = ({ isMe, today }: Person) => isMe && today === 'open';

/** Marks the open day of the person as done. Other people stay as they are. */
const finishPerson = <P extends Person>(person: P): P =>
  isOwnOpenDay(person) ? { ...person, today: 'done' } : person;

/** The same for a member of a team or a challenge. */
const finishMember = <M extends GroupMember>(member: M): M =>
  member.isMe && member.standing?.today === 'open'
    ? { ...member, standing: { ...member.standing, today: 'done' } }
    : member;

/**
 * How many are done, with the person's own day. That day is not added if more people train today than the team asks, because
 * the person may be one of those whom the team does not ask.
 */
function doneCountWithPerson(
  { asked, done }: { asked: number; done: number },
  people: readonly Person[],
): number {
  const trainingCount = people.filter(({ today }) => today === 'done' || today === 'open').length;
  return people.some(isOwnOpenDay) && trainingCount === asked ? done + 1 : done;
}

function finishInTeam(team: Team): Team {
  const { today } = team.streak;
  const people = team.members.map(({ isMe, standing }) => ({ isMe, today: standing?.today ?? null }));
  return {
    ...team,
    members: team.members.map(finishMember),
    streak: { ...team.streak, today: { ...today, done: doneCountWithPerson(today, people) } },
  };
}

type ScoredPerson = { isMe: boolean; score: number; rank: number | null };

/** One more day for the person, and the ranks that follow: people with the same score share one. */
function countOwnDay<P extends ScoredPerson>(people: readonly P[]): P[] {
  const peopleAfter = people.map((person) => (person.isMe ? { ...person, score: person.score + 1 } : person));
  return peopleAfter
    .map((person) => {
      const rank = peopleAfter.filter(({ score }) => score > person.score).length + 1;
      return person.rank === null ? person : { ...person, rank };
    })
    .sort((one, other) => (one.rank ?? 0) - (other.rank ?? 0));
}

type Score = { goal: GroupChallenge['goal']; sum: number | null };

/**
 * Adds one finished day to the score of the person and to the sum. A challenge for reps stays as it is, because only the
 * server knows how many reps count.
 */
function scoreOwnDay<P extends ScoredPerson>({ goal, sum }: Score, people: P[]) {
  if (goal === 'reps') return { people, sum };
  return { people: countOwnDay(people), sum: sum === null ? null : sum + 1 };
}

function finishInChallenge(challenge: GroupChallenge): GroupChallenge {
  const { members, phase } = challenge;
  if (phase !== 'running' || !members.some(({ isMe, standing }) => isMe && standing?.today === 'open'))
    return challenge;
  const { people, sum } = scoreOwnDay(challenge, members.map(finishMember));
  return { ...challenge, members: people, sum };
}

function finishToday(today: ChallengeToday): ChallengeToday {
  if (!today.people.some(isOwnOpenDay)) return today;
  const { people, sum } = scoreOwnDay(today, today.people.map(finishPerson));
  return { ...today, people, sum };
}

function finishInTogether(together: Together): Together {
  return {
    ...together,
    teams: together.teams.map((team) => {
      const { today } = team;
      if (!today) return team;
      const { people } = today;
      return {
        ...team,
        today: { ...today, people: people.map(finishPerson), done: doneCountWithPerson(today, people) },
      };
    }),
    challenges: together.challenges.map((challenge) => {
      const { today } = challenge;
      return today ? { ...challenge, today: finishToday(today) } : challenge;
    }),
  };
}
