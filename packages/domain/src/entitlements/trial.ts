import type { PremiumFact } from './premium-periods';

/** The part of a snapshot that says whether the one trial can be started. */
export interface TrialRecord {
  premium: readonly PremiumFact[];
  /** Present where the log was imported from another installation. */
  importedAt?: number | undefined;
}

/** Why the trial cannot be started; null while it can. */
export function trialRefusal({
  premium,
  importedAt,
}: TrialRecord): 'trial-used' | 'trial-for-newcomers' | null {
  if (premium.some((fact) => fact.kind === 'premiumBegan' && fact.plan === 'trial')) return 'trial-used';
  return importedAt === undefined ? null : 'trial-for-newcomers';
}
