import { desc, ilike, or } from 'drizzle-orm';
import { identityAccount, person } from '../db/schema';
import type { AdminCommand } from './admin-command';
import { loneAccounts } from './lone-accounts';

const shown = 100;
const escaped = (text: string) => text.replace(/[\\%_]/g, (character) => `\\${character}`);

export const listPeople: AdminCommand = {
  name: 'people',
  usage: 'people [TEXT]',
  summary: `the ${shown} newest people, or those with TEXT in their e-mail or name; then accounts without a person`,
  async run({ transaction, args: [text] }) {
    const like = `%${escaped(text ?? '')}%`;
    const rows = await transaction
      .select()
      .from(person)
      .where(text ? or(ilike(person.email, like), ilike(person.displayName, like)) : undefined)
      .orderBy(desc(person.createdAt))
      .limit(shown);
    const named = text
      ? or(ilike(identityAccount.email, like), ilike(identityAccount.name, like))
      : undefined;
    const accounts = await loneAccounts(transaction, named, shown);
    if (rows.length + accounts.length === 0)
      return { lines: [text ? `Nobody has "${text}" in their e-mail or name.` : 'Nobody yet.'] };
    const lineOf = (id: string, createdAt: Date, ...words: (string | null)[]) =>
      [id, createdAt.toISOString(), ...words.map((word) => word ?? '-')].join('  ');
    return {
      lines: [
        ...rows.map((row) => lineOf(row.id, row.createdAt, row.email, row.displayName)),
        ...accounts.map(({ id, createdAt, email, name }) =>
          lineOf(id, createdAt, email, name, 'account only: never came into the app'),
        ),
      ],
    };
  },
};
