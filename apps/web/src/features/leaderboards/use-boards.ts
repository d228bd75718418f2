import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useApi } from '../../platform/session';
import { type BoardAnswer, type BoardScope, type BoardView, boardQuery, topRanks } from './board-queries';
import type { BoardSelection } from './board-selection';

/**
 * The parts of the selected board, and which of them to show. All are queried in one place, so that the rows of one
 * stay until those of the next have loaded.
 */
export function useBoards(scope: BoardScope | undefined, selection: BoardSelection) {
  const api = useApi();
  const useBoard = (view: BoardView, isNeeded = true) =>
    useQuery({
      ...boardQuery(api, scope ?? 'global', selection.timeframe, view),
      enabled: scope !== undefined && isNeeded,
    });
  const around = useBoard('around');
  const needsTop = selection.view ? selection.view !== 'around' : mayBeOnTop(around);
  const top = useBoard(selection.view === 'hundred' ? 'hundred' : 'top', needsTop);
  const rank = (around.data ?? top.data)?.userRank ?? 0;
  // A person outside the first ones sees their own place first. Of many who share a rank, only some may be listed.
  const isLeftOut = rank > 0 && top.data?.leaderboard.every(({ isCurrentUser }) => !isCurrentUser);
  const view = selection.view ?? ((rank > topRanks || isLeftOut) && !around.error ? 'around' : 'top');
  return { view, shown: view === 'around' ? around : top, around: around.data };
}

/** Whether the first ones may be what is shown. The rows around a person say whether they are needed at all. */
function mayBeOnTop({ data, isPlaceholderData, failureCount }: UseQueryResult<BoardAnswer>): boolean {
  if (failureCount > 0) return true;
  return data !== undefined && !isPlaceholderData && (data.userRank ?? 0) <= topRanks;
}
