import { isUuid } from '../../../db/uuid';
import { closeReport as closeReportAction } from '../../../operating/actions/moderation';
import { StartRefused } from '../../../process/start-refused';
import { Refusal } from '../../../refusals/refusal';
import type { AdminCommand } from '../admin-command';

export const closeReport: AdminCommand = {
  name: 'close-report',
  usage: 'close-report REPORT',
  summary: 'says that a report was looked at; a name that three reported shows again once they are closed',
  async run({ args: [id = ''], ...task }) {
    const closed = isUuid(id) ? await closeReportAction(task, id) : undefined;
    if (!closed || closed instanceof Refusal)
      throw new StartRefused('there is no open report with that id: see list-reports.');
    return { lines: [`${id} is closed. It is deleted in 90 days.`], audit: closed.audit };
  },
};
