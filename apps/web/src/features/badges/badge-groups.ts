import type { Badge } from '../../challenge/badges-view';

/** The titles of the groups, in the order shown. */
const titles: Record<Badge['group'], string> = {
  streak: 'Streak Badges',
  milestone: 'Milestone Badges',
  reps: 'Rep Count Badges',
  special: 'Special Badges',
  premium: 'Special Badges',
};

export function groupBadges(badges: readonly Badge[]) {
  return [...new Set(Object.values(titles))].map((title) => {
    const members = badges.filter(({ group }) => titles[group] === title);
    return { title, badges: members, earned: members.filter(({ earned }) => earned).length };
  });
}
