import type { AnswerOf } from '@hundred/contract/call';
import type { getProgressHistory, getStats } from '@hundred/contract/statistics';
import { premiumAnswer } from '@hundred/domain/entitlements/premium-answer';
import { statsFigures } from '@hundred/domain/statistics/stats-figures';
import { todayAnswer } from '@hundred/domain/today/today-answer';
import { type SnapshotView, viewOfCall } from './view';

// The views of the dashboard, which need only the snapshot. Each uses the same function as the server.

/** Without the texts of badges, which load when they are shown. */
export type Stats = Omit<AnswerOf<typeof getStats>, 'achievements'>;
export type ProgressHistory = AnswerOf<typeof getProgressHistory>;
export type HistoryEntry = ProgressHistory['history'][number];

export const todayView = viewOfCall('/challenge/today', ({ state }) => state && todayAnswer(state));

export const statsView: SnapshotView<Stats> = {
  key: '/challenge/stats',
  request: (api, options) => api.get('/challenge/stats', options),
  select: ({ profile, state }) => state && statsFigures(profile, state),
};

export const premiumView = viewOfCall('/premium/status', ({ snapshot, now }) => ({
  ...premiumAnswer(snapshot, now),
  // Only the server knows a checkout, and only the page to which a buyer returns requests it.
  checkout: null,
}));

export const clubView = viewOfCall(
  '/challenge/century-club/options',
  ({ state }) => state?.centuryClub ?? null,
);
