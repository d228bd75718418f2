import { isUuid } from '../../../db/uuid';
import { blankGroupName } from '../../../operating/actions/names';
import { StartRefused } from '../../../process/start-refused';
import { Refusal } from '../../../refusals/refusal';
import type { AdminCommand } from '../admin-command';

export const blankGroup: AdminCommand = {
  name: 'blank-group',
  usage: 'blank-group GROUP',
  summary: 'removes the name of a team or private challenge; its owner can choose another',
  async run({ args: [id = ''], ...task }) {
    const blanked = isUuid(id) ? await blankGroupName(task, id) : undefined;
    if (!blanked || blanked instanceof Refusal) {
      throw new StartRefused(
        'There is no group with this id, or it has no name. To see ids, run: npm run admin -- list-reports',
      );
    }
    return { lines: [`The name of ${id} is removed.`], audit: blanked.audit };
  },
};
