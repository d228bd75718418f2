import { randomUUID } from 'node:crypto';
import { boughtEntitlement } from '@hundred/domain/entitlements/entitlement';
import type { PlanId } from '@hundred/domain/entitlements/plans';
import { endPurchases } from '../../features/premium/purchases';
import { Refusal } from '../../refusals/refusal';
import type { ActionTask } from '../audited';

/** Gives a plan to a person who paid in another way. It counts as bought, extends a Starter and earns the badge. */
export async function grantPlan({ transaction, execute, now }: ActionTask, personId: string, plan: PlanId) {
  const purchase = `granted ${randomUUID()}`;
  const command = { kind: 'settlePurchase', purchase, plan, paidAt: now, inForce: true } as const;
  const granted = await execute(personId, command, { now, transaction });
  if (granted instanceof Refusal) return granted;
  const { until } = boughtEntitlement(granted.snapshot, now);
  return { until: until === null ? null : new Date(until).toISOString(), audit: { person: personId, plan } };
}

/** Ends the Premium that a person has bought or was given. */
export async function endPlan({ transaction, execute, now }: ActionTask, personId: string) {
  const ended = await execute(personId, { kind: 'endPremium' }, { now, transaction });
  if (ended instanceof Refusal) return ended;
  await endPurchases(transaction, personId);
  return { audit: { person: personId } };
}
