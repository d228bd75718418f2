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
export type SocialChanges = {
  passed?: PassedPerson | undefined;
  team?: TeamDay | undefined;
  goal?: SharedGoal | undefined;
};

export type SocialChangesResult =
  | { state: 'pending' }
  /** The server does not have the day yet, so it cannot say what it changed. */
  | { state: 'unsent' }
  | { state: 'known'; changes: SocialChanges };

/** How long the lines wait for an answer after they are shown, in milliseconds. */
const answerTimeoutMs = 2000;

const hasGroups = (together: Together): boolean =>
  together.teams.length > 0 || together.challenges.some(({ isSettled }) => !isSettled);

/**
 * Requests the boards and the groups once the server has the day. An answer that comes later than `answerTimeoutMs` after
 * `isShown` is left out, so that nothing moves under the thumb.
 */
export function useSocialChanges(isShown: boolean): SocialChangesResult {
  const api = useApi();
  const queryClient = useQueryClient();
  const { isOffline, unsent } = useSyncStatus();
  const isDaySent = !isOffline && unsent.completions === 0;
  // The groups before the day was completed, if a page has requested them.
  const [groupsBefore] = useState(() => queryClient.getQueryData(togetherQuery(api).queryKey));
  const mayHaveGroups = groupsBefore === undefined || hasGroups(groupsBefore);
  const board = useQuery({ ...aroundMeQuery(api), enabled: isDaySent, staleTime: 0 });
  const together = useQuery({
    ...togetherQuery(api),
    enabled: isDaySent && mayHaveGroups,
    staleTime: 0,
    retry: false,
  });
  const isAnswered = isDaySent && hasEnded(board) && (!mayHaveGroups || hasEnded(together));
  const [result, setResult] = useState<SocialChangesResult>();
  const hasTimedOut = useHasPassed(isShown && !result, answerTimeoutMs);
  // Set while rendering, and only once: what was shown stays, whatever is answered later.
  if (!result && isAnswered)
    setResult({
      state: 'known',
      changes: changesBetween(board.data?.leaderboard ?? [], together.data, groupsBefore),
    });
  else if (!result && hasTimedOut)
    setResult(isDaySent ? { state: 'known', changes: {} } : { state: 'unsent' });
  if (result) return result;
  if (isOffline) return { state: 'unsent' };
  return { state: 'pending' };
}

const hasEnded = ({ isFetching, isPending }: { isFetching: boolean; isPending: boolean }) =>
  !isFetching && !isPending;

/** What differs between the groups before the day was completed and the answers after it. */
function changesBetween(
  board: Parameters<typeof passedOn>[0],
  together: Together | undefined,
  groupsBefore: Together | undefined,
): SocialChanges {
  // The teams of which not enough members were done yet.
  const teamsOpenBefore = new Set(
    groupsBefore?.teams.filter(({ today }) => today && today.done < today.needed).map(({ id }) => id),
  );
  const teams = (together?.teams ?? []).flatMap(({ id, today }) =>
    today ? [{ ...today, wasOpen: teamsOpenBefore.has(id) }] : [],
  );
  const challenges = (together?.challenges ?? []).flatMap(({ name, today }) =>
    today ? [{ name, ...today }] : [],
  );
  return { passed: passedOn(board), team: teamDayOf(teams), goal: goalReachedIn(challenges) };
}

/** Whether `isRunning` has been true for this long. */
function useHasPassed(isRunning: boolean, milliseconds: number): boolean {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    if (!isRunning) return;
    const timer = setTimeout(() => setOver(true), milliseconds);
    return () => clearTimeout(timer);
  }, [isRunning, milliseconds]);
  return isOver;
}
