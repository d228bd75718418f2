import type { CoachInput } from '@hundred/domain/coach/tip';
import { lastPremiumDateOf } from '@hundred/domain/entitlements/last-premium-date';
import type { WholeHistory } from '../../challenge/history-views';

/** What the tips are computed from; undefined before the first run. */
export function coachInputOf({ history, snapshot, now }: WholeHistory): CoachInput | undefined {
  const { runs, zones } = snapshot;
  // Weekdays off need Premium.
  return history ? { history, runs, zones, offUntil: lastPremiumDateOf(snapshot, now) } : undefined;
}
