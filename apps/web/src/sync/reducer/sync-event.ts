import type { ClockReading, DeviceMoment } from '../../platform/time/server-clock';
import type { CommandRefusal, PendingCommand } from '../command/pending-command';
import type { StoredLog } from '../store/store';
import type { BaseLog, LogPart } from './base-log';

/** A person performed a command, which the rules accepted if they were loaded. */
export type PerformedEvent = {
  type: 'performed';
  command: PendingCommand;
  moment: DeviceMoment;
  isInstantSure: boolean;
};

/** The person sends a refused command again. */
export type RetriedEvent = { type: 'retried'; id: string; moment: DeviceMoment };

export type PulledEvent = {
  type: 'pulled';
  parts: readonly LogPart[];
  /** Whether the parts are the whole log, and replace the one on the device. */
  replacesLog: boolean;
  /** The device's log at the time of the request. If the device has another one by now, a whole log does not replace it. */
  requestedFor: BaseLog | undefined;
  /** Ids of commands that the server has, although the parts may not contain them. */
  acknowledgedIds: readonly string[];
};

type PullFailedEvent = {
  /** `challengeNotStarted`: the server has no log of the person, because they have not started a challenge. */
  type: 'pullFailed' | 'challengeNotStarted';
  error: Error;
  /** The device's log at the time of the request. If it has changed since, the failure is outdated. */
  requestedFor: BaseLog | undefined;
};

/** The store was read at the start, or because another tab had changed it. */
export type StoreReadEvent = StoredLog & { type: 'storeRead'; moment: DeviceMoment };

/** What can happen to the state. */
export type SyncEvent =
  | PerformedEvent
  | { type: 'pushStarted' | 'pushEnded' | 'pushFailed' }
  /** The server accepted a command, and sent what it added to the log. */
  | { type: 'pushed'; id: string; part: LogPart }
  | ({ type: 'pushRefused'; id: string } & CommandRefusal)
  | { type: 'pullStarted' | 'pullEnded' }
  | PulledEvent
  | PullFailedEvent
  /** Another call than a push wrote to the log. */
  | { type: 'otherCallAppended'; part: LogPart }
  | RetriedEvent
  | { type: 'discarded'; ids: readonly string[] }
  | StoreReadEvent
  /** An answer gave the server's time. */
  | { type: 'clockRead'; reading: ClockReading }
  /** The date, or the plan in force, has changed. */
  | { type: 'dateChanged' }
  | { type: 'offlineChanged'; isOffline: boolean }
  /** The browser refuses to store anything. */
  | { type: 'storageFailed' };
