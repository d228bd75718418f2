import { endPlan } from '../../operating/actions/premium';
import { StartRefused } from '../../process/start-refused';
import { Refusal } from '../../refusals/refusal';
import type { AdminCommand } from './admin-command';
import { findPerson } from './find-person';

export const endPremium: AdminCommand = {
  name: 'end-premium',
  usage: 'end-premium ID-OR-EMAIL',
  summary: 'ends whatever plan or trial somebody has, at once; pays nothing back',
  async run({ args: [who], ...task }) {
    const { id } = await findPerson(task.transaction, who);
    const ended = await endPlan(task, id);
    if (ended instanceof Refusal) throw new StartRefused(`${id} is not premium.`);
    return { lines: [`${id} is not premium any more.`], audit: ended.audit };
  },
};
