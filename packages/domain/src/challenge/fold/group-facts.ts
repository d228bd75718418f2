import { compareFacts } from '../facts/fact-order';
import type { Fact } from '../facts/facts';
import { type FactLists, foldingRuleOf } from './folding-rules';

/** Facts by the list of the snapshot that they are merged into, and two instants of the whole log. */
export interface GroupedFacts extends FactLists {
  /** The latest instant of a fact that is about a run (`isOfRun` in `folding-rules.ts`). */
  lastAt: number;
  /** The latest instant of an import; `noImport` without one. */
  importedAt: number;
}

export const noImport = Number.NEGATIVE_INFINITY;

/**
 * Groups facts, and sorts the few that are merged in order. A repeated fact of a run, plan or switch is removed,
 * because it would apply twice; a repeated zone or rest day changes nothing. Exercises are many, and are merged
 * in any order.
 */
export function groupFacts(facts: readonly Fact[]): GroupedFacts {
  const grouped: GroupedFacts = {
    // Not infinite like `noImport`, because `lastAt` is always stored, as JSON. `importedAt` is stored only after an import.
    lastAt: Number.MIN_SAFE_INTEGER,
    importedAt: noImport,
    runs: [],
    plans: [],
    zones: [],
    premium: [],
    importedDates: [],
    switches: [],
    badges: [],
    exercises: [],
    rests: [],
    ratings: [],
    sessions: [],
  };
  for (const fact of facts) {
    const { isOfRun, mergedInto } = foldingRuleOf(fact);
    for (const list of mergedInto) (grouped[list] as Fact[]).push(fact);
    if (isOfRun && fact.at > grouped.lastAt) grouped.lastAt = fact.at;
    if (isImport(fact) && fact.at > grouped.importedAt) grouped.importedAt = fact.at;
  }
  grouped.runs = sortDistinct(grouped.runs);
  grouped.plans = sortDistinct(grouped.plans);
  grouped.zones.sort(compareFacts);
  grouped.switches = sortDistinct(grouped.switches);
  grouped.rests.sort(compareFacts);
  return grouped;
}

/** Old logs have no fact of the import itself, but their imported exercises show it. */
const isImport = (fact: Fact) =>
  fact.kind === 'logImported' || (fact.kind === 'exerciseCompleted' && fact.imported === true);

/** Sorts facts, and keeps one of each that arrived several times. */
export function sortDistinct<F extends Fact>(facts: readonly F[]): F[] {
  const sorted = [...facts].sort(compareFacts);
  return sorted.filter((fact, index) => index === 0 || compareFacts(sorted[index - 1] ?? fact, fact) !== 0);
}
