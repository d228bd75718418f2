import { suspend } from '../../../operating/actions/suspension';
import { StartRefused } from '../../../process/start-refused';
import { Refusal } from '../../../refusals/refusal';
import type { AdminCommand } from '../admin-command';
import { findPerson } from '../find-person';

const mostDays = 3650;

export const suspendSocial: AdminCommand = {
  name: 'suspend-social',
  usage: 'suspend-social ID-OR-EMAIL DAYS',
  summary: 'suspends a person from teams, challenges, rooms and the community for DAYS days; 0 ends it',
  async run({ args: [who, typed = ''], ...task }) {
    const days = /^\d+$/.test(typed) ? Number(typed) : Number.NaN;
    // Negated, so that `NaN` is refused too.
    if (!(days <= mostDays)) throw new StartRefused(`Give a number of days from 0 to ${mostDays}.`);
    const { id } = await findPerson(task.transaction, who);
    const suspended = await suspend(task, id, days);
    if (suspended instanceof Refusal) throw new StartRefused(suspended.message);
    const { until, audit } = suspended;
    const change =
      days === 0
        ? 'can use teams, challenges, rooms and the community again'
        : `can’t use teams, challenges, rooms or the community until ${until.toISOString().slice(0, 16).replace('T', ' ')} UTC. They can still train`;
    return { lines: [`${id} ${change}.`], audit };
  },
};
