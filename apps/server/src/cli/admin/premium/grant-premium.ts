import { planIds } from '@hundred/domain/entitlements/plans';
import { grantPlan } from '../../../operating/actions/premium';
import { StartRefused } from '../../../process/start-refused';
import { Refusal } from '../../../refusals/refusal';
import type { AdminCommand } from '../admin-command';
import { findPerson } from '../find-person';
import { addressWarning } from '../letting-in/address-warnings';

export const grantPremium: AdminCommand = {
  name: 'grant-premium',
  usage: 'grant-premium ID-OR-EMAIL PLAN',
  summary: `gives a person a Premium plan (${planIds.join(' or ')}), as if they bought it now`,
  async run({ args: [who, wanted], ...task }) {
    const plan = planIds.find((id) => id === wanted);
    if (!plan) throw new StartRefused(`Choose a plan: ${planIds.join(' or ')}.`);
    const row = await findPerson(task.transaction, who);
    const { id } = row;
    const granted = await grantPlan(task, id, plan);
    if (granted instanceof Refusal) throw new StartRefused(granted.message);
    const { until, audit } = granted;
    return {
      lines: [
        `${id} has Premium ${until === null ? 'forever' : `until ${until}`}.`,
        ...(await addressWarning(task.transaction, row)),
      ],
      audit,
    };
  },
};
