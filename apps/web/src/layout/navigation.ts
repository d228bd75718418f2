import type { IconName } from '../ui/icon';
import type { text } from './text/frame';

export type Destination = {
  to: string;
  name: keyof typeof text.pages;
  icon: IconName;
  /** Pages without a link of their own, for which this one is marked. */
  standsFor?: readonly string[];
};

/** The challenge today. The bottom bar marks it for every page that none of the bar’s links leads to. */
export const todayDestination: Destination = { to: '/dashboard', name: 'today', icon: 'today' };
const progress: Destination = { to: '/progress', name: 'progress', icon: 'calendar' };
const statistics: Destination = { to: '/statistics', name: 'statistics', icon: 'chart' };
const leaderboard: Destination = { to: '/leaderboard', name: 'leaderboard', icon: 'podium' };
const badges: Destination = { to: '/badges', name: 'badges', icon: 'badge' };

/** Shown in the header, from tablets upwards. */
export const headerDestinations: readonly Destination[] = [
  { to: '/dashboard', name: 'dashboard', icon: 'today' },
  progress,
  leaderboard,
  badges,
];

/** Behind More: a list in the header, and a sheet on phones. The community is reached through Together. */
export const moreDestinations: readonly Destination[] = [
  { to: '/together', name: 'together', icon: 'together' },
  { to: '/plan', name: 'plan', icon: 'plan' },
  statistics,
  { to: '/coach', name: 'coach', icon: 'bolt' },
  { to: '/form', name: 'form', icon: 'figure' },
  { to: '/support', name: 'support', icon: 'speech' },
];

/** Shown in the bottom bar, on phones. */
export const barDestinations: readonly Destination[] = [
  todayDestination,
  progress,
  statistics,
  badges,
  { ...leaderboard, standsFor: ['/together', '/join', '/community'] },
];

/** Whether the path is this page or one below it. */
export const isAt = (path: string, page: string): boolean => path === page || path.startsWith(`${page}/`);

/** Whether a link is marked on this page: its own, one below that, or one that it stands for. */
export const isMarked = (path: string, { to, standsFor = [] }: Destination): boolean =>
  [to, ...standsFor].some((page) => isAt(path, page));

/**
 * Whether none of these links leads to the page. The settings have a link of their own in every frame, and so has
 * Premium where it is offered.
 */
export const hasNoLinkIn = (
  path: string,
  destinations: readonly Destination[],
  isPremiumOffered: boolean,
): boolean =>
  !isAt(path, '/settings') &&
  !(isPremiumOffered && isAt(path, '/premium')) &&
  !destinations.some((destination) => isMarked(path, destination));
