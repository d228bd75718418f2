import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../platform/session';
import { type BoardScope, type BoardView, boardQuery, topRanks } from './board-queries';
import type { BoardSelection } from './board-selection';

/**
 * The parts of the selected board, and which of them to show. All are queried in one place, so that the rows of one
 * stay until those of the next have loaded.
 */
export function useBoards(scope: BoardScope | undefined, selection: BoardSelection) {
  const api = useApi();
  const useBoard = (view: BoardView) =>
    useQuery({
      ...boardQuery(api, scope ?? 'global', selection.timeframe, view),
      enabled: scope !== undefined,
    });
  const top = useBoard(selection.view === 'hundred' ? 'hundred' : 'top');
  const around = useBoard('around');
  const rank = (around.data ?? top.data)?.userRank ?? 0;
  // A person outside the first ones sees their own place first. Of many who share a rank, only some may be listed.
  const isLeftOut = rank > 0 && top.data?.leaderboard.every(({ isCurrentUser }) => !isCurrentUser);
  const view = selection.view ?? ((rank > topRanks || isLeftOut) && !around.error ? 'around' : 'top');
  return { view, shown: view === 'around' ? around : top, around: around.data };
}
