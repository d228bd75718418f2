import type { Fact } from '@hundred/domain/challenge/facts/facts';
import type { PendingCommand } from '../command/pending-command';
import type { BaseLog } from '../reducer/base-log';
import type { LocalLog } from '../reducer/rebase';

/** What the device has stored of one person. */
export interface StoredLog {
  base: BaseLog | undefined;
  pending: readonly PendingCommand[];
  /** A newer page stored a log that this page cannot read. */
  isNewer?: boolean;
}

/** What the device stores of the people who use it. Every change is one transaction. */
export interface SyncStore {
  /**
   * The snapshot and the pending commands. The facts too where `isWhole` asks for them, and where commands are pending,
   * which need them. No log where some of its facts are missing. The facts of a log that is `known` are not read again.
   */
  read(uid: string, isWhole?: boolean, known?: BaseLog): Promise<StoredLog>;
  /** False where another tab has changed the log since: then nothing is written. */
  write(uid: string, change: StoreChange): Promise<boolean>;
  clear(uid: string, what: 'log' | 'everything'): Promise<void>;
}

/** What one event changes in the device's store. It is written in one transaction. */
export interface StoreChange {
  base?: BaseChange;
  add?: readonly PendingCommand[];
  /** Changed commands. One that another tab has removed meanwhile stays away. */
  update?: readonly PendingCommand[];
  /** Ids of commands that are no longer pending. */
  remove?: readonly string[];
}

export interface BaseChange {
  /** The stored length that this change follows on; undefined where it replaces whatever is stored. */
  expected: number | undefined;
  base: BaseLog | undefined;
  /** The facts to write. They replace the stored ones where `from` is 0. */
  from: number;
  facts: readonly Fact[];
}

/** What the device has of one person, and where changes are stored. */
export interface Device {
  /** Undefined where the browser refuses to store anything: the log then lives as long as the page. */
  store: SyncStore | undefined;
  stored: StoredLog;
  /** What is stored, with the pending commands applied. */
  local: LocalLog | undefined;
}

export const emptyDevice: Device = {
  store: undefined,
  stored: { base: undefined, pending: [] },
  local: undefined,
};
