import { desc, ilike, or } from 'drizzle-orm';
import { person } from '../db/schema';
import type { AdminCommand } from './admin-command';

const shown = 100;
const escaped = (text: string) => text.replace(/[\\%_]/g, (character) => `\\${character}`);

export const listPeople: AdminCommand = {
  name: 'people',
  usage: 'people [TEXT]',
  summary: `the ${shown} newest people, or those with TEXT in their e-mail or name`,
  async run({ transaction, args: [text] }) {
    const like = `%${escaped(text ?? '')}%`;
    const rows = await transaction
      .select()
      .from(person)
      .where(text ? or(ilike(person.email, like), ilike(person.displayName, like)) : undefined)
      .orderBy(desc(person.createdAt))
      .limit(shown);
    if (rows.length === 0)
      return { lines: [text ? `Nobody has "${text}" in their e-mail or name.` : 'Nobody yet.'] };
    return {
      lines: rows.map((row) =>
        [row.id, row.createdAt.toISOString(), row.email ?? '-', row.displayName ?? '-'].join('  '),
      ),
    };
  },
};
