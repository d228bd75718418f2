import { suspend } from '../../../operating/actions/moderation';
import { StartRefused } from '../../../process/start-refused';
import type { AdminCommand } from '../admin-command';
import { findPerson } from '../find-person';

const most = 3650;

export const suspendSocial: AdminCommand = {
  name: 'suspend-social',
  usage: 'suspend-social ID-OR-EMAIL DAYS',
  summary: 'keeps somebody out of all that people do together, for so many days from now; 0 ends it',
  async run({ args: [who, typed = ''], ...task }) {
    const days = /^\d+$/.test(typed) ? Number(typed) : Number.NaN;
    if (!(days <= most)) throw new StartRefused(`say for how many days: 0 to ${most}.`);
    const { id } = await findPerson(task.transaction, who);
    const { until, audit } = await suspend(task, id, days);
    const said =
      days === 0 ? 'takes part again' : `takes no part until ${until.toISOString()}, and trains as before`;
    return { lines: [`${id} ${said}.`], audit };
  },
};
