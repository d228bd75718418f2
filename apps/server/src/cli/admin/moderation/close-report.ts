import { and, eq, isNull } from 'drizzle-orm';
import { report } from '../../../db/schema/social-schema';
import { isUuid } from '../../../db/uuid';
import { StartRefused } from '../../../process/start-refused';
import type { AdminCommand } from '../admin-command';

export const closeReport: AdminCommand = {
  name: 'close-report',
  usage: 'close-report REPORT',
  summary: 'says that a report was looked at; a name that three reported shows again once they are closed',
  async run({ transaction, args: [id = ''], now }) {
    const { rowCount } = isUuid(id)
      ? await transaction
          .update(report)
          .set({ closedAt: new Date(now) })
          .where(and(eq(report.id, id), isNull(report.closedAt)))
      : { rowCount: 0 };
    if (rowCount === 0) throw new StartRefused('there is no open report with that id: see list-reports.');
    return { lines: [`${id} is closed. It is deleted in 90 days.`], audit: { report: id } };
  },
};
