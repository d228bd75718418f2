import type { Profile } from '@hundred/contract/identity';
import type { Moment } from '../../platform/time/server-clock';
import type { UnsureMoment } from '../command/clock-correction';
import type { PendingCommand } from '../command/pending-command';
import type { Device } from '../store/store';
import type { BaseLog } from './base-log';
import type { LocalLog } from './rebase';

/** Everything that the page knows of one person's challenge. `local` follows from `base` and `pending`. */
export interface SyncState {
  profile: Profile;
  /** False until the device's store has been read. */
  isOpen: boolean;
  base: BaseLog | undefined;
  pending: readonly PendingCommand[];
  local: LocalLog | undefined;
  /** The instant that screens show, in epoch milliseconds. */
  now: number;
  /** How often the date, or the plan in force, has changed under the open page. */
  turns: number;
  /** Whether the store outlives the page. */
  isPersistent: boolean;
  isOffline: boolean;
  isPushing: boolean;
  isPulling: boolean;
  /** The server's log takes a newer page to read. */
  isOutdated: boolean;
  /** Why the last pull failed. */
  pullError: { error: Error; at: number } | undefined;
  /** Commands that this page performed and has not tried to push, and when. */
  untried: ReadonlyMap<string, Moment>;
  /** Commands that this page dated by a clock that may be wrong. */
  unsure: ReadonlyMap<string, UnsureMoment>;
}

export const stateAtStart = (profile: Profile, now: number, isOffline: boolean): SyncState => ({
  profile,
  isOpen: false,
  base: undefined,
  pending: [],
  local: undefined,
  now,
  turns: 0,
  isPersistent: true,
  isOffline,
  isPushing: false,
  isPulling: false,
  isOutdated: false,
  pullError: undefined,
  untried: new Map(),
  unsure: new Map(),
});

/** The state with what the device has stored. */
export const openedState = (state: SyncState, { store, stored, local }: Device, now: number): SyncState => ({
  ...state,
  isOpen: true,
  base: stored.base,
  pending: stored.pending,
  local,
  now,
  isPersistent: store !== undefined,
  isOutdated: stored.isNewer ?? false,
});

/** Whether the device has no log: screens then ask the server for their answers. */
export const isColdStart = ({ isOpen, base }: SyncState): boolean => isOpen && !base;
