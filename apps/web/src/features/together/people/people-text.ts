import type { ChallengeToday, TeamToday, Together } from '@hundred/contract/together/groups';
import { formatNumber } from '../../../platform/format/format';
import { listOf } from '../../../sync/status/pending-counts';
import { daysText, groupNameOf, shortName } from '../groups/group-text';

export type PersonToday = TeamToday['people'][number] | ChallengeToday['people'][number];

/** The line about a group: who is done, and what today still needs. */
export type PeopleText = { name: string; people: readonly PersonToday[]; count: string; needs: string };

/** The team or challenge that needs something today. A team comes first, and of several the one that misses least. */
export function peopleTextOf({ teams, challenges }: Together): PeopleText | undefined {
  const lines = teams.flatMap(({ name, today }) =>
    today && today.people.length > 1 ? [{ name, today }] : [],
  );
  const [team] = lines.sort((one, other) => urgencyOf(one.today) - urgencyOf(other.today));
  if (team)
    return {
      name: groupNameOf('team', team.name),
      people: team.today.people,
      count: `${team.today.done} of ${team.today.asked} done.`,
      needs: teamNeeds(team.today),
    };
  const open = challenges.find(({ today }) =>
    today?.people.some(({ isMe, today }) => isMe && today === 'open'),
  );
  return open?.today && challengeText(groupNameOf('challenge', open.name), open.today);
}

/** Teams whose day does not count yet come first, by how many are missing. */
const urgencyOf = ({ needed, done, asked }: TeamToday): number =>
  asked < needed || done >= needed ? Number.POSITIVE_INFINITY : needed - done;

export function teamNeeds({ asked, done, needed }: TeamToday): string {
  const missing = needed - done;
  if (asked < needed) return 'Too few today. Your streak stays.';
  if (missing === 1) return 'One more and today counts.';
  if (missing > 1) return `${missing} more and today counts.`;
  return done === asked ? 'Everyone is done.' : 'Today counts.';
}

function challengeText(name: string, challenge: ChallengeToday): PeopleText {
  const { people, goal, target, sum } = challenge;
  const me = people.find(({ isMe }) => isMe);
  const line = { name, people };
  if (goal === 'together' && target !== null && sum !== null)
    return {
      ...line,
      count: `${formatNumber(sum)} of ${formatNumber(target)} ${daysText(target)}.`,
      needs: 'Today adds one.',
    };
  if (goal === 'reps')
    return { ...line, count: `${formatNumber(me?.score ?? 0)} reps.`, needs: 'Finish today for more.' };
  return {
    ...line,
    count: `${me?.score ?? 0} of ${me?.dates ?? 0} ${daysText(me?.dates ?? 0)}.`,
    needs: placeAfterToday(challenge),
  };
}

/** The place in a challenge that the open day leads to. */
export function placeAfterToday({ people }: ChallengeToday): string {
  const me = people.find(({ isMe }) => isMe);
  const others = people.filter(({ isMe }) => !isMe);
  const after = (me?.score ?? 0) + 1;
  const place = others.filter(({ score }) => score > after).length + 1;
  if (place === me?.rank) return `Finish today to make it ${after}.`;
  const isShared = others.some(({ score }) => score === after);
  return `Finish today and you ${isShared ? 'share' : 'take'} ${place === 1 ? 'first place' : `place ${place}`}.`;
}

/** Those who are done first, and the person last. */
export function inTileOrder<Person extends { isMe: boolean; today: string | null }>(
  people: readonly Person[],
): Person[] {
  const orderOf = ({ isMe, today }: Person) => (isMe ? 2 : today === 'done' ? 0 : 1);
  return [...people].sort((one, other) => orderOf(one) - orderOf(other));
}

/** "Done: Tomasz and Adaeze. Open: Jonas and you." */
export function tilesText(people: readonly PersonToday[]): string {
  const named = (state: string) =>
    listOf(
      inTileOrder(people)
        .filter(({ today }) => today === state)
        .map((person) => (person.isMe ? 'you' : shortName(person))),
    );
  const parts = [
    ['Done', named('done')],
    ['Open', named('open')],
    ['Resting', named('resting')],
  ];
  return parts.flatMap(([title, names]) => (names ? [`${title}: ${names}.`] : [])).join(' ');
}
