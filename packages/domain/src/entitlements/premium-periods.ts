import type { PremiumBegan, PremiumEnded } from '../challenge/facts/facts';
import { planDays, trialDays } from './plan-days';
import type { PlanId } from './plans';

const day = 24 * 60 * 60 * 1000;

export type PremiumFact = PremiumBegan | PremiumEnded;

export type PremiumKind = 'trial' | PlanId;

/** `end` is exclusive, and null without an end. */
export type PremiumPeriod = {
  readonly kind: PremiumKind;
  readonly begin: number;
  readonly end: number | null;
};

/**
 * The premium periods of a log. What is in force at an instant depends only on the purchases in force then: a refund
 * ends what it paid for from then on, with the end computed from the rest, and never changes what was premium before
 * it.
 */
export function premiumPeriods(facts: readonly PremiumFact[]): PremiumPeriod[] {
  return (['trial', 'starter', 'lifetime'] as const)
    .flatMap((kind) => periodsOfKind(kind, facts))
    .sort((a, b) => a.begin - b.begin);
}

/**
 * Between two changes the purchases in force stay the same. So each change begins a period, which lasts until these
 * purchases expire or until the next change, and is joined to the previous period if there is no gap.
 */
function periodsOfKind(kind: PremiumKind, facts: readonly PremiumFact[]): PremiumPeriod[] {
  const changes = [...new Set(facts.map(({ at }) => at))].sort((a, b) => a - b);
  const periods: { begin: number; end: number }[] = [];
  for (const [index, begin] of changes.entries()) {
    const purchases = purchasesInForce(facts, begin).filter(({ plan }) => plan === kind);
    if (purchases.length === 0) continue;
    const end = Math.min(endOf(kind, purchases), changes[index + 1] ?? Number.POSITIVE_INFINITY);
    // These purchases had expired before.
    if (end <= begin) continue;
    const previous = periods.at(-1);
    if (previous?.end === begin) previous.end = end;
    else periods.push({ begin, end });
  }
  return periods.map(({ begin, end }) => ({ kind, begin, end: Number.isFinite(end) ? end : null }));
}

/** The purchases in force at an instant: those whose latest fact until then says that they began. */
function purchasesInForce(facts: readonly PremiumFact[], instant: number): PremiumBegan[] {
  const latest = new Map<string, PremiumFact>();
  for (const fact of facts) {
    const previous = latest.get(fact.purchase);
    if (fact.at <= instant && (previous === undefined || previous.at <= fact.at))
      latest.set(fact.purchase, fact);
  }
  return [...latest.values()].filter((fact) => fact.kind === 'premiumBegan');
}

function endOf(kind: PremiumKind, purchases: readonly PremiumBegan[]): number {
  if (kind === 'lifetime') return Number.POSITIVE_INFINITY;
  if (kind === 'starter') return starterEnd(purchases);
  return Math.max(...purchases.map(({ paidAt }) => paidAt + trialDays * day));
}

/** Each Starter runs from its payment, or from the end of the previous one if that is later. */
function starterEnd(purchases: readonly PremiumBegan[]): number {
  let end = Number.NEGATIVE_INFINITY;
  for (const { paidAt } of [...purchases].sort((a, b) => a.paidAt - b.paidAt)) {
    end = Math.max(end, paidAt) + planDays.starter * day;
  }
  return end;
}
