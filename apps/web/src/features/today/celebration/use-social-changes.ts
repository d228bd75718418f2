import type { Together } from '@hundred/contract/together/groups';
import {
  goalReachedIn,
  type PassedPerson,
  passedOn,
  type SharedGoal,
  type TeamDay,
  teamDayOf,
} from '@hundred/domain/today/pay-off';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { aroundMeQuery } from '../../../platform/around-me-query';
import { useApi } from '../../../platform/session';
import { togetherQuery } from '../../../platform/together-query';
import { useSyncStatus } from '../../../sync/sync-context';

/** What the completed day changed among other people. Only the server knows it. */
export type News = {
  passed?: PassedPerson | undefined;
  team?: TeamDay | undefined;
  goal?: SharedGoal | undefined;
};

export type NewsResult =
  | { state: 'pending' }
  /** The server does not have the day yet, so it cannot say what it changed. */
  | { state: 'unsent' }
  | { state: 'known'; news: News };

/** How long the lines wait for an answer after they are shown, in milliseconds. */
const newsTimeoutMs = 2000;

const hasGroups = (together: Together): boolean =>
  together.teams.length > 0 || together.challenges.some(({ isSettled }) => !isSettled);

/**
 * Asks the boards and the groups once the server has the day. An answer that comes later than `newsTimeoutMs` after
 * `isShown` is left out, so that nothing moves under the thumb.
 */
export function useNews(isShown: boolean): NewsResult {
  const api = useApi();
  const queryClient = useQueryClient();
  const { isOffline, unsent } = useSyncStatus();
  const isSent = !isOffline && unsent.completions === 0;
  // The state before the day was completed, if a page has asked for it.
  const [before] = useState(() => queryClient.getQueryData(togetherQuery(api).queryKey));
  const mayHaveGroups = before === undefined || hasGroups(before);
  const board = useQuery({ ...aroundMeQuery(api), enabled: isSent, staleTime: 0 });
  const together = useQuery({
    ...togetherQuery(api),
    enabled: isSent && mayHaveGroups,
    staleTime: 0,
    retry: false,
  });
  const isAnswered = isSent && isDone(board) && (!mayHaveGroups || isDone(together));
  const [result, setResult] = useState<NewsResult>();
  const isOver = useDelay(isShown && !result, newsTimeoutMs);
  if (!result && isAnswered)
    setResult({ state: 'known', news: newsOf(board.data?.leaderboard ?? [], together.data, before) });
  else if (!result && isOver) setResult(isSent ? { state: 'known', news: {} } : { state: 'unsent' });
  if (result) return result;
  if (isOffline) return { state: 'unsent' };
  return { state: 'pending' };
}

const isDone = ({ isFetching, isPending }: { isFetching: boolean; isPending: boolean }) =>
  !isFetching && !isPending;

function newsOf(
  board: Parameters<typeof passedOn>[0],
  together: Together | undefined,
  before: Together | undefined,
): News {
  const openBefore = new Set(
    before?.teams.filter(({ today }) => today && today.done < today.needed).map(({ id }) => id),
  );
  const teams = (together?.teams ?? []).flatMap(({ id, today }) =>
    today ? [{ ...today, wasOpen: openBefore.has(id) }] : [],
  );
  const challenges = (together?.challenges ?? []).flatMap(({ name, today }) =>
    today ? [{ name, ...today }] : [],
  );
  return { passed: passedOn(board), team: teamDayOf(teams), goal: goalReachedIn(challenges) };
}

/** True once `isRunning` has been true for so long. */
function useDelay(isRunning: boolean, milliseconds: number): boolean {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    if (!isRunning) return;
    const waiting = setTimeout(setOver, milliseconds, true);
    return () => clearTimeout(waiting);
  }, [isRunning, milliseconds]);
  return isOver;
}
