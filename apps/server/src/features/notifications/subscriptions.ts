import { randomUUID } from 'node:crypto';
import type { BodyOf } from '@hundred/contract/call';
import { type Device, mostDevices, type subscribe } from '@hundred/contract/notifications';
import type { NotificationKind } from '@hundred/domain/reminders/notification-kinds';
import { and, count, desc, eq, ne } from 'drizzle-orm';
import type { PushTarget } from '../../adapters/push/push-sender';
import { notificationPlan, person, pushSubscription } from '../../db/schema';
import type { Database } from '../../db/storage';

/** These are planned from the first device on; the others happen. */
const reminders: readonly NotificationKind[] = ['dailyReminder', 'streakWarning'];

/**
 * Keeps a device under a person and answers its id; null where they have too many already. An endpoint is a device:
 * whoever signed in on it before gets nothing more there, nor what still waited for them.
 */
export function keepDevice(
  database: Database,
  personId: string,
  { subscription, deviceInfo }: BodyOf<typeof subscribe>,
  now: number,
): Promise<string | null> {
  const { endpoint, keys } = subscription;
  return database.transaction(async (transaction) => {
    // Two tabs that subscribe at once count one after the other.
    await transaction.select().from(person).where(eq(person.id, personId)).for('no key update');
    await transaction
      .delete(pushSubscription)
      .where(and(eq(pushSubscription.endpoint, endpoint), ne(pushSubscription.personId, personId)));
    const own = eq(pushSubscription.personId, personId);
    const known = await transaction
      .update(pushSubscription)
      .set({ ...keys, ...deviceInfo })
      .where(and(own, eq(pushSubscription.endpoint, endpoint)))
      .returning({ id: pushSubscription.id });
    if (known[0]) return known[0].id;
    const [devices] = await transaction.select({ count: count() }).from(pushSubscription).where(own);
    if (devices && devices.count >= mostDevices) return null;
    const device = { personId, ...keys, ...deviceInfo, createdAt: new Date(now) };
    const [made] = await transaction
      .insert(pushSubscription)
      .values({ id: randomUUID(), endpoint, ...device })
      // Somebody else was made its person a moment ago.
      .onConflictDoUpdate({ target: pushSubscription.endpoint, set: device })
      .returning({ id: pushSubscription.id });
    await transaction
      .insert(notificationPlan)
      .values(reminders.map((kind) => ({ personId, kind, dueAt: 0 })))
      .onConflictDoNothing();
    return made!.id;
  });
}

export async function dropEndpoint(database: Database, personId: string, endpoint: string): Promise<void> {
  await database
    .delete(pushSubscription)
    .where(and(eq(pushSubscription.personId, personId), eq(pushSubscription.endpoint, endpoint)));
}

/** False where they have no such device. */
export async function dropDevice(database: Database, personId: string, id: string): Promise<boolean> {
  const { rowCount } = await database
    .delete(pushSubscription)
    .where(and(eq(pushSubscription.personId, personId), eq(pushSubscription.id, id)));
  return rowCount === 1;
}

export async function devicesOf(database: Database, personId: string): Promise<Device[]> {
  const rows = await database
    .select()
    .from(pushSubscription)
    .where(eq(pushSubscription.personId, personId))
    .orderBy(desc(pushSubscription.createdAt), pushSubscription.id);
  return rows.map(({ id, userAgent, platform, createdAt }) => ({
    id,
    userAgent,
    platform,
    createdAt: createdAt.toISOString(),
  }));
}

export function targetsOf(database: Database, personId: string): Promise<(PushTarget & { id: string })[]> {
  const { id, endpoint, p256dh, auth } = pushSubscription;
  return database
    .select({ id, endpoint, p256dh, auth })
    .from(pushSubscription)
    .where(eq(pushSubscription.personId, personId));
}
