import type { Profile } from '@hundred/contract/identity';
import type { Heard } from '../platform/server-clock';
import { appendPart, type BaseLog, isNewerThanPage, type LogPart } from './base-log';
import { correctInstant, type UnsureMoment } from './clock-correction';
import {
  type CommandRefusal,
  isRefusedForClock,
  type PendingCommand,
  resetForRetry,
} from './pending-command';
import { type LocalLog, rebase } from './rebase';

/** What the device has stored of one person. */
export interface StoredLog {
  base: BaseLog | undefined;
  pending: readonly PendingCommand[];
  /** A newer page stored a log that this page cannot read. */
  isNewer?: boolean;
}

/** Everything that the page knows of one person's challenge. `local` follows from `base` and `pending`. */
export interface SyncState extends StoredLog {
  profile: Profile;
  /** False until the device's store has been read. */
  isOpen: boolean;
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
  /** Ids of commands that this page performed and has not tried to push. */
  untried: ReadonlySet<string>;
  /** Commands that this page dated by a clock that may be wrong. */
  unsure: ReadonlyMap<string, UnsureMoment>;
}

export type SyncEvent =
  | ({ type: 'opened' | 'otherTabWrote'; now: number } & StoredLog)
  | { type: 'performed'; pending: PendingCommand; unsure?: UnsureMoment | undefined; now: number }
  | { type: 'pushStarted' | 'pushEnded' | 'pushFailed' | 'pullStarted' }
  | { type: 'pushed'; id: string; part: LogPart; now: number }
  /** Another call than a push wrote to the log. */
  | { type: 'appended'; part: LogPart; now: number }
  | ({ type: 'pushRefused'; id: string } & CommandRefusal)
  | { type: 'pulled'; after: number; parts: readonly LogPart[]; acknowledged: readonly string[]; now: number }
  | { type: 'pullFailed' | 'notBegun'; error: Error; at: number }
  | { type: 'clockHeard'; heard: Heard }
  | { type: 'dateTurned'; now: number }
  | { type: 'retried'; id: string; now: number; unsure: UnsureMoment }
  | { type: 'discarded'; ids: readonly string[] }
  | { type: 'reachabilityChanged'; isOffline: boolean }
  | { type: 'profileChanged'; profile: Profile }
  | { type: 'storageFailed' };

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
  untried: new Set(),
  unsure: new Map(),
});

/** Whether the device has no log: screens then ask the server for their answers. */
export const isColdStart = ({ isOpen, base }: SyncState): boolean => isOpen && !base;

/** Whether facts are missing between this log and those of a push, or the server's log became shorter. */
export const isGap = ({ base }: SyncState, part: LogPart | undefined): boolean =>
  !part || !base || part.from > base.length || part.last < base.length;

export function reduce(state: SyncState, event: SyncEvent): SyncState {
  switch (event.type) {
    case 'opened':
    case 'otherTabWrote':
      return withStored({ ...state, isOpen: true, now: event.now }, event);
    case 'performed':
      return withLog(performed(state, event), { pending: withCommand(state.pending, event.pending) });
    case 'pushStarted':
      return { ...state, isPushing: true };
    case 'pushEnded':
      return { ...state, isPushing: false };
    // Everything behind a command that could not be pushed waits as well.
    case 'pushFailed':
      return { ...state, untried: new Set() };
    case 'pushed':
      return withParts(state, state.base, [event.part], [event.id], event.now);
    // Without the log these facts are not all of it.
    case 'appended':
      if (!state.base) return state;
      return withParts(state, state.base, [event.part], [], event.now);
    case 'pushRefused': {
      const { type, id, ...refusal } = event;
      return changed(state, id, (command) => ({ ...command, status: { kind: 'refused', ...refusal } }));
    }
    case 'pullStarted':
      return { ...state, isPulling: true };
    case 'pulled': {
      // A log that does not go on where it was asked to became shorter: a backup was restored.
      const base = event.parts[0]?.from === event.after ? state.base : undefined;
      return withParts(
        { ...state, isPulling: false, pullError: undefined },
        base,
        event.parts,
        event.acknowledged,
        event.now,
      );
    }
    case 'pullFailed':
      return { ...state, isPulling: false, pullError: { error: event.error, at: event.at } };
    case 'notBegun':
      return withLog(
        { ...state, isPulling: false, pullError: { error: event.error, at: event.at } },
        { base: undefined },
      );
    case 'clockHeard':
      return withLog(state, {
        pending: state.pending.map((command) => redated(state, command, event.heard)),
      });
    case 'dateTurned':
      return { ...state, now: event.now, turns: state.turns + 1 };
    case 'retried':
      return changed(retried(state, event), event.id, (command) => resetForRetry(command, event.now));
    case 'discarded':
      return withLog(state, { pending: state.pending.filter(({ id }) => !event.ids.includes(id)) });
    case 'reachabilityChanged':
      return state.isOffline === event.isOffline ? state : { ...state, isOffline: event.isOffline };
    case 'profileChanged':
      return { ...state, profile: event.profile };
    case 'storageFailed':
      return { ...state, isPersistent: false };
  }
}

