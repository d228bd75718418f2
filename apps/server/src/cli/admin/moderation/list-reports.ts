import { asc, isNull } from 'drizzle-orm';
import { report } from '../../../db/schema/social-schema';
import type { AdminCommand } from '../admin-command';

const mostListed = 100;

export const listReports: AdminCommand = {
  name: 'list-reports',
  usage: 'list-reports',
  summary: `lists the ${mostListed} oldest open reports: id, reason, person and group`,
  async run({ transaction }) {
    const rows = await transaction
      .select()
      .from(report)
      .where(isNull(report.closedAt))
      .orderBy(asc(report.createdAt))
      .limit(mostListed);
    if (rows.length === 0) return { lines: ['No open reports.'] };
    return {
      lines: rows.map((row) =>
        [
          row.id,
          row.createdAt.toISOString(),
          row.reason,
          `person ${row.reportedId}`,
          row.groupId ? `${row.groupKind} ${row.groupId}` : '-',
          JSON.stringify(row.words),
        ].join('  '),
      ),
    };
  },
};
