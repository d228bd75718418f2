import { randomUUID } from 'node:crypto';
import { planIds } from '@hundred/domain/entitlements/plans';
import { premiumAnswer } from '@hundred/domain/entitlements/premium-answer';
import { StartRefused } from '../../process/start-refused';
import { Refusal } from '../../refusals/refusal';
import type { AdminCommand } from './admin-command';
import { findPerson } from './find-person';

/** For people who paid in another way: it counts as bought, extends a Starter and earns the badge. */
export const grantPremium: AdminCommand = {
  name: 'grant-premium',
  usage: 'grant-premium ID-OR-EMAIL PLAN',
  summary: `gives somebody a plan (${planIds.join(' or ')}) as if they had bought it now`,
  async run({ transaction, execute, args: [who, wanted], now }) {
    const plan = planIds.find((id) => id === wanted);
    if (!plan) throw new StartRefused(`say which plan: ${planIds.join(' or ')}.`);
    const { id } = await findPerson(transaction, who);
    const purchase = `granted ${randomUUID()}`;
    const granted = await execute(
      id,
      { kind: 'settlePurchase', purchase, plan, paidAt: now, inForce: true },
      { now, transaction },
    );
    if (granted instanceof Refusal) throw new StartRefused(granted.message);
    const { until } = premiumAnswer(granted.snapshot, now);
    return {
      lines: [`${id} is premium ${until === null ? 'without end' : `until ${until}`}.`],
      audit: { person: id, plan },
    };
  },
};