/** What the store holds. A log that takes a newer page to read leaves the one that is shown. */
function withStored(state: SyncState, { base, pending, isNewer }: StoredLog): SyncState {
  return isNewer ? withLog({ ...state, isOutdated: true }, { pending }) : withLog(state, { base, pending });
}

function withLog(state: SyncState, change: Partial<StoredLog>): SyncState {
  const next = { ...state, ...pick(change) };
  return { ...next, local: next.base && rebase(next.base, next.pending) };
}

const pick = (change: Partial<StoredLog>): Partial<StoredLog> => ({
  ...('base' in change && { base: change.base }),
  ...(change.pending && { pending: change.pending }),
});

/** Another tab's write may have brought it already. */
const withCommand = (pending: readonly PendingCommand[], command: PendingCommand) =>
  pending.some(({ id }) => id === command.id) ? pending : [...pending, command];

function performed(state: SyncState, event: SyncEvent & { type: 'performed' }): SyncState {
  const { id } = event.pending;
  return {
    ...state,
    now: Math.max(state.now, event.now),
    untried: new Set([...state.untried, id]),
    unsure: event.unsure ? new Map(state.unsure).set(id, event.unsure) : state.unsure,
  };
}

/** A clock that was wrong cannot date the command: the server does. */
function retried(state: SyncState, { id, unsure }: SyncEvent & { type: 'retried' }): SyncState {
  const isForClock = state.pending.some((command) => command.id === id && isRefusedForClock(command));
  if (!isForClock) return state;
  const untried = new Set([...state.untried, id]);
  return { ...state, untried, unsure: new Map(state.unsure).set(id, unsure) };
}

/** Appends parts of the log and drops the commands that are part of it now, in one step. */
function withParts(
  state: SyncState,
  base: BaseLog | undefined,
  parts: readonly LogPart[],
  acknowledged: readonly string[],
  now: number,
): SyncState {
  if (parts.some(isNewerThanPage)) return { ...state, isOutdated: true };
  let appended = base;
  for (const part of parts) {
    appended = appendPart(appended, part, now);
    if (!appended) return state;
  }
  const arrived = new Set(acknowledged);
  for (const { facts } of parts)
    for (const fact of facts) if ('deviceKey' in fact && fact.deviceKey) arrived.add(fact.deviceKey);
  return withLog(
    { ...state, now: Math.max(state.now, now), isOutdated: false },
    { base: appended, pending: state.pending.filter(({ id }) => !arrived.has(id)) },
  );
}

const changed = (
  state: SyncState,
  id: string,
  change: (command: PendingCommand) => PendingCommand,
): SyncState =>
  withLog(state, {
    pending: state.pending.map((command) => (command.id === id ? change(command) : command)),
  });

function redated(state: SyncState, command: PendingCommand, heard: Heard): PendingCommand {
  const performedAt = state.unsure.get(command.id);
  return performedAt ? correctInstant(command, performedAt, heard) : command;
}
