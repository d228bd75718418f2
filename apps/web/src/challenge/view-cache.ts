import { replaceEqualDeep } from '@tanstack/react-query';
import { ApiError } from '../platform/http/api';
import { isServerAway } from '../sync/network/reachability';
import type { SyncState } from '../sync/reducer/sync-state';
import type { Sync } from '../sync/sync';
import { type LocalState, localStateOf } from './local-state';
import { type Selection, selectIn, type View } from './view';

/** Has the fields of a query result, so that pages treat both alike. */
export interface ChallengeResult<Data> {
  data: Data | undefined;
  /** Why there is no answer, or why it may be stale. Being offline is no error if there is a log. */
  error: Error | null;
  isError: boolean;
  isLoading: boolean;
  /** Whether it is being requested again after an error. */
  isFetching: boolean;
  /** When the server last confirmed an answer that may be stale, in epoch milliseconds. */
  dataUpdatedAt: number;
  errorUpdatedAt: number;
  refetch: () => Promise<unknown>;
}

/** The last result of one view. */
interface CachedView<Data> {
  /** Undefined on a device without the log. */
  selectedFrom: LocalState | undefined;
  selection: Selection<Data>;
  result: ChallengeResult<Data>;
}

/** The local state of one page, and its views by their key. */
interface PageCache {
  computedFrom: SyncState;
  local: LocalState | undefined;
  views: Map<string, CachedView<unknown>>;
  /** The same function each time, so that results can be compared. */
  refetch: () => Promise<unknown>;
}

const caches = new WeakMap<Sync, PageCache>();

/** The local state is computed again only if the log, the profile or the instant has changed. */
function cacheOf(sync: Sync): PageCache {
  const state = sync.state();
  const last = caches.get(sync);
  const isCurrent =
    last?.computedFrom.local === state.local &&
    last?.computedFrom.now === state.now &&
    last?.computedFrom.profile === state.profile;
  if (last && isCurrent) return last;
  const local = state.local && localStateOf(state.local, state.profile, state.now);
  const cache: PageCache = {
    computedFrom: state,
    local,
    views: last?.views ?? new Map(),
    // The state shows why a pull failed.
    refetch: last?.refetch ?? (() => sync.pull().catch(() => {})),
  };
  caches.set(sync, cache);
  return cache;
}

/** The local state that screens show; undefined on a device without the log. */
export const localStateIn = (sync: Sync): LocalState | undefined => cacheOf(sync).local;

/** The current result of a view. It stays the same object until something in it changes. */
export function readView<Data>(sync: Sync, view: View<Data>): ChallengeResult<Data> {
  const { local, views, refetch } = cacheOf(sync);
  const last = views.get(view.key) as CachedView<Data> | undefined;
  // Equal parts of an answer stay the same objects, so that their components do not render again.
  const selection =
    last && last.selectedFrom === local
      ? last.selection
      : replaceEqualDeep(last?.selection, selectIn(view, local));
  const next = resultOf(sync, selection, refetch);
  const result = last && isShallowEqual(last.result, next) ? last.result : next;
  views.set(view.key, { selectedFrom: local, selection, result });
  return result;
}

function resultOf<Data>(
  sync: Sync,
  selection: Selection<Data>,
  refetch: PageCache['refetch'],
): ChallengeResult<Data> {
  const { pullError, isPulling, base } = sync.state();
  const data = selection.kind === 'found' ? selection.data : undefined;
  const missing = selection.kind === 'missing' ? noSuchAnswer : null;
  const error = errorOf(pullError?.error, data) ?? missing;
  return {
    data,
    error,
    isError: error !== null,
    isLoading: data === undefined && error === null,
    isFetching: error !== null && isPulling,
    dataUpdatedAt: data !== undefined && error ? (base?.pulledAt ?? 0) : 0,
    errorUpdatedAt: pullError?.at ?? 0,
    refetch,
  };
}

/** With a log on the device, an unreachable server is no error: the page shows that it is offline. */
const errorOf = (error: Error | undefined, data: unknown): Error | undefined =>
  data !== undefined && isServerAway(error) ? undefined : error;

/** Equals the answer of the server for a run that does not exist. */
const noSuchAnswer = new ApiError({ kind: 'refused', status: 404, code: 'not_found', message: 'Not found.' });

const isShallowEqual = <T extends object>(one: T, other: T): boolean =>
  (Object.keys(other) as (keyof T)[]).every((key) => Object.is(one[key], other[key]));
