import type { Fact, FactKind } from './facts';

/**
 * The order of facts at one instant. Facts that open or close a run, or change its zone or plan, come before what is done
 * in the run. A fact that takes back or ends another one comes after it. The order of the other kinds has no meaning.
 */
const orderOfKind: Readonly<Record<FactKind, number>> = {
  runStarted: 0,
  zoneChanged: 1,
  runRestarted: 2,
  pathReset: 3,
  pathChosen: 4,
  planAdopted: 5,
  exerciseCompleted: 6,
  restDayTaken: 7,
  restDayTakenBack: 8,
  premiumBegan: 9,
  premiumEnded: 10,
  logImported: 11,
  importedPremiumDates: 12,
  autoRestCoverSwitched: 13,
  badgeEarned: 14,
  effortRated: 15,
  recoverySession: 16,
};

/** A kind that only a newer version knows comes last. */
const orderOf = ({ kind }: Fact) => orderOfKind[kind] ?? Number.MAX_SAFE_INTEGER;

/** A total order, except for identical facts, so that a log read in any order gives the same result. */
export function compareFacts(one: Fact, other: Fact): number {
  if (one.at !== other.at) return one.at - other.at;
  if (one.kind !== other.kind) return orderOf(one) - orderOf(other);
  return compareText(canonicalText(one), canonicalText(other));
}

/** The fact as text, with sorted fields, because storage returns them in its own order. */
function canonicalText(fact: Fact): string {
  return JSON.stringify(fact, (_, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.entries(value).sort(([one], [other]) => compareText(one, other))
      : value,
  );
}

function compareText(one: string, other: string): number {
  return one < other ? -1 : Number(one > other);
}
