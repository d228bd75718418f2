import { blankDisplayName } from '../../../operating/actions/moderation';
import { StartRefused } from '../../../process/start-refused';
import { Refusal } from '../../../refusals/refusal';
import type { AdminCommand } from '../admin-command';
import { findPerson } from '../find-person';

export const blankName: AdminCommand = {
  name: 'blank-name',
  usage: 'blank-name ID-OR-EMAIL',
  summary: 'takes a display name off every board, group and result; its owner may choose another',
  async run({ args: [who], ...task }) {
    const { id } = await findPerson(task.transaction, who);
    const blanked = await blankDisplayName(task, id);
    if (blanked instanceof Refusal) throw new StartRefused(`${id} has no display name.`);
    return { lines: [`${id} has no display name any more.`], audit: blanked.audit };
  },
};
