import { communityProjection } from './features/community/projection';
import { boardsProjection } from './features/leaderboards/projection';
import { notificationsProjection } from './features/notifications/projection';
import type { Projection } from './log/projection';

/** What features derive from new facts, for the server, its second thread and `npm run admin`. */
export const projections: readonly Projection[] = [
  boardsProjection,
  notificationsProjection,
  communityProjection,
];
