import type { Badge } from '../../challenge/badges-view';

/** Under which title each group is shown, in this order. */
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
