import type { Fact } from '../facts/facts';
import { kindOf } from './fact-kinds';
import { mergeFacts } from './merge-facts';
import { settle } from './settle';
import { emptySnapshot, lastCompleted, type Snapshot } from './snapshot';

/** Folds a whole log. Linear in its length, except for sorting the few facts that are not exercises. */
export function fold(log: readonly Fact[]): Snapshot {
  const empty = emptySnapshot();
  return settle(empty, mergeFacts(empty, log));
}

/**
 * Adds facts to a snapshot. Dates before the last completed one are settled: the snapshot holds only their sums. Null if a
 * fact changes what is settled, and then the whole log has to be folded again.
 */
export function extend(snapshot: Snapshot, facts: readonly Fact[]): Snapshot | null {
  let extended = snapshot;
  for (const fact of facts) {
    if (!keepsSettled(extended, fact)) return null;
    extended = settle(extended, mergeFacts(extended, [fact]));
  }
  return extended;
}

/** Whether a fact changes nothing that is settled. */
function keepsSettled(snapshot: Snapshot, fact: Fact): boolean {
  const last = lastCompleted(snapshot);
  return kindOf(fact).keepsSettled(fact, {
    snapshot,
    last,
    isUnsettled: (date) => last === null || date >= last.day.date,
    hasRestsFrom: (first) => snapshot.rests.some(({ date }) => date >= first),
  });
}
