import type { PendingCommand } from '../command/pending-command';
import type { BaseLog } from './base-log';
import { rebase } from './rebase';
import type { SyncState } from './sync-state';

/** The only place that changes log and commands, so that `local` always follows from both. */
export const withLog = (
  state: SyncState,
  base: BaseLog | undefined,
  pending: readonly PendingCommand[],
): SyncState => ({ ...state, base, pending, local: base && rebase(base, pending) });

/** Replaces the commands alone. */
export const withPending = (state: SyncState, pending: readonly PendingCommand[]): SyncState =>
  withLog(state, state.base, pending);
