import { useIsFetching, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { formatMoment } from '../../platform/format';
import { Icon } from '../../ui/icon';
import { useSyncStatus } from '../sync-context';
import { countOf, countsText } from './pending-counts';
import type { SyncStatus } from './sync-status';

/**
 * Says below the header that there is no connection, what waits for one, and how old the page is. What is merely on
 * its way is said only where that takes long, in the room that the page leaves free below the header.
 */
export function OfflineLine() {
  const state = useSyncStatus();
  const asOf = useAsOf(state);
  const text = textFor(state);
  const [isStanding, setStanding] = useState(false);
  if (isStanding ? !text : state.isOffline) setStanding(!isStanding);
  const isLate = useLasts(Boolean(text) && !isStanding, lateAfter);
  return (
    <div role="status" className="relative">
      {isLate && (
        <p className="absolute inset-x-0 top-0 bg-sunk text-xs font-[560] text-ink">
          <span className="page-width block h-6 truncate leading-6">{text}</span>
        </p>
      )}
      {isStanding && text && (
        <p className="border-b border-line bg-sunk text-sm font-[560] text-ink">
          <span className="page-width flex min-h-11 flex-wrap items-center gap-x-2.5 py-2">
            <Icon name={state.isOffline ? 'offline' : 'retry'} size={18} className="text-ink-2" />
            {text}
            {state.lateWarning && <span>{state.lateWarning}</span>}
            {state.isOffline && asOf !== undefined && (
              <span className="font-[430] text-ink-2">Shown as of {formatMoment(asOf)}.</span>
            )}
          </span>
        </p>
      )}
    </div>
  );
}

const lateAfter = 1000;

function useLasts(isSo: boolean, time: number): boolean {
  const [lasts, setLasts] = useState(false);
  useEffect(() => {
    if (!isSo) return;
    const timer = setTimeout(() => setLasts(true), time);
    return () => {
      clearTimeout(timer);
      setLasts(false);
    };
  }, [isSo, time]);
  return lasts;
}

function textFor({ isOffline, isPushing, waiting }: SyncStatus): string | undefined {
  const what = countsText(waiting);
  if (countOf(waiting) === 0) {
    if (!isOffline) return undefined;
    return navigator.onLine ? 'The server cannot be reached.' : 'You are offline.';
  }
  if (isOffline) return `${what} waiting for a connection.`;
  return isPushing ? `Sending ${what}.` : `${what} waiting to be sent.`;
}

/** The age of the oldest thing shown: of the log, or of an answer that could not be fetched again. */
function useAsOf({ pulledAt }: SyncStatus): number | undefined {
  const queryClient = useQueryClient();
  useLocation();
  useIsFetching();
  const old = queryClient
    .getQueryCache()
    .findAll({
      type: 'active',
      predicate: ({ state }) => state.status === 'error' && state.dataUpdatedAt > 0,
    })
    .map(({ state }) => state.dataUpdatedAt);
  const instants = pulledAt === undefined ? old : [pulledAt, ...old];
  return instants.length > 0 ? Math.min(...instants) : undefined;
}
