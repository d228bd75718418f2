import type { IconName } from '../ui/icon';

export type Destination = {
  to: string;
  name: string;
  icon: IconName;
  /** Pages without a link of their own, for which this one is marked. */
  standsFor?: readonly string[];
};

const progress: Destination = { to: '/progress', name: 'Progress', icon: 'calendar' };
const statistics: Destination = { to: '/statistics', name: 'Statistics', icon: 'chart' };
const leaderboard: Destination = { to: '/leaderboard', name: 'Leaderboard', icon: 'podium' };
const badges: Destination = { to: '/badges', name: 'Badges', icon: 'badge' };

/** Shown in the header, from tablets upwards. */
export const headerDestinations: readonly Destination[] = [
  { to: '/dashboard', name: 'Dashboard', icon: 'today' },
  progress,
  leaderboard,
  badges,
];

/** Behind More: at the header's end, and among the quick actions of phones. */
export const moreDestinations: readonly Destination[] = [
  statistics,
  { to: '/plan', name: 'Plan', icon: 'plan' },
  { to: '/together', name: 'Together', icon: 'together' },
  { to: '/coach', name: 'Coach', icon: 'bolt' },
  { to: '/community', name: 'Community', icon: 'people' },
  { to: '/support', name: 'Support', icon: 'question' },
];

/** Shown in the bar at the lower edge, on phones. */
export const barDestinations: readonly Destination[] = [
  { to: '/dashboard', name: 'Today’s Challenge', icon: 'today' },
  progress,
  statistics,
  badges,
  { ...leaderboard, standsFor: ['/together', '/join'] },
];

/** Whether the path is this page or one below it. */
export const isAt = (path: string, place: string): boolean => path === place || path.startsWith(`${place}/`);

export const isMarked = (path: string, { to, standsFor = [] }: Destination): boolean =>
  [to, ...standsFor].some((place) => isAt(path, place));

/** Pages that none of these links leads to, except the settings; another link is marked for them. */
export const isElsewhere = (path: string, places: readonly Destination[]): boolean =>
  !isAt(path, '/settings') && !places.some((place) => isMarked(path, place));
