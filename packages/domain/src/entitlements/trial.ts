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
}: TrialRecord): 'trial_used' | 'trial_for_newcomers' | null {
  if (premium.some((fact) => fact.kind === 'premiumBegan' && fact.plan === 'trial')) return 'trial_used';
  return importedAt === undefined ? null : 'trial_for_newcomers';
}
