import type { OwnTextName } from '@hundred/contract/desk/own-texts';
import { integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant, person } from './schema';

/** People who may use the desk. */
export const operator = pgTable('operator', {
  personId: uuid('person_id')
    .primaryKey()
    .references(() => person.id, { onDelete: 'cascade' }),
  grantedAt: instant('granted_at').notNull(),
  /** The operator who granted the role; null for the command line and for the link of a new installation. */
  grantedBy: uuid('granted_by').references(() => person.id, { onDelete: 'set null' }),
});

/** Links that make the first account of a new installation an operator: only a hash of each secret. */
export const operatorLink = pgTable('operator_link', {
  hash: text('hash').primaryKey(),
  expiresAt: instant('expires_at').notNull(),
  /** The invitation that the same start printed. It ends when there is an operator. */
  invitationId: uuid('invitation_id'),
});

/** How many people were active on a date. It is stored once the date is over, so that no chart counts it again. */
export const activeDay = pgTable('active_day', {
  date: text('date').primaryKey(),
  people: integer('people').notNull(),
});

/** A short text from the operator, shown on the dashboard until it is read or ended. */
export const announcement = pgTable('announcement', {
  id: uuid('id').primaryKey(),
  text: text('text').notNull(),
  createdAt: instant('created_at').notNull(),
  /** Null if the announcement stays until an operator ends it. */
  endsAt: instant('ends_at'),
});

/** The last announcement that a person has read. */
export const announcementRead = pgTable('announcement_read', {
  personId: uuid('person_id')
    .primaryKey()
    .references(() => person.id, { onDelete: 'cascade' }),
  announcementId: uuid('announcement_id').notNull(),
});

/** What the operator adds to the legal pages, as it was typed. */
export const ownText = pgTable('own_text', {
  name: text('name').$type<OwnTextName>().primaryKey(),
  markdown: text('markdown').notNull(),
  changedAt: instant('changed_at').notNull(),
});
