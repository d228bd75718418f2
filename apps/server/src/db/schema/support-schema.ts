import type { Diagnostics } from '@hundred/contract/support';
import type { SupportTopic } from '@hundred/domain/support/support-request';
import { sql } from 'drizzle-orm';
import { index, json, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { instant, person } from './schema';

/** A message to the operator, and the answer. */
export const supportRequest = pgTable(
  'support_request',
  {
    id: uuid('id').primaryKey(),
    personId: uuid('person_id')
      .notNull()
      .references(() => person.id, { onDelete: 'cascade' }),
    deviceKey: text('device_key').notNull(),
    topic: text('topic').$type<SupportTopic>().notNull(),
    message: text('message').notNull(),
    /** As the person saw it before sending; null if they left it out. */
    diagnostics: json('diagnostics').$type<Diagnostics>(),
    sentAt: instant('sent_at').notNull(),
    answer: text('answer'),
    answeredAt: instant('answered_at'),
    /** When it was answered, or closed without an answer. It is deleted half a year later. */
    closedAt: instant('closed_at'),
  },
  (table) => [
    uniqueIndex('support_request_device_key').on(table.personId, table.deviceKey),
    index('support_request_open').on(table.sentAt).where(sql`closed_at is null`),
    index('support_request_closed').on(table.closedAt).where(sql`closed_at is not null`),
  ],
);

export type SupportRow = typeof supportRequest.$inferSelect;
