import { followFacts as shareMilestones } from './features/community/follow-facts';
import { followFacts as followOnBoards } from './features/leaderboards/follow-facts';
import { followFacts as tellNews } from './features/notifications/follow-facts';
import type { AfterFacts } from './log/writer';

/** What else follows from new facts, in the transaction that keeps them: for the server and for `npm run admin`. */
export const afterFacts: readonly AfterFacts[] = [followOnBoards, tellNews, shareMilestones];
