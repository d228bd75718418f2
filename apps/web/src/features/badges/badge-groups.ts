import type { Badge } from '../../challenge/badges-view';

/** In the order shown. Those of Premium are among the special ones. */
const groupIds = ['streak', 'milestone', 'reps', 'special'] as const;

export function groupBadges(badges: readonly Badge[]) {
  return groupIds.map((id) => {
    const members = badges.filter(({ group }) => (group === 'premium' ? 'special' : group) === id);
    return { id, badges: members, earned: members.filter(({ earned }) => earned).length };
  });
}
