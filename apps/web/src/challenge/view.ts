import type { Address, AnswerAt } from '@hundred/contract/calls';
import type { Api } from '../platform/http/api';
import { driverIfLoaded } from '../sync/load-driver';
import type { LocalState, LocalStateWithFacts } from './local-state';

type ViewRequest<Data> = (api: Api, options: { signal: AbortSignal }) => Promise<Data>;

interface ViewBase<Data> {
  /** Two views with the same key give the same answer. */
  key: string;
  /** Requests the same answer by a call of the API, for a device without a log. */
  request?: ViewRequest<Data>;
}

/** A view that needs only the snapshot. Null if there is no answer, for example before the first run. */
export interface SnapshotView<Data> extends ViewBase<Data> {
  select: (local: LocalState) => Data | null;
}

/** A view that waits until the facts have been read from the device. */
export interface FactsView<Data> extends ViewBase<Data> {
  selectFromFacts: (local: LocalStateWithFacts) => Data | null;
}

/** One answer about the person's own challenge, computed from their log. */
export type View<Data> = SnapshotView<Data> | FactsView<Data>;

/** `missing`: there is no such answer. `waiting`: the log or its facts have not been read yet. */
export type Selection<Data> = { kind: 'found'; data: Data } | { kind: 'missing' | 'waiting' };

/** What a view gives for a local state. Undefined stands for a log that has not been read. */
export function selectIn<Data>(view: View<Data>, local: LocalState | undefined): Selection<Data> {
  if (!local) return { kind: 'waiting' };
  if ('select' in view) return selectionOf(view.select(local));
  return canSelectFromFacts(local) ? selectionOf(view.selectFromFacts(local)) : { kind: 'waiting' };
}

const selectionOf = <Data>(data: Data | null): Selection<Data> =>
  data === null ? { kind: 'missing' } : { kind: 'found', data };

/** Whether the facts have been read and the code that folds them has loaded. It comes with `sync/driver.ts`. */
const canSelectFromFacts = (local: LocalState): local is LocalStateWithFacts =>
  local.facts !== undefined && driverIfLoaded() !== undefined;

type Answer<Path extends Address<'GET'>> = AnswerAt<'GET', Path>;

const requestOf =
  <Path extends Address<'GET'>>(call: Path): ViewRequest<Answer<Path>> =>
  (api, options) =>
    api.get(call, options);

/** A view that a call of the API can answer too. */
export const viewOfCall = <Path extends Address<'GET'>>(
  call: Path,
  select: (local: LocalState) => Answer<Path> | null,
): SnapshotView<Answer<Path>> => ({ key: call, request: requestOf(call), select });

/** The same for a view that needs the facts. */
export const factsViewOfCall = <Path extends Address<'GET'>>(
  call: Path,
  selectFromFacts: (local: LocalStateWithFacts) => Answer<Path> | null,
): FactsView<Answer<Path>> => ({ key: call, request: requestOf(call), selectFromFacts });
