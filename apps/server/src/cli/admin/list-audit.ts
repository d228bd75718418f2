import { desc } from 'drizzle-orm';
import { auditEntry } from '../../db/schema/schema';
import type { AdminCommand } from './admin-command';

const mostListed = 50;

export const listAudit: AdminCommand = {
  name: 'audit',
  usage: 'audit',
  summary: `lists the last ${mostListed} actions of operators`,
  async run({ transaction }) {
    const rows = await transaction.select().from(auditEntry).orderBy(desc(auditEntry.id)).limit(mostListed);
    if (rows.length === 0) return { lines: ['No actions yet.'] };
    return {
      lines: rows.map((row) => `${row.at.toISOString()}  ${row.command}  ${JSON.stringify(row.details)}`),
    };
  },
};
