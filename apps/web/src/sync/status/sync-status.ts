import { mostDaysLate } from '@hundred/domain/challenge/facts/limits';
import { isPending, type PendingCommand } from '../command/pending-command';
import type { SyncState } from '../reducer/sync-state';
import { countCommands, type PendingCounts } from './pending-counts';

/** What the page says about its connection and about pending commands. */
export type SyncStatus = {
  isOffline: boolean;
  isPushing: boolean;
  /** Commands that wait. One that is being pushed for the first time does not wait yet. */
  waiting: PendingCounts;
  /** Everything that only this device has: signing out would lose it. */
  unsent: PendingCounts;
  refused: readonly PendingCommand[];
  isPersistent: boolean;
  /** When the server last told all it knew, in epoch milliseconds; undefined without a log. */
  pulledAt: number | undefined;
  isOutdated: boolean;
  /** Said while something waits that can soon no longer be counted. */
  lateWarning: string | undefined;
};

export function statusOf(state: SyncState, now: number): SyncStatus {
  const { pending, untried, base } = state;
  const waiting = pending.filter(isPending);
  return {
    isOffline: state.isOffline,
    isPushing: state.isPushing,
    waiting: countCommands(waiting.filter(({ id }) => !untried.has(id))),
    unsent: countCommands(pending),
    refused: pending.filter((command) => !isPending(command)),
    isPersistent: state.isPersistent,
    pulledAt: base?.pulledAt,
    isOutdated: state.isOutdated,
    lateWarning: waiting.some(({ at }) => now - at >= warnAfter)
      ? `What waits counts for ${mostDaysLate} days after it was done: find a connection soon.`
      : undefined,
  };
}

const day = 86_400_000;
/** Two days are left to find a connection. */
const warnAfter = (mostDaysLate - 2) * day;
