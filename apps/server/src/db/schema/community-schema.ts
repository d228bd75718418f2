import type { CommunityCheer, CommunityKind } from '@hundred/domain/community/community-entries';
import { sql } from 'drizzle-orm';
import { index, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import { instant, person } from './schema';

const personId = () =>
  uuid('person_id')
    .notNull()
    .references(() => person.id, { onDelete: 'cascade' });

/** People who share their milestones. */
export const communityMember = pgTable('community_member', {
  personId: personId().primaryKey(),
  since: instant('since').notNull(),
});

/** A shared milestone: it follows from facts that arrived while the person shared, and is deleted after two weeks. */
export const communityEntry = pgTable(
  'community_entry',
  {
    /** Random, so that it identifies nobody. */
    id: uuid('id').primaryKey().defaultRandom(),
    personId: personId(),
    kind: text('kind').$type<CommunityKind>().notNull(),
    /** The day, the badge's id, or the season. */
    what: text('what').notNull(),
    at: instant('at').notNull(),
  },
  (table) => [
    // A feed is read newest first.
    index('community_entry_newest').on(sql`at desc`, sql`id desc`),
    unique('community_entry_once').on(table.personId, table.kind, table.what),
  ],
);

export const communityCheer = pgTable(
  'community_cheer',
  {
    entryId: uuid('entry_id')
      .notNull()
      .references(() => communityEntry.id, { onDelete: 'cascade' }),
    personId: personId(),
    cheer: text('cheer').$type<CommunityCheer>().notNull(),
    at: instant('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.entryId, table.personId] }),
    index('community_cheer_person').on(table.personId, table.at),
  ],
);
