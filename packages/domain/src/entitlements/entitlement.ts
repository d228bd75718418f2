import type { Tier } from './feature-tiers';
import { isFactForAll } from './premium-for-all';
import { type PremiumFact, type PremiumKind, type PremiumPeriod, premiumPeriods } from './premium-periods';

export type Entitlement = {
  readonly tier: Tier;
  /** True if paid or in trial. */
  readonly isPremium: boolean;
  /** True if the trial is the only reason for Premium. */
  readonly isInTrial: boolean;
  /** The end of the current tier if nothing changes; null for the free plan and without an end. */
  readonly until: number | null;
};

/** The part of a snapshot that says who is premium. */
export interface PremiumRecord {
  premium: readonly PremiumFact[];
  /** As in `Snapshot`. */
  lastAt: number;
}

/** The kinds of Premium, the best first. If several are in force, the best one counts. */
const bestFirst = ['lifetime', 'starter', 'trial'] as const satisfies readonly PremiumKind[];

/** What is in force at an instant. Nothing else decides who has Premium. */
export function entitlementAt(periods: readonly PremiumPeriod[], instant: number): Entitlement {
  const inForce = periods.filter(({ begin, end }) => begin <= instant && (end === null || instant < end));
  for (const kind of bestFirst) {
    const period = inForce.find((candidate) => candidate.kind === kind);
    if (period === undefined) continue;
    return { tier: kind, isPremium: true, isInTrial: kind === 'trial', until: period.end };
  }
  return { tier: 'free', isPremium: false, isInTrial: false, until: null };
}

/**
 * Whether Premium was in force at the instant of a command, which may arrive later. A command of the past is judged at its
 * own instant, which is not moved to the last fact as in `entitlementOf`.
 */
export const isPremiumAt = ({ premium }: Pick<PremiumRecord, 'premium'>, instant: number): boolean =>
  entitlementAt(premiumPeriods(premium), instant).isPremium;

/** The entitlement from a log's fold. A clock before the last fact is moved to that fact. */
export function entitlementOf({ premium, lastAt }: PremiumRecord, instant: number): Entitlement {
  return entitlementAt(premiumPeriods(premium), Math.max(instant, lastAt));
}

/** What the person has bought or was granted, whatever the installation includes for everybody. */
export const boughtEntitlement = ({ premium, lastAt }: PremiumRecord, instant: number): Entitlement =>
  entitlementOf({ premium: premium.filter((fact) => !isFactForAll(fact)), lastAt }, instant);
