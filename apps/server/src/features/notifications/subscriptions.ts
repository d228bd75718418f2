import { randomUUID } from 'node:crypto';
import type { BodyOf } from '@hundred/contract/call';
import { type Device, mostDevices, type subscribe } from '@hundred/contract/notifications';
import { reminderKinds } from '@hundred/domain/reminders/notification-kinds';
import { and, count, desc, eq, isNull, ne, notInArray } from 'drizzle-orm';
import type { PushTarget } from '../../adapters/push/push-sender';
import { hashOf } from '../../db/hash-of';
import { notificationPlan, pushSubscription, removedDevice } from '../../db/schema/notifications-schema';
import { person } from '../../db/schema/schema';
import type { Database, Transaction } from '../../db/storage';

/**
 * How many removed devices of a person are remembered. Each switches itself off at its next start, so the oldest are the
 * first that need not be remembered.
 */
const maxRemovedDevices = 20;

/**
 * Stores a device for a person and returns its id, or the refusal. An endpoint is a device: the person who was signed
 * in on it before gets nothing more there, not even what is queued. `again` is true if the page registers the device by
 * itself, which a removed device must not do.
 */
export function storeDevice(
  database: Database,
  personId: string,
  { subscription, deviceInfo, again = false }: BodyOf<typeof subscribe>,
  now: number,
): Promise<{ id: string } | 'too_many_devices' | 'device_removed'> {
  const { endpoint, keys } = subscription;
  return database.transaction(async (transaction) => {
    // The person is locked, so that two tabs that subscribe at once are counted one after the other.
    await transaction.select().from(person).where(eq(person.id, personId)).for('no key update');
    const removal = and(eq(removedDevice.personId, personId), eq(removedDevice.hash, hashOf(endpoint)));
    if (again) {
      const [removed] = await transaction.select().from(removedDevice).where(removal);
      if (removed) return 'device_removed';
    }
    await transaction
      .delete(pushSubscription)
      .where(and(eq(pushSubscription.endpoint, endpoint), ne(pushSubscription.personId, personId)));
    const isOfPerson = eq(pushSubscription.personId, personId);
    const existing = await transaction
      .update(pushSubscription)
      .set({ ...keys, ...deviceInfo })
      .where(and(isOfPerson, eq(pushSubscription.endpoint, endpoint)))
      .returning({ id: pushSubscription.id });
    if (existing[0]) {
      // If the device is older than a kind of reminder, that kind has no plan yet.
      await planReminders(transaction, personId);
      return existing[0];
    }
    const [devices] = await transaction.select({ count: count() }).from(pushSubscription).where(isOfPerson);
    if (devices && devices.count >= mostDevices) return 'too_many_devices';
    await transaction.delete(removedDevice).where(removal);
    const device = { personId, ...keys, ...deviceInfo, createdAt: new Date(now) };
    const [inserted] = await transaction
      .insert(pushSubscription)
      .values({ id: randomUUID(), endpoint, ...device })
      // Another person may have taken over the device a moment ago.
      .onConflictDoUpdate({ target: pushSubscription.endpoint, set: device })
      .returning({ id: pushSubscription.id });
    await planReminders(transaction, personId);
    return inserted!;
  });
}

/** Makes the reminders of a person due that have no plan: new kinds, and all of a person who had no device left. */
export async function planReminders(transaction: Transaction, personId: string): Promise<void> {
  await transaction
    .insert(notificationPlan)
    .values(reminderKinds.map((kind) => ({ personId, kind, dueAt: 0 })))
    .onConflictDoUpdate({
      target: [notificationPlan.personId, notificationPlan.kind],
      set: { dueAt: 0, localDate: null },
      setWhere: isNull(notificationPlan.dueAt),
    });
}

/** Removes the device of an endpoint that has unsubscribed itself. It may register itself again. */
export async function dropEndpoint(database: Database, personId: string, endpoint: string): Promise<void> {
  await database
    .delete(pushSubscription)
    .where(and(eq(pushSubscription.personId, personId), eq(pushSubscription.endpoint, endpoint)));
}

/** Removes a device that its push service does not know any more. */
export async function dropDevice(database: Database, personId: string, id: string): Promise<void> {
  await database
    .delete(pushSubscription)
    .where(and(eq(pushSubscription.personId, personId), eq(pushSubscription.id, id)));
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

/**
 * Removes a device for a person who asked for it. The device is remembered, so that it does not register itself again.
 * False if they have no such device.
 */
export function removeByHand(
  database: Database,
  personId: string,
  id: string,
  now: number,
): Promise<boolean> {
  return database.transaction(async (transaction) => {
    const [removed] = await transaction
      .delete(pushSubscription)
      .where(and(eq(pushSubscription.personId, personId), eq(pushSubscription.id, id)))
      .returning({ endpoint: pushSubscription.endpoint });
    if (!removed) return false;
    await transaction
      .insert(removedDevice)
      .values({ personId, hash: hashOf(removed.endpoint), removedAt: new Date(now) })
      .onConflictDoNothing();
    const isOfPerson = eq(removedDevice.personId, personId);
    const newest = transaction
      .select({ hash: removedDevice.hash })
      .from(removedDevice)
      .where(isOfPerson)
      .orderBy(desc(removedDevice.removedAt))
      .limit(maxRemovedDevices);
    await transaction.delete(removedDevice).where(and(isOfPerson, notInArray(removedDevice.hash, newest)));
    return true;
  });
}
