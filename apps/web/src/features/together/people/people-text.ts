import type { ChallengeToday, TeamToday, Together } from '@hundred/contract/together/groups';
import { groupNameOf, shortName } from '../groups/group-text';
import type { MemberToday } from '../groups/member-mark';
import { text as sharedText } from '../text/shared';
import { text } from './text';

export type PersonToday = TeamToday['people'][number] | ChallengeToday['people'][number];

/** The line about a group: who is done, and what today still needs. */
export type PeopleText = {
  name: string;
  people: readonly PersonToday[];
  /** The number of members. In a club it is more than `people`, because only some are named. */
  members: number;
  count: string;
  needs: string;
};

/** The team or challenge that needs something today. A team comes first, and of several the one that misses least. */
export function peopleTextOf({ teams, challenges }: Together): PeopleText | undefined {
  const lines = teams.flatMap(({ name, today, isClub, members: memberCount }) => {
    const members = isClub ? memberCount : (today?.people.length ?? 0);
    return today && members > 1 ? [{ name, today, members }] : [];
  });
  const [team] = lines.sort((one, other) => missingPeople(one.today) - missingPeople(other.today));
  if (team)
    return {
      name: groupNameOf('team', team.name),
      people: team.today.people,
      members: team.members,
      // Nobody is asked on the first day of a team.
      count: team.today.asked < team.today.needed ? '' : text.done(team.today),
      needs: teamNeeds(team.today),
    };
  const openChallenge = challenges.find(({ today }) =>
    today?.people.some((person) => person.isMe && person.today === 'open'),
  );
  return (
    openChallenge?.today && challengeText(groupNameOf('challenge', openChallenge.name), openChallenge.today)
  );
}

/** How many people a team still needs today; infinite if the date counts already, or cannot count. */
const missingPeople = ({ needed, done, asked }: TeamToday): number =>
  asked < needed || done >= needed ? Number.POSITIVE_INFINITY : needed - done;

/** What the day of a team still needs. */
export function teamNeeds({ asked, done, needed, people }: TeamToday): string {
  const missing = needed - done;
  if (asked < needed) return hasNewMembers(asked, people) ? text.newMembers : text.tooFew;
  if (missing > 0) return text.missing({ people: missing });
  return done === asked ? text.everyoneDone : text.counts;
}

/** Whether somebody trains today who is not asked yet: a team asks nothing of a member on the day of joining. */
export const hasNewMembers = (asked: number, people: readonly { today: MemberToday }[]): boolean =>
  people.filter(({ today }) => today === 'done' || today === 'open').length > asked;

function challengeText(name: string, challenge: ChallengeToday): PeopleText {
  const { people, goal, target, sum } = challenge;
  const me = people.find(({ isMe }) => isMe);
  const line = { name, people, members: people.length };
  if (goal === 'together' && target !== null && sum !== null)
    return {
      ...line,
      count: sharedText.daysOf({ days: sum, total: target }),
      needs: text.finishFor({ score: sum + 1 }),
    };
  if (goal === 'reps')
    return { ...line, count: text.reps({ reps: me?.score ?? 0 }), needs: text.finishForMore };
  return {
    ...line,
    count: sharedText.daysOf({ days: me?.score ?? 0, total: me?.dates ?? 0 }),
    needs: placeAfterToday(people),
  };
}

/** The place in a challenge to which finishing today leads. */
export function placeAfterToday(
  people: readonly Pick<ChallengeToday['people'][number], 'isMe' | 'score' | 'rank'>[],
): string {
  const me = people.find(({ isMe }) => isMe);
  const others = people.filter(({ isMe }) => !isMe);
  const scoreAfter = (me?.score ?? 0) + 1;
  const place = others.filter(({ score }) => score > scoreAfter).length + 1;
  if (place === me?.rank) return text.finishFor({ score: scoreAfter });
  const isShared = others.some(({ score }) => score === scoreAfter);
  if (place === 1) return isShared ? text.shareFirst : text.takeFirst;
  return isShared ? text.sharePlace({ place }) : text.takePlace({ place });
}

/** Sorts people who are done to the front, and the person to the end. */
export function inTileOrder<Person extends { isMe: boolean; today: string | null }>(
  people: readonly Person[],
): Person[] {
  const orderOf = ({ isMe, today }: Person) => {
    if (isMe) return 2;
    return today === 'done' ? 0 : 1;
  };
  return [...people].sort((one, other) => orderOf(one) - orderOf(other));
}

/** "Done: Tomasz and Adaeze. Not done yet: Jonas and you." */
export function tilesText(people: readonly PersonToday[]): string {
  const namesOf = (state: string) =>
    inTileOrder(people)
      .filter(({ today }) => today === state)
      .map((person) => (person.isMe ? text.you : shortName(person)));
  const groups = [
    { names: namesOf('done'), sentence: text.peopleDone },
    { names: namesOf('open'), sentence: text.peopleOpen },
    { names: namesOf('resting'), sentence: text.peopleResting },
  ];
  return groups
    .filter(({ names }) => names.length > 0)
    .map(({ names, sentence }) => sentence({ names }))
    .join(' ');
}
