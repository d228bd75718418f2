import { replaceEqualDeep } from '@tanstack/react-query';
import { ApiError } from '../platform/http/api';
import { isServerAway } from '../sync/network/reachability';
import type { SyncState } from '../sync/reducer/sync-state';
import type { Sync } from '../sync/sync';
import { type LocalState, localStateOf } from './local-state';
import type { View } from './view';

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

/** The last answer of a view. `selected` is null if there is none, undefined while facts are missing. */
interface Entry<Data> {
  /** The version of the local state from which it was selected. */
  version: number;
  selected: Data | null | undefined;
  result: ChallengeResult<Data>;
}

interface Cache {
  state: SyncState | undefined;
  local: LocalState | undefined;
  version: number;
  entries: Map<string, Entry<unknown>>;
}

const caches = new WeakMap<Sync, Cache>();

/** The cache of one person's page, with the current local state. */
function cacheOf(sync: Sync): Cache {
  const cache = caches.get(sync) ?? { state: undefined, local: undefined, version: 0, entries: new Map() };
  caches.set(sync, cache);
  const { state: before } = cache;
  const state = sync.state();
  const isSame =
    before?.local === state.local && before?.now === state.now && before?.profile === state.profile;
  if (!isSame) {
    cache.local = state.local && localStateOf(state.local, state.profile, state.now);
    cache.version += 1;
  }
  cache.state = state;
  return cache;
}

/** The local state that screens show; undefined on a device without the log. */
export const localStateIn = (sync: Sync): LocalState | undefined => cacheOf(sync).local;

/** The current result of a view. It stays the same object until something in it changes. */
export function readView<Data>(sync: Sync, view: View<Data>): ChallengeResult<Data> {
  const { local, version, entries } = cacheOf(sync);
  const last = entries.get(view.key) as Entry<Data> | undefined;
  const selected =
    last?.version === version ? last.selected : replaceEqualDeep(last?.selected, local && view.select(local));
  const next = resultOf(sync, selected, last?.result.refetch);
  const result = last && isShallowEqual(last.result, next) ? last.result : next;
  entries.set(view.key, { version, selected, result });
  return result;
}

function resultOf<Data>(
  sync: Sync,
  selected: Data | null | undefined,
  refetch = () => sync.pull().catch(() => {}) as Promise<unknown>,
): ChallengeResult<Data> {
  const { pullError, isPulling, base } = sync.state();
  const data = selected ?? undefined;
  const error = errorOf(pullError?.error, data) ?? (selected === null ? noSuchAnswer : null);
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
