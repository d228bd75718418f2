import { randomUUID } from 'node:crypto';
import { localDateIn } from '@hundred/domain/days/zones';
import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { announcement } from '../../db/schema/desk-schema';
import { notificationPlan, pushDelivery } from '../../db/schema/notifications-schema';
import type { Transaction } from '../../db/storage';
import type { ActionTask } from '../audited';

const day = 24 * 3_600_000;

export interface NewAnnouncement {
  text: string;
  days: number;
  /** Whether everybody with a device is notified. */
  notify: boolean;
}

/** Shows a text to everybody. It replaces the announcement before, so that there is one at most. */
export async function announceToEverybody(
  { transaction, now }: ActionTask,
  { text, days, notify }: NewAnnouncement,
) {
  await removeAnnouncement(transaction);
  await transaction.insert(announcement).values({
    id: randomUUID(),
    text,
    createdAt: new Date(now),
    endsAt: new Date(now + days * day),
  });
  if (notify) await planNotifications({ transaction, now }, text);
  return { audit: { days } };
}

/**
 * Plans a notification for everybody with a device, in one statement. The notifier sends them in its own time. As with
 * other notifications, a person gets at most one a date.
 */
async function planNotifications(
  { transaction, now }: Pick<ActionTask, 'transaction' | 'now'>,
  text: string,
) {
  await transaction.execute(sql`
    insert into notification_plan (person_id, kind, due_at, local_date, about)
    select distinct person_id, 'announcement', ${now}::bigint, ${localDateIn('UTC', now)}, array[${text}]
    from push_subscription order by person_id
    on conflict (person_id, kind) do update
    set due_at = excluded.due_at, local_date = excluded.local_date, about = excluded.about
    where notification_plan.settled_date is null or notification_plan.settled_date < excluded.local_date`);
}

export async function endAnnouncements({ transaction }: Pick<ActionTask, 'transaction'>) {
  // Nothing is recorded if there was none to end.
  return (await removeAnnouncement(transaction)) ? { audit: {} } : {};
}

/** Removes the announcement, with those of its notifications that are not sent yet. */
async function removeAnnouncement(transaction: Transaction): Promise<boolean> {
  const { rowCount } = await transaction.delete(announcement);
  await transaction
    .update(notificationPlan)
    .set({ dueAt: null })
    .where(and(eq(notificationPlan.kind, 'announcement'), isNotNull(notificationPlan.dueAt)));
  await transaction.delete(pushDelivery).where(eq(pushDelivery.kind, 'announcement'));
  return rowCount !== 0;
}
