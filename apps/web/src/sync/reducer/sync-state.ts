import type { Profile } from '@hundred/contract/identity';
import type { DeviceMoment } from '../../platform/time/server-clock';
import type { UnsureMoment } from '../command/clock-correction';
import type { PendingCommand } from '../command/pending-command';
import type { OpenedDevice } from '../store/store';
import type { BaseLog } from './base-log';
import type { LocalLog } from './rebase';

/*
 * The words for time in `sync`:
 * - An instant (`at`, `now`) is in epoch milliseconds by the server's clock, as far as the device knows it.
 * - A moment is a reading of both clocks of the device. Two moments give the time between them, even if one of the
 *   clocks was set or stopped meanwhile.
 * - An instant is sure if the server had confirmed the clock. Unsure instants are corrected once the server's time is
 *   known (`clock-correction.ts`).
 */

/** Everything that the page knows of one person's challenge. `local` follows from `base` and `pending`. */
export interface SyncState {
  profile: Profile;
  /** False until the device's store has been read. */
  isOpen: boolean;
  base: BaseLog | undefined;
  pending: readonly PendingCommand[];
  local: LocalLog | undefined;
  /** The instant that screens show, in epoch milliseconds. It does not tick: only events move it. */
  now: number;
  /** How often the date, or the plan in force, has changed while the page was open. */
  dateChanges: number;
  /** Whether the store outlives the page. */
  isPersistent: boolean;
  isOffline: boolean;
  isPushing: boolean;
  isPulling: boolean;
  /** Whether only a newer page can read the server's log. */
  isOutdated: boolean;
  /** Why the last pull failed, and the instant of the first failure in a row, which is reported once. */
  pullError: { error: Error; at: number } | undefined;
  /**
   * Commands of this page whose first push has not failed, by id, and when they were performed or retried. The server may
   * date a command of just now, and none of them is shown as waiting.
   */
  freshMoments: ReadonlyMap<string, DeviceMoment>;
  /** When commands were performed by a clock that may be wrong, or read here after another tab performed them. By id. */
  unsureMoments: ReadonlyMap<string, UnsureMoment>;
}

export const stateAtStart = (profile: Profile, now: number, isOffline: boolean): SyncState => ({
  profile,
  isOpen: false,
  base: undefined,
  pending: [],
  local: undefined,
  now,
  dateChanges: 0,
  isPersistent: true,
  isOffline,
  isPushing: false,
  isPulling: false,
  isOutdated: false,
  pullError: undefined,
  freshMoments: new Map(),
  unsureMoments: new Map(),
});

/** The state with the stored data of the device. */
export const openedState = (
  state: SyncState,
  { store, stored, local }: OpenedDevice,
  now: number,
): SyncState => ({
  ...state,
  isOpen: true,
  base: stored.base,
  pending: stored.pending,
  local,
  now,
  isPersistent: store !== undefined,
  isOutdated: stored.isNewer ?? false,
});

/** Whether the device has no log, so that screens request their answers from the server. */
export const isColdStart = ({ isOpen, base }: SyncState): boolean => isOpen && !base;
