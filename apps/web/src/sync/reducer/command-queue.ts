import type { ClockReading, DeviceMoment } from '../../platform/time/server-clock';
import {
  correctInstant,
  isRefusedForClock,
  resetForRetry,
  type UnsureMoment,
} from '../command/clock-correction';
import type { PendingCommand } from '../command/pending-command';
import type { PerformedEvent, RetriedEvent } from './sync-event';
import type { SyncState } from './sync-state';
import { withPending } from './with-log';

/*
 * The queue of commands is `pending` of the state, in the order in which they were performed. `perform.ts` adds a command,
 * `push.ts` sends it, and it leaves with the facts that contain it (`received-parts.ts`) or when the person discards it.
 */

export const changeCommand = (state: SyncState, id: string, change: Partial<PendingCommand>): SyncState =>
  withPending(
    state,
    state.pending.map((command) => (command.id === id ? { ...command, ...change } : command)),
  );

export const removeCommands = (state: SyncState, ids: readonly string[]): SyncState =>
  withPending(
    state,
    state.pending.filter(({ id }) => !ids.includes(id)),
  );

export function addCommand(state: SyncState, { command, moment, isInstantSure }: PerformedEvent): SyncState {
  const { id } = command;
  // The message of another tab may have added it already.
  const isShown = state.pending.some((other) => other.id === id);
  return withPending(
    withMoment(state, id, { ...moment, after: lastFactAt(state) }, { isInstantSure }),
    isShown ? state.pending : [...state.pending, command],
  );
}

/** For `after` of a command that needs not be later than anything. */
const afterNothing = Number.NEGATIVE_INFINITY;

/** The instant of the server's last fact. Facts of pending commands are left out, because their instants may be wrong. */
const lastFactAt = ({ base }: SyncState): number => base?.snapshot.lastAt ?? afterNothing;

/** Adds the moment at which the person performed or retried a command. */
const withMoment = (
  state: SyncState,
  id: string,
  moment: UnsureMoment,
  { isInstantSure }: { isInstantSure: boolean },
): SyncState => ({
  ...state,
  freshMoments: new Map(state.freshMoments).set(id, moment),
  unsureMoments: isInstantSure ? state.unsureMoments : new Map(state.unsureMoments).set(id, moment),
});

/** Makes a refused command pending again. */
export function retryCommand(state: SyncState, { id, moment }: RetriedEvent, now: number): SyncState {
  const command = state.pending.find((other) => other.id === id);
  if (!command) return state;
  const next = changeCommand(state, id, resetForRetry(command, now));
  if (!isRefusedForClock(command)) return next;
  // A wrong clock cannot date the command, so the server does.
  return withMoment(next, id, { ...moment, after: afterNothing }, { isInstantSure: false });
}

/** Corrects unsure instants by the server's time. Each one becomes later than the corrected one before it. */
export function correctInstants(state: SyncState, reading: ClockReading): SyncState {
  let lastCorrectedAt = afterNothing;
  const pending = state.pending.map((command) => {
    const moment = state.unsureMoments.get(command.id);
    if (!moment) return command;
    const after = Math.max(moment.after, lastCorrectedAt);
    const corrected = correctInstant(command, { ...moment, after }, reading);
    if (corrected !== command) lastCorrectedAt = corrected.at;
    return corrected;
  });
  return withPending(state, pending);
}

/**
 * Lets this page correct the instants of commands that another tab performed, because that tab may be closed before it does.
 * This page knows only that they were performed before `moment`, so it can correct an instant that is later than that.
 */
export function withMomentsOfAddedCommands(
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
