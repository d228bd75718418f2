import { type PlanId, plans, trialDays } from './plans';

const day = 24 * 60 * 60 * 1000;

/** A time during which the money for a purchase was back with the buyer; `until` is null for a refund. */
export type Withdrawal = { readonly from: number; readonly until: number | null };

export type Purchase = {
  readonly plan: PlanId;
  readonly paidAt: number;
  /** A refund, or a dispute from the withdrawal of funds until it was won. */
  readonly withdrawn?: readonly Withdrawal[];
};

export type PremiumKind = 'trial' | PlanId;

/** `end` is exclusive, and null where there is none. */
export type PremiumPeriod = {
  readonly kind: PremiumKind;
  readonly begin: number;
  readonly end: number | null;
};

export function trialPeriod(startedAt: number): PremiumPeriod {
  return { kind: 'trial', begin: startedAt, end: startedAt + trialDays * day };
}

function counts(purchase: Purchase, instant: number): boolean {
  const isWithdrawn = (purchase.withdrawn ?? []).some(
    ({ from, until }) => from <= instant && (until === null || instant < until),
  );
  return purchase.paidAt <= instant && !isWithdrawn;
}

/** Each Starter runs from its payment, or from the end of the one before if that is later. */
function starterEnd(paidAts: readonly number[]): number {
  let end = Number.NEGATIVE_INFINITY;
  for (const paidAt of [...paidAts].sort((a, b) => a - b)) {
    end = Math.max(end, paidAt) + plans.starter.days * day;
  }
  return end;
}

function endInForce(
  purchases: readonly Purchase[],
  plan: PlanId,
  instant: number,
): number | null | undefined {
  const counting = purchases.filter((purchase) => purchase.plan === plan && counts(purchase, instant));
  if (counting.length === 0) return undefined;
  if (plan === 'lifetime') return null;
  const end = starterEnd(counting.map((purchase) => purchase.paidAt));
  return end > instant ? end : undefined;
}

/**
 * The paid periods that follow from the purchases. What is in force at an instant depends only on the
 * purchases that count at that instant: a refund therefore ends what it paid for from then on, with the end
 * computed from the rest, and never changes what was premium before it.
 */
export function paidPeriods(purchases: readonly Purchase[]): PremiumPeriod[] {
  const changes = purchases.flatMap((purchase) => [
    purchase.paidAt,
    ...(purchase.withdrawn ?? []).flatMap(({ from, until }) => (until === null ? [from] : [from, until])),
  ]);
  const instants = [...new Set(changes)].sort((a, b) => a - b);
  const periods: PremiumPeriod[] = [];
  for (const plan of ['starter', 'lifetime'] as const) {
    const ofPlan: PremiumPeriod[] = [];
    for (const [index, begin] of instants.entries()) {
      const end = endInForce(purchases, plan, begin);
      if (end === undefined) continue;
      const next = instants[index + 1];
      const cut = next === undefined ? end : Math.min(end ?? next, next);
      const previous = ofPlan.at(-1);
      if (previous !== undefined && previous.end === begin) {
        ofPlan[ofPlan.length - 1] = { ...previous, end: cut };
      } else {
        ofPlan.push({ kind: plan, begin, end: cut });
      }
    }
    periods.push(...ofPlan);
  }
  return periods.sort((a, b) => a.begin - b.begin);
}
