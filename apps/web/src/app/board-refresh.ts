import type { Together } from '@hundred/contract/together/groups';
import type { Fact } from '@hundred/domain/challenge/facts/facts';
import { stateAt } from '@hundred/domain/challenge/state/state-at';
import { hashKey, type Query, type QueryClient } from '@tanstack/react-query';
import { aroundMeKey, boardsKey, groupsKey } from '../platform/board-keys';
import type { SyncState } from '../sync/reducer/sync-state';
import type { Sync } from '../sync/sync';

type Facts = readonly Fact[] | undefined;

/**
 * What a push added. `exercise`: only exercises of today, which is still open. `day`: the exercises that completed today.
 * `any`: anything else.
 */
type ServerChange = 'any' | 'exercise' | 'day';

export type BoardRefresh = ReturnType<typeof makeBoardRefresh>;

/** Refreshes the boards and groups when the log of the server changes. */
export function makeBoardRefresh(sync: Sync, queryClient: QueryClient) {
  /** The facts of the server when the log last changed. */
  let lastFacts: Facts = sync.state().base?.facts;
  /** The facts and the date for which the boards were last refreshed. */
  let refreshedFor: Pick<SyncState, 'dateChanges'> & { facts: Facts } = { facts: undefined, dateChanges: 0 };

  function refresh(change: ServerChange): void {
    const { base, dateChanges } = sync.state();
    refreshedFor = { facts: base?.facts, dateChanges };
    void refreshBoards(queryClient, change);
  }

  /**
   * Refreshes after a push, before the page shows the pushed facts, so that a screen which then requests a board does so
   * only once. Facts that another tab has pushed are left to that tab.
   */
  function refreshAfterPush(): void {
    const state = sync.state();
    const facts = state.base?.facts;
    if (facts === lastFacts) return;
    const added = factsAfter(lastFacts, facts);
    lastFacts = facts;
    if (state.isPushing && added) refresh(changeBy(added, state));
  }

  return {
    /** Called after a push, after a pull and at the end of a date. */
    refreshIfChanged(): void {
      const { base, dateChanges } = sync.state();
      const isSameLog = base?.facts !== undefined && base.facts === refreshedFor.facts;
      if (!isSameLog || dateChanges !== refreshedFor.dateChanges) refresh('any');
    },
    /** Follows the log. Returns a function that stops it. */
    start: (): (() => void) => sync.subscribe(refreshAfterPush),
  };
}

/** The facts that were added. Undefined if the log was not extended but replaced, or not read before. */
function factsAfter(before: Facts, after: Facts): Facts {
  // A log that is extended still has the same objects.
  const isExtended =
    before && after && after.length > before.length && before.at(-1) === after[before.length - 1];
  return isExtended ? after.slice(before.length) : undefined;
}

function changeBy(added: readonly Fact[], { base, now }: SyncState): ServerChange {
  const state = base && stateAt(base.snapshot, now);
  const isOfToday = (fact: Fact) =>
    fact.kind === 'badgeEarned' || (fact.kind === 'exerciseCompleted' && fact.localDate === state?.today);
  if (!state || state.isRestDay || !added.every(isOfToday)) return 'any';
  return state.challenge.allCompleted ? 'day' : 'exercise';
}

/** Marks the answers that the change makes untrue as stale, and requests those on the screen again. */
const refreshBoards = (queryClient: QueryClient, change: ServerChange): Promise<void> =>
  queryClient.invalidateQueries({
    queryKey: boardsKey,
    predicate: (query) => change === 'any' || !staysTrue(query, change),
  });

/**
 * Whether the screens with this answer stay true. After an exercise the dashboard computes the distance to the next rank
 * itself; teams, and challenges that count days, change only with a whole day. An answer that has not arrived yet may be
 * from before the change.
 */
function staysTrue({ queryHash, state }: Query, change: 'exercise' | 'day'): boolean {
  if (state.fetchStatus !== 'idle') return false;
  if (queryHash === hashKey(aroundMeKey)) return change === 'exercise';
  if (queryHash !== hashKey(groupsKey) || !state.data) return false;
  const { teams, challenges } = state.data as Together;
  if (change === 'exercise') return !challenges.some(({ today }) => today?.goal === 'reps');
  return teams.length + challenges.length === 0;
}
