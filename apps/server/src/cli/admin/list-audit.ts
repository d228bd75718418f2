import { desc } from 'drizzle-orm';
import { auditEntry } from '../../db/schema/schema';
import type { AdminCommand } from './admin-command';

const shown = 50;

export const listAudit: AdminCommand = {
  name: 'audit',
  usage: 'audit',
  summary: `the last ${shown} things done by hand`,
  async run({ transaction }) {
    const rows = await transaction.select().from(auditEntry).orderBy(desc(auditEntry.id)).limit(shown);
    if (rows.length === 0) return { lines: ['Nothing has been done by hand yet.'] };
    return {
      lines: rows.map((row) => `${row.at.toISOString()}  ${row.command}  ${JSON.stringify(row.details)}`),
    };
  },
};
