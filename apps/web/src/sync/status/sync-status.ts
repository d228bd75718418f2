import { mostDaysLate } from '@hundred/domain/challenge/facts/limits';
import { isPending } from '../command/pending-command';
import type { SyncState } from '../reducer/sync-state';
import { countCommands } from './pending-counts';

const dayMs = 86_400_000;
/** The warning leaves two days to find a connection. */
const warnAfterMs = (mostDaysLate - 2) * dayMs;

export type SyncStatus = ReturnType<typeof statusOf>;

/** The state of the connection and of the pending commands, as the page shows it. */
export function statusOf(state: SyncState, now: number) {
  const { isOffline, isPersistent, isOutdated, pending, freshMoments, base } = state;
  const unrefused = pending.filter(isPending);
  return {
    isOffline,
    isPersistent,
    isOutdated,
    /** Pending commands, without those that are pushed for the first time. */
    waiting: countCommands(unrefused.filter(({ id }) => !freshMoments.has(id))),
    /** All commands that only this device has, which signing out would lose. */
    unsent: countCommands(pending),
    refused: pending.filter((command) => !isPending(command)),
    /** When the server last sent all its facts, in epoch milliseconds; undefined without a log. */
    pulledAt: base?.pulledAt,
    /** Whether a command will soon be too old to count. */
    isNearlyLate: unrefused.some(({ at }) => now - at >= warnAfterMs),
  };
}
