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

/** Behind More: a list in the header, and a sheet on phones. The community is reached through Together. */
export const moreDestinations: readonly Destination[] = [
  { to: '/together', name: 'Together', icon: 'together' },
  { to: '/plan', name: 'Plan', icon: 'plan' },
  statistics,
  { to: '/coach', name: 'Coach', icon: 'bolt' },
  { to: '/form', name: 'Form', icon: 'figure' },
  { to: '/support', name: 'Support', icon: 'speech' },
];

/** Shown in the bar at the lower edge, on phones. */
export const barDestinations: readonly Destination[] = [
  { to: '/dashboard', name: 'Today’s Challenge', icon: 'today' },
  progress,
  statistics,
  badges,
  { ...leaderboard, standsFor: ['/together', '/join', '/community'] },
];

/** Whether the path is this page or one below it. */
export const isAt = (path: string, place: string): boolean => path === place || path.startsWith(`${place}/`);

export const isMarked = (path: string, { to, standsFor = [] }: Destination): boolean =>
  [to, ...standsFor].some((place) => isAt(path, place));

/** Pages that none of these links leads to, except the settings; another link is marked for them. */
export const isElsewhere = (path: string, places: readonly Destination[]): boolean =>
  !isAt(path, '/settings') && !places.some((place) => isMarked(path, place));
