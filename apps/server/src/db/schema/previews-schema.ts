import { pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant, person } from './schema';

/** The previews that people try. A choice stays when Premium ends, and applies again with it. */
export const previewChoice = pgTable(
  'preview_choice',
  {
    personId: uuid('person_id')
      .notNull()
      .references(() => person.id, { onDelete: 'cascade' }),
    preview: text('preview').notNull(),
    since: instant('since').notNull(),
  },
  (table) => [primaryKey({ columns: [table.personId, table.preview] })],
);

/** Previews that the operator has switched off for everybody. */
export const previewOff = pgTable('preview_off', {
  preview: text('preview').primaryKey(),
  since: instant('since').notNull(),
});
