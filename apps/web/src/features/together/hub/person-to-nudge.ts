import type { TeamToday } from '@hundred/contract/together/groups';

type Person = TeamToday['people'][number];

/**
 * The one person a day whom the list of groups offers to nudge: of those whose day is open, the one with the longest
 * streak. A person who has been nudged today is shown instead of another offer.
 */
export function personToNudge(people: readonly Person[]): { person: Person; isNudged: boolean } | undefined {
  const open = people.filter(({ isMe, today }) => !isMe && today === 'open');
  const nudged = open.find(({ mayNudge }) => !mayNudge);
  if (nudged) return { person: nudged, isNudged: true };
  const [person] = open.toSorted((one, other) => (other.streak ?? 0) - (one.streak ?? 0));
  return person && { person, isNudged: false };
}
