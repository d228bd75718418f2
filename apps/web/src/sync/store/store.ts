import type { Fact } from '@hundred/domain/challenge/facts/facts';
import type { PendingCommand } from '../command/pending-command';
import type { BaseLog } from '../reducer/base-log';
import type { LocalLog } from '../reducer/rebase';

/** What the device has stored of one person. */
export interface StoredLog {
  base: BaseLog | undefined;
  pending: readonly PendingCommand[];
  /** Whether a newer page stored a log that this page cannot read. */
  isNewer?: boolean;
}

/** Stores the data of the people who use this device. Every change is one transaction. */
export interface SyncStore {
  /** Reads the snapshot and the commands, and the facts only if a pending command or an older snapshot needs them. */
  read(uid: string): Promise<StoredLog>;
  /** Reads the facts too. Returns no log if some of them are missing. Those of `lastRead` are not read again. */
  readWithFacts(uid: string, lastRead?: BaseLog): Promise<StoredLog>;
  write(uid: string, change: StoreChange): Promise<WriteOutcome>;
}

/** `overtaken`: another tab has stored other facts since, and nothing is written. */
export type WriteOutcome = 'written' | 'overtaken';

/** The changes of one event, written in one transaction. */
export interface StoreChange {
  base?: BaseChange;
  add?: readonly PendingCommand[];
  /** Changed commands. A command that another tab has removed is not added again. */
  update?: readonly PendingCommand[];
  /** Ids of commands that are no longer pending. */
  remove?: readonly string[];
}

export interface BaseChange {
  /** The stored log that this change continues; undefined if no readable log is stored. */
  expected: BaseLog | undefined;
  /** The log afterwards; undefined removes the stored one. */
  base: BaseLog | undefined;
  /** How many facts of the log come before those to write. At 0 these replace all stored ones. */
  from: number;
  /** The facts to write. */
  facts: readonly Fact[];
}

/** The stored data of one person, and the store for changes. */
export interface OpenedDevice {
  /** Undefined if the browser refuses storage. The log then lasts as long as the page. */
  store: SyncStore | undefined;
  stored: StoredLog;
  /** The stored log with the pending commands applied. */
  local: LocalLog | undefined;
}

export const emptyDevice: OpenedDevice = {
  store: undefined,
  stored: { base: undefined, pending: [] },
  local: undefined,
};
