import {
  addCommand,
  changeCommand,
  correctInstants,
  removeCommands,
  retryCommand,
  withMomentsOfAddedCommands,
} from './command-queue';
import { appendAnswer, appendPulled } from './received-parts';
import type { StoreReadEvent, SyncEvent } from './sync-event';
import type { SyncState } from './sync-state';
import { withLog, withPending } from './with-log';

/**
 * The state after an event that happens at `now`. The same object means that the event no longer fits the state, which
 * `commit` of the replica reports as overtaken.
 */
export function reduce(state: SyncState, event: SyncEvent, now: number): SyncState {
  switch (event.type) {
    // Only these three events and those that receive a part of the log (`received-parts.ts`) set `state.now`, the instant
    // that screens show. In other events `now` is the instant of what they record, as in `pullError`.
    case 'performed':
      return addCommand({ ...state, now }, event);
    case 'storeRead':
      return showStored({ ...state, now }, event);
    case 'dateChanged':
      return { ...state, now, dateChanges: state.dateChanges + 1 };

    case 'pushStarted':
      return { ...state, isPushing: true };
    case 'pushEnded':
      return { ...state, isPushing: false };
    case 'pushFailed':
      // Fresh commands (`sync-state.ts`) are not shown as waiting, and are sent without an instant of this device. After a
      // failed push none is fresh.
      return { ...state, freshMoments: new Map() };
    case 'pushed':
      return appendAnswer(state, event.part, [event.id], now);
    // No command is acknowledged, because another call than a push added to the log.
    case 'otherCallAppended':
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
    // A failure is outdated if the log has changed since the request.
    case 'pullFailed':
      return event.requestedFor === state.base ? withPullError(state, event.error, now) : state;
    // The server has no log of the person, so the one of this device goes. The commands stay, and the error says why.
    case 'challengeNotStarted':
      if (event.requestedFor !== state.base) return state;
      return withLog(withPullError(state, event.error, now), undefined, state.pending);

    case 'retried':
      return retryCommand(state, event, now);
    case 'discarded':
      return removeCommands(state, event.ids);

    case 'clockRead':
      return correctInstants(state, event.reading);
    case 'offlineChanged':
      return { ...state, isOffline: event.isOffline };
    case 'storageFailed':
      return { ...state, isPersistent: false };
  }
}

/** Keeps the instant of the first failure in a row. */
const withPullError = (state: SyncState, error: Error, now: number): SyncState => ({
  ...state,
  pullError: { error, at: state.pullError?.at ?? now },
});

/** Replaces log and commands by what is stored, which other tabs may have changed. */
function showStored(state: SyncState, { base, pending, isNewer, moment }: StoreReadEvent): SyncState {
  // So that this page can correct the instants of commands that other tabs have added.
  const next = withMomentsOfAddedCommands(state, pending, moment);
  // This page cannot read the stored log, so the current one stays.
  if (isNewer) return withPending({ ...next, isOutdated: true }, pending);
  const { pullError } = next;
  const hasPulledSince = base !== undefined && pullError !== undefined && base.pulledAt > pullError.at;
  return withLog({ ...next, pullError: hasPulledSince ? undefined : pullError }, base, pending);
}
