import type { Tier } from './features';
import { type PremiumFact, type PremiumKind, type PremiumPeriod, premiumPeriods } from './premium-periods';

export type Entitlement = {
  readonly tier: Tier;
  /** Paid or in trial. */
  readonly isPremium: boolean;
  /** Premium because of the trial, and of nothing else. */
  readonly isInTrial: boolean;
  /** When the present tier ends if nothing more happens; null when free or without end. */
  readonly until: number | null;
};

/** The part of a snapshot that says who is premium. */
export interface PremiumRecord {
  premium: readonly PremiumFact[];
  /** The latest instant of a fact of the log. */
  lastAt: number;
}

/** When several are in force at once, the person stands on the best of them. */
const bestFirst = ['lifetime', 'starter', 'trial'] as const satisfies readonly PremiumKind[];

/** The one place that decides who is premium. */
export function entitlementAt(periods: readonly PremiumPeriod[], instant: number): Entitlement {
  const inForce = periods.filter(({ begin, end }) => begin <= instant && (end === null || instant < end));
  for (const kind of bestFirst) {
    const period = inForce.find((candidate) => candidate.kind === kind);
    if (period === undefined) continue;
    return { tier: kind, isPremium: true, isInTrial: kind === 'trial', until: period.end };
  }
  return { tier: 'free', isPremium: false, isInTrial: false, until: null };
}

/** Of something done then, which may arrive later: by what was in force at that very instant. */
export const isPremiumAt = ({ premium }: Pick<PremiumRecord, 'premium'>, instant: number): boolean =>
  entitlementAt(premiumPeriods(premium), instant).isPremium;

/** The same from a log's fold. A clock that stands before the last fact is taken to stand at it. */
export function entitlementOf({ premium, lastAt }: PremiumRecord, instant: number): Entitlement {
  return entitlementAt(premiumPeriods(premium), Math.max(instant, lastAt));
}
