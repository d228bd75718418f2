import { isUuid } from '../../../db/uuid';
import { blankGroupName } from '../../../operating/actions/moderation';
import { StartRefused } from '../../../process/start-refused';
import { Refusal } from '../../../refusals/refusal';
import type { AdminCommand } from '../admin-command';

export const blankGroup: AdminCommand = {
  name: 'blank-group',
  usage: 'blank-group GROUP',
  summary: 'takes the name off a team or a private challenge; its owner may choose another',
  async run({ args: [id = ''], ...task }) {
    const blanked = isUuid(id) ? await blankGroupName(task, id) : undefined;
    if (!blanked || blanked instanceof Refusal) {
      throw new StartRefused(
        'there is no team or private challenge with that id and a name: see list-reports.',
      );
    }
    return { lines: [`${id} has no name any more.`], audit: blanked.audit };
  },
};
