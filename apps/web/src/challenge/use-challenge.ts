import { skipToken, useQuery } from '@tanstack/react-query';
import { useCallback, useSyncExternalStore } from 'react';
import { useApi } from '../platform/session';
import { isColdStart } from '../sync/reducer/sync-state';
import type { Sync } from '../sync/sync';
import { useSync } from '../sync/sync-context';
import type { View } from './view';
import { type ChallengeResult, readView } from './view-cache';

/** The answers of the server on a device without the log. */
export const coldStartKey = ['cold-start'];

/** Whether this device has no log yet, so that the server has to answer. */
function useIsColdStart(sync: Sync): boolean {
  const readIsColdStart = () => isColdStart(sync.state());
  return useSyncExternalStore(sync.subscribe, readIsColdStart, readIsColdStart);
}

/**
 * One answer about the person's own challenge. It is computed from the log on this device; only a device without the
 * log requests it from the server, unless `isRequested` is false.
 */
export function useChallenge<Data>(view: View<Data>, { isRequested = true } = {}): ChallengeResult<Data> {
  const sync = useSync();
  const api = useApi();
  const { key, request } = view;
  // biome-ignore lint/correctness/useExhaustiveDependencies: views with the same key are the same view.
  const readResult = useCallback(() => readView(sync, view), [sync, key]);
  const localResult = useSyncExternalStore(sync.subscribe, readResult, readResult);
  const isCold = useIsColdStart(sync);
  const serverResult = useQuery({
    queryKey: [...coldStartKey, key],
    queryFn: request ? ({ signal }) => request(api, { signal }) : skipToken,
    enabled: isCold && isRequested,
  });
  // A view without a request waits for the log.
  return isCold && request ? serverResult : localResult;
}
