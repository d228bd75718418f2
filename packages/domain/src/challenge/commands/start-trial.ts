import { entitlementOf } from '../../entitlements/entitlement';
import { premiumPeriods } from '../../entitlements/premium-periods';
import { trialRefusal } from '../../entitlements/trial';
import type { PremiumBegan, PremiumEnded } from '../facts/facts';
import type { Snapshot } from '../fold/snapshot';
import { type CommandResult, noFacts } from './command-result';
import type { DecisionInput } from './decision-input';
import { instantAfter } from './latest-fact-fields';
import { type Refusal, refusal } from './refusals';
import { latestPurchaseFact } from './settle-purchase';

/** Starts the free trial of Premium. */
export interface StartTrial {
  kind: 'startTrial';
}

/** The `purchase` of a trial. All trials share it, because an account has one trial. */
const trialPurchase = 'trial';

/** Starting a trial that is already running changes nothing, so that a request can be retried. */
export function startTrial({ snapshot }: DecisionInput, _: StartTrial, now: number): CommandResult | Refusal {
  const { tier } = entitlementOf(snapshot, now);
  if (tier === 'trial') return noFacts;
  if (tier !== 'free') return refusal('already_premium');
  const code = trialRefusal(snapshot);
  if (code) return refusal(code);
  const trial: PremiumBegan = {
    kind: 'premiumBegan',
    at: now,
    plan: 'trial',
    purchase: trialPurchase,
    paidAt: now,
  };
  return { facts: [trial], localDate: null };
}

/** Ends the trial of a person who imports a log, because the trial is for new people. Empty if no trial is running. */
export function endOfTrial(snapshot: Snapshot, now: number): PremiumEnded[] {
  // The period shows whether the length of the trial is over, the fact whether the trial was ended before.
  const isRunning = premiumPeriods(snapshot.premium).some(
    ({ kind, end }) => kind === 'trial' && (end === null || now < end),
  );
  const latest = latestPurchaseFact(snapshot, trialPurchase);
  return isRunning && latest?.kind === 'premiumBegan'
    ? [{ kind: 'premiumEnded', at: instantAfter(latest, now), purchase: trialPurchase }]
    : [];
}
