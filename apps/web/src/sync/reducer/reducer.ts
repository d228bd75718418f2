import { deviceKeyOf } from '@hundred/domain/challenge/facts/facts';
import type { ClockReading, DeviceMoment } from '../../platform/time/server-clock';
import {
  correctInstant,
  isRefusedForClock,
  resetForRetry,
  type UnsureMoment,
} from '../command/clock-correction';
import type { PendingCommand } from '../command/pending-command';
import { appendPart, type BaseLog, isNewerThanPage, type LogPart } from './base-log';
import { rebase } from './rebase';
import type { PerformedEvent, PulledEvent, RetriedEvent, StoreReadEvent, SyncEvent } from './sync-event';
import type { SyncState } from './sync-state';

/**
 * The next state; the same one if the event no longer fits the log. `now` is the instant of the event.
 */
export function reduce(state: SyncState, event: SyncEvent, now: number): SyncState {
  switch (event.type) {
    // Screens show the instant of these three events, and of parts that are appended. Other events leave `state.now`.
    case 'performed':
      return addCommand({ ...state, now }, event);
    case 'storeRead':
      return showStored({ ...state, now }, event);
    case 'dateTurned':
      return { ...state, now, turns: state.turns + 1 };

    case 'pushStarted':
      return { ...state, isPushing: true };
    case 'pushEnded':
      return { ...state, isPushing: false };
    case 'pushFailed':
      // A push is for all pending commands, so after a failure every one that is left counts as waiting.
      return { ...state, freshMoments: new Map() };
    case 'pushed':
      return appendAnswer(state, event.part, [event.id], now);
    case 'appended':
      return appendAnswer(state, event.part, [], now);
    case 'pushRefused': {
      const { id, code, message } = event;
      return changeCommand(state, id, { status: { kind: 'refused', code, message } });
    }
    case 'pullStarted':
      return { ...state, isPulling: true };
    case 'pullEnded':
      return { ...state, isPulling: false };
    case 'pulled':
      return appendPulled(state, event, now);
    case 'pullFailed':
      return event.requestedFor === state.base ? withPullError(state, event.error, now) : state;
    case 'notStarted':
      if (event.requestedFor !== state.base) return state;
      return withLog(withPullError(state, event.error, now), undefined, state.pending);
    case 'retried':
      return retryCommand(state, event, now);
    case 'discarded':
      return withPending(
        state,
        state.pending.filter(({ id }) => !event.ids.includes(id)),
      );
    case 'clockHeard':
      return correctInstants(state, event.heard);
    case 'reachabilityChanged':
      return state.isOffline === event.isOffline ? state : { ...state, isOffline: event.isOffline };
    case 'storageFailed':
      return { ...state, isPersistent: false };
  }
}

/** The only place that changes log and commands, so that `local` always follows from both. */
const withLog = (
  state: SyncState,
  base: BaseLog | undefined,
  pending: readonly PendingCommand[],
): SyncState => ({ ...state, base, pending, local: base && rebase(base, pending) });

const withPullError = (state: SyncState, error: Error, now: number): SyncState => ({
  ...state,
  pullError: { error, at: state.pullError?.at ?? now },
});

const withPending = (state: SyncState, pending: readonly PendingCommand[]): SyncState =>
  withLog(state, state.base, pending);

const changeCommand = (state: SyncState, id: string, change: Partial<PendingCommand>): SyncState =>
  withPending(
    state,
    state.pending.map((command) => (command.id === id ? { ...command, ...change } : command)),
  );

function addCommand(state: SyncState, { pending: command, moment, isSure }: PerformedEvent): SyncState {
  const { id } = command;
  // The message of another tab may have added it already.
  const isShown = state.pending.some((one) => one.id === id);
  return withPending(
    withMoment(state, id, { ...moment, after: lastFactAt(state) }, isSure),
    isShown ? state.pending : [...state.pending, command],
  );
}

/** The instant of the server's last fact. Those of pending commands may be wrong. */
const lastFactAt = ({ base }: SyncState): number => base?.snapshot.lastAt ?? Number.NEGATIVE_INFINITY;

/** Notes when the person performed or retried a command. */
const withMoment = (state: SyncState, id: string, moment: UnsureMoment, isSure: boolean): SyncState => ({
  ...state,
  freshMoments: new Map(state.freshMoments).set(id, moment),
  unsureMoments: isSure ? state.unsureMoments : new Map(state.unsureMoments).set(id, moment),
});

/** Appends what a push or another call added to the log. */
function appendAnswer(
  state: SyncState,
  part: LogPart,
  acknowledged: readonly string[],
  now: number,
): SyncState {
  const { base } = state;
  // Without a log these facts are incomplete.
  if (!base) return state;
  // The server's log is shorter than ours: a backup was restored, and a pull replaces ours.
  if (part.last < base.length) return state;
  return appendParts(state, { base, parts: [part], acknowledged }, now);
}

