import type { IconName } from '../ui/icon';

type Destination = { to: string; name: string; icon: IconName };

const progress: Destination = { to: '/progress', name: 'Progress', icon: 'calendar' };
const statistics: Destination = { to: '/statistics', name: 'Statistics', icon: 'chart' };
const leaderboard: Destination = { to: '/leaderboard', name: 'Leaderboard', icon: 'podium' };
const badges: Destination = { to: '/badges', name: 'Badges', icon: 'badge' };

/** In the header, from tablets upwards. */
export const headerDestinations: readonly Destination[] = [
  { to: '/dashboard', name: 'Dashboard', icon: 'today' },
  progress,
  statistics,
  leaderboard,
  badges,
];

/** In the bar under the thumb, on phones. */
export const barDestinations: readonly Destination[] = [
  { to: '/dashboard', name: 'Today’s Challenge', icon: 'today' },
  progress,
  statistics,
  badges,
  leaderboard,
];
