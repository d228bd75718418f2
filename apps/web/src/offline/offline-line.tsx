import { useIsFetching, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { formatMoment } from '../platform/format';
import { Icon } from '../ui/icon';
import { countOf, type OfflineState, waitingWords } from './offline-state';
import { useOfflineState } from './training-log';

/**
 * Says below the header that there is no connection, what waits for one, and how old the page is. What is merely on
 * its way is said only where that takes long, in the room that the page leaves free below the header.
 */
export function OfflineLine() {
  const state = useOfflineState();
  const asOf = useAsOf(state);
  const words = wordsFor(state);
  const [isStanding, setStanding] = useState(false);
  if (isStanding ? !words : state.isAway) setStanding(!isStanding);
  const isLate = useLasts(Boolean(words) && !isStanding, lateAfter);
  return (
    <div role="status" className="relative">
      {isLate && (
        <p className="absolute inset-x-0 top-0 bg-sunk text-xs font-[560] text-ink">
          <span className="page-width block h-6 truncate leading-6">{words}</span>
        </p>
      )}
      {isStanding && words && (
        <p className="border-b border-line bg-sunk text-sm font-[560] text-ink">
          <span className="page-width flex min-h-11 flex-wrap items-center gap-x-2.5 py-2">
            <Icon name={state.isAway ? 'offline' : 'retry'} size={18} className="text-ink-2" />
            {words}
            {state.lateWords && <span>{state.lateWords}</span>}
            {state.isAway && asOf !== undefined && (
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

function wordsFor({ isAway, isSending, waiting }: OfflineState): string | undefined {
  const what = waitingWords(waiting);
  if (countOf(waiting) === 0) {
    if (!isAway) return undefined;
    return navigator.onLine ? 'The server cannot be reached.' : 'You are offline.';
  }
  if (isAway) return `${what} waiting for a connection.`;
  return isSending ? `Sending ${what}.` : `${what} waiting to be sent.`;
}

/** The age of the oldest thing shown: of what is known, or of an answer that could not be asked for anew. */
function useAsOf({ knownAt }: OfflineState): number | undefined {
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
  const instants = knownAt === undefined ? old : [knownAt, ...old];
  return instants.length > 0 ? Math.min(...instants) : undefined;
}
