import { entitlementOf } from '../../entitlements/entitlement';
import { premiumPeriods } from '../../entitlements/premium-periods';
import { trialRefusal } from '../../entitlements/trial';
import type { PremiumBegan, PremiumEnded } from '../facts/facts';
import type { Snapshot } from '../fold/snapshot';
import { type Answer, nothingNew } from './answer';
import type { SettlePurchase } from './commands';
import type { Source } from './place';
import { type Refusal, refusal } from './refusals';

/** Once per account, so one name is enough. */
const theTrial = 'trial';

/** Asked again while it runs it changes nothing: a retried request is no second trial. */
export function startTrial({ snapshot }: Source, now: number): Answer | Refusal {
  const { tier } = entitlementOf(snapshot, now);
  if (tier === 'trial') return nothingNew;
  if (tier !== 'free') return refusal('already_premium');
  const code = trialRefusal(snapshot);
  if (code) return refusal(code);
  const trial: PremiumBegan = {
    kind: 'premiumBegan',
    at: now,
    plan: 'trial',
    purchase: theTrial,
    paidAt: now,
  };
  return { facts: [trial], localDate: null };
}

/** What ends it for somebody who brings a log along: it is for newcomers. One that ran out needs no end. */
export function endOfTrial(snapshot: Snapshot, now: number): PremiumEnded[] {
  const isOver = !premiumPeriods(snapshot.premium).some(
    ({ kind, end }) => kind === 'trial' && (end === null || now < end),
  );
  const latest = latestOf(snapshot, theTrial);
  return isOver || latest?.kind !== 'premiumBegan'
    ? []
    : [{ kind: 'premiumEnded', at: Math.max(now, latest.at + 1), purchase: theTrial }];
}

/** Safe to repeat, and in any order: only a change against what the log says becomes a fact. */
export function settlePurchase(
  { snapshot }: Source,
  { purchase, plan, paidAt, inForce }: SettlePurchase,
  now: number,
): Answer {
  const latest = latestOf(snapshot, purchase);
  if ((latest?.kind === 'premiumBegan') === inForce) return nothingNew;
  const at = latest ? Math.max(now, latest.at + 1) : now;
  const fact: PremiumBegan | PremiumEnded = inForce
    ? { kind: 'premiumBegan', at, plan, purchase, paidAt }
    : { kind: 'premiumEnded', at, purchase };
  return { facts: [fact], localDate: null };
}

export function endPremium({ snapshot }: Source, now: number): Answer | Refusal {
  if (!entitlementOf(snapshot, now).isPremium) return refusal('not_premium');
  const running = [...new Set(snapshot.premium.map(({ purchase }) => purchase))]
    .map((purchase) => latestOf(snapshot, purchase))
    .filter((fact) => fact?.kind === 'premiumBegan');
  return {
    facts: running.map(({ purchase, at }) => ({
      kind: 'premiumEnded',
      at: Math.max(now, at + 1),
      purchase,
    })),
    localDate: null,
  };
}

function latestOf({ premium }: Snapshot, purchase: string) {
  return premium.findLast((fact) => fact.purchase === purchase);
}
