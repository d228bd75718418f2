import type { PremiumBegan, PremiumEnded } from '../runs/facts';

export type PremiumFact = PremiumBegan | PremiumEnded;

export interface PremiumPeriod {
  from: number;
  /** Exclusive; null for no end. */
  until: number | null;
  /** Whether the trial alone gave it. */
  trial: boolean;
}

const day = 86_400_000;
export const starterLength = 100 * day;
export const trialLength = 7 * day;

/**
 * The periods in which a person was or will be premium, in order, as the given facts have it. What is in
 * force can change only at a fact or when a plan runs out, so each stretch between two facts is looked at
 * by itself: a refund ends what it paid for from then on, and leaves the past alone.
 */
export function premiumPeriods(facts: readonly PremiumFact[]): PremiumPeriod[] {
  const ordered = [...facts].sort((one, other) => one.at - other.at);
  const inForce = new Map<string, PremiumBegan>();
  const periods: PremiumPeriod[] = [];
  for (const [index, fact] of ordered.entries()) {
    if (fact.kind === 'premiumBegan') inForce.set(fact.purchase, fact);
    else inForce.delete(fact.purchase);
    const next = ordered[index + 1]?.at ?? null;
    const paid = endOfPaid([...inForce.values()]);
    const trial = endOfTrial([...inForce.values()]);
    const paidUntil = earlier(paid, next);
    addPeriod(periods, fact.at, paidUntil, false);
    if (paidUntil !== null) addPeriod(periods, Math.max(fact.at, paidUntil), earlier(trial, next), true);
  }
  return periods;
}

export function premiumAt(periods: readonly PremiumPeriod[], instant: number): PremiumPeriod | null {
  return (
    periods.find((period) => period.from <= instant && (period.until === null || instant < period.until)) ??
    null
  );
}

/** Starters follow one another in the order of payment; one paid while another runs extends it. */
function endOfPaid(purchases: PremiumBegan[]): number | null {
  if (purchases.some((purchase) => purchase.plan === 'lifetime')) return null;
  const starters = purchases.filter((purchase) => purchase.plan === 'starter');
  starters.sort((one, other) => one.paidAt - other.paidAt);
  let end = Number.NEGATIVE_INFINITY;
  for (const starter of starters) end = Math.max(end, starter.paidAt) + starterLength;
  return end;
}

function endOfTrial(purchases: PremiumBegan[]): number {
  const trials = purchases.filter((purchase) => purchase.plan === 'trial');
  return Math.max(...trials.map((trial) => trial.paidAt + trialLength));
}

/** The earlier of two ends, null meaning never. */
function earlier(one: number | null, other: number | null): number | null {
  if (one === null) return other;
  return other === null ? one : Math.min(one, other);
}

function addPeriod(periods: PremiumPeriod[], from: number, until: number | null, trial: boolean): void {
  if (until !== null && until <= from) return;
  const last = periods.at(-1);
  if (last && last.until === from && last.trial === trial) last.until = until;
  else periods.push({ from, until, trial });
}
