import { blankDisplayName } from '../../../operating/actions/names';
import { StartRefused } from '../../../process/start-refused';
import { Refusal } from '../../../refusals/refusal';
import type { AdminCommand } from '../admin-command';
import { findPerson } from '../find-person';

export const blankName: AdminCommand = {
  name: 'blank-name',
  usage: 'blank-name ID-OR-EMAIL',
  summary: 'removes a display name from every board, group and result; the person can choose another',
  async run({ args: [who], ...task }) {
    const { id } = await findPerson(task.transaction, who);
    const blanked = await blankDisplayName(task, id);
    if (blanked instanceof Refusal) throw new StartRefused(`${id} has no display name.`);
    return { lines: [`The display name of ${id} is removed.`], audit: blanked.audit };
  },
};
