import { isUuid } from '../../../db/uuid';
import { closeReport as closeReportAction } from '../../../operating/actions/reports';
import { StartRefused } from '../../../process/start-refused';
import { Refusal } from '../../../refusals/refusal';
import type { AdminCommand } from '../admin-command';

export const closeReport: AdminCommand = {
  name: 'close-report',
  usage: 'close-report REPORT',
  summary: 'closes a report; a name hidden by three reports shows again once you close them',
  async run({ args: [id = ''], ...task }) {
    const closed = isUuid(id) ? await closeReportAction(task, id) : undefined;
    if (!closed || closed instanceof Refusal)
      throw new StartRefused(
        'There is no open report with this id. To see ids, run: npm run admin -- list-reports',
      );
    return { lines: [`The report ${id} is closed. It is deleted in 90 days.`], audit: closed.audit };
  },
};
