import type { Fact } from '@hundred/domain/challenge/facts/facts';
import { stateAt } from '@hundred/domain/challenge/state/state-at';
import type { QueryClient } from '@tanstack/react-query';
import { refreshBoards, type ServerChange } from '../platform/board-keys';
import type { SyncState } from '../sync/reducer/sync-state';
import type { Sync } from '../sync/sync';

type Facts = readonly Fact[] | undefined;

/** Refreshes the boards and groups when the log of the server changes. */
export function makeBoardRefresh(sync: Sync, queryClient: QueryClient) {
  let known: Facts;
  let refreshedFor: Pick<SyncState, 'turns'> & { facts: Facts } = { facts: undefined, turns: 0 };

  function refresh(change: ServerChange): void {
    const { base, turns } = sync.state();
    refreshedFor = { facts: base?.facts, turns };
    void refreshBoards(queryClient, change);
  }

  /**
   * A push is noted before the page shows it, so that a screen which then requests a board does so once. What another tab
   * has pushed is requested by that tab.
   */
  function notePush(): void {
    const state = sync.state();
    const facts = state.base?.facts;
    if (facts === known) return;
    const added = factsAfter(known, facts);
    known = facts;
    if (state.isPushing && added) refresh(changeBy(added, state));
  }

  return {
    /** After a push, a pull, or the end of a date. */
    refreshIfChanged(): void {
      const { base, turns } = sync.state();
      const isDone = base?.facts !== undefined && base.facts === refreshedFor.facts;
      if (!isDone || turns !== refreshedFor.turns) refresh('any');
    },
    /** Returns a function that stops it. */
    start: (): (() => void) => sync.subscribe(notePush),
  };
}

/** Undefined if the log was not extended but replaced, or not read before. */
function factsAfter(before: Facts, after: Facts): Facts {
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
