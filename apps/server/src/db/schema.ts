import { bigint, boolean, jsonb, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** One row: this installation. Its migration makes it. */
export const installation = pgTable('installation', {
  id: uuid('id').primaryKey(),
  createdAt: instant('created_at').notNull(),
});

/** People are known by who vouches for them (issuer) and as whom (subject), never by their e-mail. */
export const person = pgTable(
  'person',
  {
    id: uuid('id').primaryKey(),
    issuer: text('issuer').notNull(),
    subject: text('subject').notNull(),
    email: text('email'),
    displayName: text('display_name'),
    ageGroup: text('age_group'),
    showNameOnLeaderboard: boolean('show_name_on_leaderboard').notNull().default(false),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [unique('person_issuer_subject').on(table.issuer, table.subject)],
);

export type PersonRow = typeof person.$inferSelect;

/** What somebody did by hand with `npm run admin`. Written in the transaction that it describes. */
export const auditEntry = pgTable('audit_entry', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  at: instant('at').notNull(),
  command: text('command').notNull(),
  details: jsonb('details').notNull(),
});
