import type { AnswerOf } from '@hundred/contract/call';
import type { getProgressHistory, getStats } from '@hundred/contract/statistics';
import { premiumAnswer } from '@hundred/domain/entitlements/premium-answer';
import { statsAnswer } from '@hundred/domain/statistics/stats-answer';
import { todayAnswer } from '@hundred/domain/today/today-answer';
import { viewOfCall } from './view';

export type Stats = AnswerOf<typeof getStats>;
export type ProgressHistory = AnswerOf<typeof getProgressHistory>;
export type HistoryEntry = ProgressHistory['history'][number];

/** The dashboard views that need only the snapshot. Each uses the same function as the server. */
export const todayView = viewOfCall('/challenge/today', ({ state }) => state && todayAnswer(state));

export const statsView = viewOfCall(
  '/challenge/stats',
  ({ profile, state }) => state && statsAnswer(profile, state),
);

export const premiumView = viewOfCall('/premium/status', ({ snapshot, now }) => ({
  ...premiumAnswer(snapshot, now),
  checkout: null,
}));

export const clubView = viewOfCall(
  '/challenge/century-club/options',
  ({ state }) => state?.centuryClub ?? null,
);
