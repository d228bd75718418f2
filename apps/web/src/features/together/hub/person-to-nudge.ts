import type { TeamToday } from '@hundred/contract/together/groups';

type Person = TeamToday['people'][number];

/**
 * The one person a day whom the list of groups offers to nudge: of those whose day is open, the one with the longest
 * streak. A person who has been nudged today is shown instead of another offer.
 */
export function personToNudge(people: readonly Person[]): { person: Person; isNudged: boolean } | undefined {
  const openPeople = people.filter(({ isMe, today }) => !isMe && today === 'open');
  const nudgedPerson = openPeople.find(({ mayNudge }) => !mayNudge);
  if (nudgedPerson) return { person: nudgedPerson, isNudged: true };
  const [person] = openPeople.toSorted((one, other) => (other.streak ?? 0) - (one.streak ?? 0));
  return person && { person, isNudged: false };
}
