import type { Fact } from '../facts/facts';
import { foldingRuleOf } from './folding-rules';
import { mergeFacts } from './merge-facts';
import type { CompletedDay } from './merged-day';
import { settle } from './settle';
import { emptySnapshot, lastCompleted, type Snapshot } from './snapshot';

/** Folds a whole log. Linear in its length, except for sorting the few facts that are not exercises. */
export function fold(log: readonly Fact[]): Snapshot {
  // No day was completed before the first fact.
  const lastBefore = null;
  return settle(mergeFacts(emptySnapshot(), log), lastBefore);
}

/**
 * Adds facts to a snapshot. Null if a fact changes a settled date. The dates before the last completed one are settled: the
 * snapshot holds only their counts, so the whole log has to be folded again.
 */
export function extend(snapshot: Snapshot, facts: readonly Fact[]): Snapshot | null {
  let extended = snapshot;
  for (const fact of facts) {
    // The last completed day before this fact.
    const lastBefore = lastCompleted(extended);
    if (!keepsSettledDates(extended, lastBefore, fact)) return null;
    extended = settle(mergeFacts(extended, [fact]), lastBefore);
  }
  return extended;
}

function keepsSettledDates(snapshot: Snapshot, lastBefore: CompletedDay | null, fact: Fact): boolean {
  return foldingRuleOf(fact).keepsSettled(fact, {
    snapshot,
    last: lastBefore,
    isUnsettled: (date) => lastBefore === null || date >= lastBefore.day.date,
    hasRestOnOrAfter: (first) => snapshot.rests.some(({ date }) => date >= first),
  });
}
