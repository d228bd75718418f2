import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useApi } from '../../platform/session';
import { type BoardAnswer, type BoardScope, type BoardView, boardQuery, topRanks } from './board-queries';
import type { BoardSelection } from './board-selection';

/**
 * The selected board: the query of the part to show, and the rows around the person. All parts are queried in one place,
 * so that the rows of one stay until those of the next have loaded.
 */
export function useBoards(scope: BoardScope | undefined, { timeframe, view: chosen }: BoardSelection) {
  const api = useApi();
  const useBoard = (view: BoardView, isNeeded = true) =>
    useQuery({
      ...boardQuery(api, scope ?? 'global', timeframe, view),
      enabled: scope !== undefined && isNeeded,
    });
  const around = useBoard('around');
  const needsTop = chosen ? chosen !== 'around' : mayOpenOnTop(around);
  const top = useBoard(chosen === 'hundred' ? 'hundred' : 'top', needsTop);
  const view = chosen ?? openingView(around, top);
  return { view, shownBoard: view === 'around' ? around : top, rowsAround: around.data };
}

/** Stands for the rank of a person who has none. */
const noRank = 0;

type BoardQuery = UseQueryResult<BoardAnswer>;

/**
 * Whether the top may have to be shown, although no part is chosen. The rows around the person decide it, so the top is
 * loaded only after them, or if they do not load. A person without a rank sees the top too.
 */
function mayOpenOnTop({ data, isPlaceholderData, failureCount }: BoardQuery): boolean {
  if (failureCount > 0) return true;
  return data !== undefined && !isPlaceholderData && (data.userRank ?? noRank) <= topRanks;
}

/** The part that is shown before one is chosen. A person whom the top does not list sees their own place. */
function openingView(around: BoardQuery, top: BoardQuery): BoardView {
  const rank = (around.data ?? top.data)?.userRank ?? noRank;
  if (rank === noRank || around.error) return 'top';
  // If many share a rank, the top lists only some of them.
  const isNotListed = top.data?.leaderboard.every(({ isCurrentUser }) => !isCurrentUser);
  return rank > topRanks || isNotListed ? 'around' : 'top';
}
