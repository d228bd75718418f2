import { pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant, person } from './schema';

/** Who tries what. It stays where Premium ends, and holds again with it. */
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
