import type { Badge } from '../../challenge/badges-view';

/** The groups in the order shown. */
const groupIds = ['streak', 'milestone', 'reps', 'special'] as const;

/** The badges of Premium are shown among the special ones. */
const shownGroupOf = ({ group }: Badge) => (group === 'premium' ? 'special' : group);

/** The badges of each shown group, and how many of them are earned. */
export function groupBadges(badges: readonly Badge[]) {
  return groupIds.map((id) => {
    const badgesOfGroup = badges.filter((badge) => shownGroupOf(badge) === id);
    return { id, badges: badgesOfGroup, earnedCount: badgesOfGroup.filter(({ earned }) => earned).length };
  });
}
