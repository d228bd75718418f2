import { replaceEqualDeep } from '@tanstack/react-query';
import { ApiError } from '../platform/http/api';
import { isServerAway } from '../sync/network/reachability';
import type { SyncState } from '../sync/reducer/sync-state';
import type { Sync } from '../sync/sync';
import { type LocalState, localStateIn } from './local-state';
import { type Selection, selectIn, type View } from './view';

/** Has the fields of a query result, so that pages treat both alike. */
export interface ChallengeResult<Data> {
  data: Data | undefined;
  /** Why there is no answer, or why it may be stale. Being offline is no error if there is a log. */
  error: Error | null;
  isError: boolean;
  isLoading: boolean;
  /** Whether the answer is being requested again after an error. */
  isFetching: boolean;
  /** When the server last confirmed an answer that may be stale, in epoch milliseconds; 0 for any other. */
  dataUpdatedAt: number;
  /** In epoch milliseconds; 0 if no pull has failed. */
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

const caches = new WeakMap<Sync, Map<string, CachedView<unknown>>>();

/** The last results of a page, by the key of their view. */
function cacheOf(sync: Sync): Map<string, CachedView<unknown>> {
  const cache = caches.get(sync) ?? new Map();
  caches.set(sync, cache);
  return cache;
}

/** The current result of a view. It stays the same object until something in it changes. */
export function readView<Data>(sync: Sync, view: View<Data>): ChallengeResult<Data> {
  const local = localStateIn(sync);
  const cache = cacheOf(sync);
  const last = cache.get(view.key) as CachedView<Data> | undefined;
  // Equal parts of an answer stay the same objects, so that their components do not render again.
  const selection =
    last && last.selectedFrom === local
      ? last.selection
      : replaceEqualDeep(last?.selection, selectIn(view, local));
  // The same function each time, so that results can be compared. It ignores a failure, which the state of the sync shows.
  const refetch = last?.result.refetch ?? (() => sync.pull().catch(() => {}));
  const next = { ...resultOf(sync.state(), selection), refetch };
  const result = last && isShallowEqual(last.result, next) ? last.result : next;
  cache.set(view.key, { selectedFrom: local, selection, result });
  return result;
}

function resultOf<Data>(
  { pullError, isPulling, base }: SyncState,
  selection: Selection<Data>,
): Omit<ChallengeResult<Data>, 'refetch'> {
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
  };
}

/** With a log on the device, an unreachable server is no error: the page shows that it is offline. */
const errorOf = (error: Error | undefined, data: unknown): Error | undefined =>
  data !== undefined && isServerAway(error) ? undefined : error;

/** Equals the answer of the server for a run that does not exist. */
const noSuchAnswer = new ApiError({ kind: 'refused', status: 404, code: 'not_found', message: 'Not found.' });

const isShallowEqual = <T extends object>(one: T, other: T): boolean =>
  (Object.keys(other) as (keyof T)[]).every((key) => Object.is(one[key], other[key]));
