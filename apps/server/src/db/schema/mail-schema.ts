import { sql } from 'drizzle-orm';
import { bigint, boolean, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { identityAccount, instant, person } from './schema';

/**
 * What became of a mail; null while it waits. A mail that is `sending` when its server dies becomes `unknown` and is not
 * sent again. `refused`: the mail server takes none for this address, which is no fault of the installation. `dropped`:
 * there was nothing to say any more, or the address refused mail before.
 */
export type MailOutcome = 'sending' | 'sent' | 'failed' | 'refused' | 'unknown' | 'dropped';

/** Mails to be sent, and for a while what became of them. Links are made when a mail is sent, so none is stored here. */
export const mail = pgTable(
  'mail',
  {
    id: uuid('id').primaryKey(),
    kind: text('kind').notNull(),
    /** Null once the mail is sent or given up. */
    to: text('recipient'),
    /** What the text of the mail is made from; empty once the mail is sent or given up. */
    about: jsonb('about').$type<Record<string, unknown>>().notNull(),
    /** The person of a reminder, which ends with them. */
    personId: uuid('person_id').references(() => person.id, { onDelete: 'cascade' }),
    /** There is one mail of each key: a reminder of one kind and date. */
    key: text('key').unique(),
    /** Lower ones first: nobody waits for a password because many are reminded. */
    rank: integer('rank').notNull(),
    /** In milliseconds since 1970. */
    plannedAt: bigint('planned_at', { mode: 'number' }).notNull(),
    notBefore: bigint('not_before', { mode: 'number' }).notNull(),
    /** Not sent after this instant. */
    goodUntil: bigint('good_until', { mode: 'number' }).notNull(),
    attempts: integer('attempts').notNull().default(0),
    /** When the last attempt began. */
    startedAt: bigint('started_at', { mode: 'number' }),
    outcome: text('outcome').$type<MailOutcome>(),
    /** What the mail server said, without addresses. */
    reason: text('reason'),
  },
  (table) => [
    index('mail_waiting').on(table.rank, table.notBefore).where(sql`outcome is null`),
    index('mail_started').on(table.startedAt),
    index('mail_recipient').on(table.to),
    index('mail_person').on(table.personId),
  ],
);

/** Addresses that a mail server refused for good: nothing is sent there until their owner asks for it. */
export const mailRefusal = pgTable('mail_refusal', {
  email: text('email').primaryKey(),
  at: instant('at').notNull(),
});

/** Browsers in which an account signed in, by the hash of their cookie: a sign-in in another one is mailed. */
export const identityDevice = pgTable(
  'identity_device',
  {
    accountId: uuid('account_id')
      .notNull()
      .references(() => identityAccount.id, { onDelete: 'cascade' }),
    hash: text('hash').notNull(),
    seenAt: instant('seen_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.hash] })],
);

/** People who want reminders by mail where no push arrives, or the weekly recap, or both. */
export const mailReminder = pgTable('mail_reminder', {
  personId: uuid('person_id')
    .primaryKey()
    .references(() => person.id, { onDelete: 'cascade' }),
  since: instant('since').notNull(),
  reminders: boolean('reminders').notNull().default(true),
  /** Before this column existed, everybody with reminders got the recap too, so the default is on. */
  weekRecap: boolean('week_recap').notNull().default(true),
});
