import type { Fact, FactKind } from './facts';

/** At one instant, what opens or closes comes before what happens inside it. */
const kindOrder: Record<FactKind, number> = {
  runStarted: 0,
  zoneChanged: 1,
  runRestarted: 2,
  pathReset: 3,
  pathChosen: 4,
  exerciseCompleted: 5,
  restDayTaken: 6,
  restDayTakenBack: 7,
  premiumBegan: 8,
  premiumEnded: 9,
  logImported: 10,
  importedPremiumDates: 11,
  autoRestCoverSwitched: 12,
  badgeEarned: 13,
};

/** A total order, up to facts that are the same, so that a log read in any order gives one answer. */
export function compareFacts(one: Fact, other: Fact): number {
  if (one.at !== other.at) return one.at - other.at;
  if (one.kind !== other.kind) return kindOrder[one.kind] - kindOrder[other.kind];
  return compareText(canonical(one), canonical(other));
}

function canonical(fact: Fact): string {
  return JSON.stringify(Object.entries(fact).sort(([one], [other]) => compareText(one, other)));
}

function compareText(one: string, other: string): number {
  return one < other ? -1 : Number(one > other);
}
