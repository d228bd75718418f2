import type { NotificationKind } from '@hundred/domain/reminders/notification-kinds';
import { bigint, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant, person } from './schema';

/** The keys that identify this installation to push services: one row, generated once if none are set. */
export const pushKey = pgTable('push_key', {
  id: integer('id').primaryKey(),
  publicKey: text('public_key').notNull(),
  privateKey: text('private_key').notNull(),
});

/** A device that shows notifications to a person. Its endpoint belongs to the person who signed in on it last. */
export const pushSubscription = pgTable(
  'push_subscription',
  {
    id: uuid('id').primaryKey(),
    personId: uuid('person_id')
      .notNull()
      .references(() => person.id, { onDelete: 'cascade' }),
    endpoint: text('endpoint').notNull().unique(),
    p256dh: text('p256dh').notNull(),
    auth: text('auth').notNull(),
    userAgent: text('user_agent').notNull(),
    platform: text('platform').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('push_subscription_person').on(table.personId)],
);

/**
 * A device that its person removed from the list, by the hash of its endpoint, so that it does not register itself
 * again. Only the newest of a person are stored.
 */
export const removedDevice = pgTable(
  'removed_device',
  {
    personId: uuid('person_id')
      .notNull()
      .references(() => person.id, { onDelete: 'cascade' }),
    hash: text('hash').notNull(),
    removedAt: instant('removed_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.personId, table.hash] })],
);

/**
 * When a person is next to be notified of a kind, and for which of their dates that was last decided: one row per
 * kind, so that there is one of each kind per date. By trigger, a change of the zone or of the reminder time makes
 * the reminders due at once without a date, so that they are planned again.
 */
export const notificationPlan = pgTable(
  'notification_plan',
  {
    personId: uuid('person_id')
      .notNull()
      .references(() => person.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<NotificationKind>().notNull(),
    /** In milliseconds since 1970; null while nothing is planned. */
    dueAt: bigint('due_at', { mode: 'number' }),
    /** The date that is planned; null while none is, or if it only has to be planned again. */
    localDate: text('local_date'),
    /** The latest date that was decided: no date is decided twice. */
    settledDate: text('settled_date'),
    /** Badges by their ids, or the day of a milestone. */
    about: text('about').array().notNull().default([]),
  },
  (table) => [
    primaryKey({ columns: [table.personId, table.kind] }),
    index('notification_plan_due').on(table.dueAt),
  ],
);

/**
 * Notifications to be sent to push services, one row per device. A server that takes a row moves `not_before` on for
 * as long as an attempt may last, so that the row becomes due again if the server dies.
 */
export const pushDelivery = pgTable(
  'push_delivery',
  {
    subscriptionId: uuid('subscription_id')
      .notNull()
      .references(() => pushSubscription.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<NotificationKind>().notNull(),
    localDate: text('local_date').notNull(),
    about: text('about').array().notNull(),
    /** The push service: each has its own queue, so that a slow one does not delay the others. */
    host: text('host').notNull(),
    dueAt: bigint('due_at', { mode: 'number' }).notNull(),
    notBefore: bigint('not_before', { mode: 'number' }).notNull(),
    attempts: integer('attempts').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.subscriptionId, table.kind, table.localDate] }),
    index('push_delivery_queue').on(table.host, table.notBefore),
  ],
);
