import { endPlan } from '../../../operating/actions/premium';
import { StartRefused } from '../../../process/start-refused';
import { Refusal } from '../../../refusals/refusal';
import type { AdminCommand } from '../admin-command';
import { findPerson } from '../find-person';

export const endPremium: AdminCommand = {
  name: 'end-premium',
  usage: 'end-premium ID-OR-EMAIL',
  summary: 'ends a person’s Premium or trial at once, without a refund',
  async run({ args: [who], ...task }) {
    const { id } = await findPerson(task.transaction, who);
    const ended = await endPlan(task, id);
    if (ended instanceof Refusal) throw new StartRefused(`${id} does not have Premium.`);
    return { lines: [`${id} no longer has Premium.`], audit: ended.audit };
  },
};
