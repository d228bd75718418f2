import type { PremiumFact } from './premium-periods';

/** A time in which an installation includes Premium for everybody. `end` is exclusive, and null while it lasts. */
export interface PeriodForAll {
  begin: number;
  end: number | null;
}

/** The `purchase` that these facts name. Nobody paid for it, and it is in nobody's log. */
const purchaseForAll = 'everyone';

/**
 * The periods as facts. They are folded with every log of the installation and written to none, so that dates stay
 * premium after the end, and only what was bought holds from then on.
 */
export const factsForAll = (periods: readonly PeriodForAll[]): PremiumFact[] =>
  periods.flatMap(({ begin, end }): PremiumFact[] => [
    { kind: 'premiumBegan', at: begin, plan: 'lifetime', purchase: purchaseForAll, paidAt: begin },
    ...(end === null ? [] : [{ kind: 'premiumEnded' as const, at: end, purchase: purchaseForAll }]),
  ]);

export const isFactForAll = ({ purchase }: PremiumFact): boolean => purchase === purchaseForAll;

/** Whether a fold holds these facts for all, and no others. */
export function hasExactlyFactsForAll(
  premium: readonly PremiumFact[],
  facts: readonly PremiumFact[],
): boolean {
  const heldFacts = premium.filter(isFactForAll);
  return (
    heldFacts.length === facts.length &&
    heldFacts.every(({ kind, at }, index) => kind === facts[index]?.kind && at === facts[index]?.at)
  );
}

/** Whether Premium is included for everybody at this instant. */
export function isIncludedAt(premium: readonly PremiumFact[], instant: number): boolean {
  return premium.findLast((fact) => isFactForAll(fact) && fact.at <= instant)?.kind === 'premiumBegan';
}
