import type { Badge } from './badges-query';

const groups: ReadonlyArray<{ title: string; holds: readonly Badge['group'][] }> = [
  { title: 'Streak Badges', holds: ['streak'] },
  { title: 'Milestone Badges', holds: ['milestone'] },
  { title: 'Rep Count Badges', holds: ['reps'] },
  { title: 'Special Badges', holds: ['special', 'premium'] },
];

export function groupBadges(badges: readonly Badge[]) {
  return groups.map(({ title, holds }) => {
    const members = badges.filter(({ group }) => holds.includes(group));
    return { title, badges: members, earned: members.filter(({ earned }) => earned).length };
  });
}
