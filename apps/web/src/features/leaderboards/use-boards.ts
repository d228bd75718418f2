import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useApi } from '../../platform/session';
import { type BoardAnswer, type BoardScope, type BoardView, boardQuery, topRanks } from './board-queries';
import type { BoardSelection } from './board-selection';

/**
 * Loads the selected board. Returns the view to show, its query, and the rows around the person, from which the race is
 * made in every view. All views are queried here, so that the previous rows stay until the next ones have loaded.
 */
export function useBoards(scope: BoardScope | undefined, { timeframe, view: chosen }: BoardSelection) {
  const api = useApi();
  const useBoard = (view: BoardView, { isNeeded }: { isNeeded: boolean }) =>
    useQuery({
      // Without a scope nothing is loaded, so 'global' only completes the key.
      ...boardQuery(api, scope ?? 'global', timeframe, view),
      enabled: scope !== undefined && isNeeded,
    });
  const around = useBoard('around', { isNeeded: true });
  const isTopNeeded = chosen ? chosen !== 'around' : mayOpenOnTop(around);
  const top = useBoard(chosen === 'hundred' ? 'hundred' : 'top', { isNeeded: isTopNeeded });
  const view = chosen ?? openingView(around, top);
  return { view, shownQuery: view === 'around' ? around : top, rowsAround: around.data };
}

/** Stands for the rank of a person who has none. It is within `topRanks`, so they see the top. */
const noRank = 0;

type BoardQuery = UseQueryResult<BoardAnswer>;

/**
 * Whether the top is needed while no view is chosen: for a person in the top or without a rank, and if the rows around
 * the person do not load. Until those rows have loaded or failed, it is false.
 */
function mayOpenOnTop({ data, isPlaceholderData, failureCount }: BoardQuery): boolean {
  if (failureCount > 0) return true;
  return data !== undefined && !isPlaceholderData && (data.userRank ?? noRank) <= topRanks;
}

/** The view that is shown before one is chosen. A person whom the top does not list sees the rows around them. */
function openingView(around: BoardQuery, top: BoardQuery): BoardView {
  const rank = (around.data ?? top.data)?.userRank ?? noRank;
  if (rank === noRank || around.error) return 'top';
  // If many share a rank, the top lists only some of them.
  const isNotListed = top.data?.leaderboard.every(({ isCurrentUser }) => !isCurrentUser);
  return rank > topRanks || isNotListed ? 'around' : 'top';
}