function appendPulled(
  state: SyncState,
  { parts, replacesLog, requestedFor, acknowledged }: PulledEvent,
  now: number,
): SyncState {
  // A later pull, or another tab, may have brought a newer log meanwhile.
  if (replacesLog && requestedFor !== state.base) return state;
  const base = replacesLog ? undefined : state.base;
  const next = appendParts(state, { base, parts, acknowledged, lengthOnServer: parts.at(-1)?.last }, now);
  // Unchanged: the parts leave a gap, and the pull is repeated. An outdated page counts as a success.
  return next === state ? state : { ...next, pullError: undefined };
}

interface ReceivedParts {
  /** The log that the parts continue; undefined if they are the whole log. */
  base: BaseLog | undefined;
  parts: readonly LogPart[];
  /** Ids of commands that the server has, although the parts may not contain them. */
  acknowledged: readonly string[];
  /** Known only from a pull. */
  lengthOnServer?: number | undefined;
}

/**
 * Appends parts of the log and drops the commands that they contain, in one step. Returns the same state if the parts do
 * not continue the log, and an outdated one if this page cannot read a part.
 */
function appendParts(
  state: SyncState,
  { base, parts, acknowledged, lengthOnServer }: ReceivedParts,
  now: number,
): SyncState {
  if (parts.some(isNewerThanPage)) return { ...state, isOutdated: true };
  let longer = base;
  for (const part of parts) {
    longer = appendPart(longer, part, now);
    if (!longer) return state;
  }
  // Without a pull, the length of the last pull stays.
  const pulledLength = lengthOnServer ?? base?.pulledLength ?? base?.length;
  const idsOnServer = new Set([...acknowledged, ...parts.flatMap(commandIdsIn)]);
  return withLog(
    { ...state, now, pullError: undefined, isOutdated: false },
    longer && { ...longer, pulledLength },
    state.pending.filter(({ id }) => !idsOnServer.has(id)),
  );
}

/** The ids of the commands that added these facts. */
const commandIdsIn = ({ facts }: LogPart): string[] => facts.flatMap((fact) => deviceKeyOf(fact) ?? []);

/** Replaces log and commands by what is stored, which other tabs may have changed. */
function showStored(state: SyncState, { base, pending, isNewer, moment }: StoreReadEvent): SyncState {
  const next = withMomentsOfOtherTabs(state, pending, moment);
  // Only a newer page can read the log, so the current one stays.
  if (isNewer) return withPending({ ...next, isOutdated: true }, pending);
  const { pullError } = next;
  const hasPulledSince = base !== undefined && pullError !== undefined && base.pulledAt > pullError.at;
  return withLog({ ...next, pullError: hasPulledSince ? undefined : pullError }, base, pending);
}

/**
 * Another tab has performed these commands, with a clock that may be wrong, and may be closed before it corrects them.
 * They were performed before `moment`, so an instant that is later than it can be is noticed here too.
 */
function withMomentsOfOtherTabs(
  state: SyncState,
  pending: readonly PendingCommand[],
  moment: DeviceMoment,
): SyncState {
  const shownIds = new Set(state.pending.map(({ id }) => id));
  const added = pending.filter(({ id }) => !shownIds.has(id));
  if (added.length === 0) return state;
  const unsureMoments = new Map(state.unsureMoments);
  for (const { id } of added) unsureMoments.set(id, { ...moment, after: lastFactAt(state) });
  return { ...state, unsureMoments };
}

/** Commands stay in their order, each after the corrected one before it. */
function correctInstants(state: SyncState, heard: ClockReading): SyncState {
  let lastCorrected = Number.NEGATIVE_INFINITY;
  const pending = state.pending.map((command) => {
    const performed = state.unsureMoments.get(command.id);
    if (!performed) return command;
    const after = Math.max(performed.after, lastCorrected);
    const corrected = correctInstant(command, { ...performed, after }, heard);
    if (corrected !== command) lastCorrected = corrected.at;
    return corrected;
  });
  return withPending(state, pending);
}

function retryCommand(state: SyncState, { id, moment }: RetriedEvent, now: number): SyncState {
  const refused = state.pending.find((command) => command.id === id);
  if (!refused) return state;
  const next = changeCommand(state, id, resetForRetry(refused, now));
  if (!isRefusedForClock(refused)) return next;
  // A wrong clock cannot date the command, so the server does.
  return withMoment(next, id, { ...moment, after: Number.NEGATIVE_INFINITY }, false);
}
