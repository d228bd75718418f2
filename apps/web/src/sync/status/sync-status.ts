import { mostDaysLate } from '@hundred/domain/challenge/facts/limits';
import { isPending, type PendingCommand } from '../command/pending-command';
import type { SyncState } from '../reducer/sync-state';
import { countCommands, type PendingCounts } from './pending-counts';

/** The state of the connection and of the pending commands, as the page shows it. */
export type SyncStatus = {
  isOffline: boolean;
  isPushing: boolean;
  /** Commands that wait. A command that is pushed for the first time is not counted. */
  waiting: PendingCounts;
  /** All commands that only this device has, which signing out would lose. */
  unsent: PendingCounts;
  refused: readonly PendingCommand[];
  isPersistent: boolean;
  /** When the server last sent all its facts, in epoch milliseconds; undefined without a log. */
  pulledAt: number | undefined;
  isOutdated: boolean;
  /** Whether a waiting command will soon be too old to count. */
  isNearlyLate: boolean;
};

export function statusOf(state: SyncState, now: number): SyncStatus {
  const { pending, firstAttempts, base } = state;
  const waiting = pending.filter(isPending);
  return {
    isOffline: state.isOffline,
    isPushing: state.isPushing,
    waiting: countCommands(waiting.filter(({ id }) => !firstAttempts.has(id))),
    unsent: countCommands(pending),
    refused: pending.filter((command) => !isPending(command)),
    isPersistent: state.isPersistent,
    pulledAt: base?.pulledAt,
    isOutdated: state.isOutdated,
    isNearlyLate: waiting.some(({ at }) => now - at >= warnAfter),
  };
}

const day = 86_400_000;
/** Leaves two days to find a connection. */
const warnAfter = (mostDaysLate - 2) * day;
