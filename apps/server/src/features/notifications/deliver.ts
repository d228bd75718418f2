import { isReminder, topicOf, validUntil } from '@hundred/domain/reminders/notification-kinds';
import { sql } from 'drizzle-orm';
import type { PushMessage, PushSender } from '../../adapters/push/push-sender';
import { batch } from '../../concurrency/batch';
import { queryIn } from '../../db/query';
import type { Database } from '../../db/storage';
import { renewHead } from '../../log/head';
import { readLogsWithSnapshotOf } from '../../log/several-logs';
import type { Logger } from '../../logging/logger';
import { type NotificationInput, textFor } from './due-text';
import { cancelMail } from './mail-reminders';
import { switchColumns } from './switch-columns';

/** One notification for one device, with everything that decides whether it is still wanted. */
export interface Delivery extends NotificationInput {
  subscriptionId: string;
  personId: string;
  attempts: number;
  endpoint: string;
  p256dh: string;
  auth: string;
  /** Whether a mail is planned in case that no push arrives. */
  isMailPlanned: boolean;
}

export interface DeliveryParts {
  database: Database;
  push: PushSender;
  clock: () => number;
  log: Logger;
}

/** Storing the result of an attempt takes less than this. */
const storeWithinMs = 5000;
const batchIntervalMs = 25;
const firstRetryMs = 30_000;
const slowestRetryMs = 30 * 60_000;

/**
 * The hosts of push services with due deliveries. The statement steps from host to host by the index: `distinct` would
 * read all waiting rows every second on every server.
 */
export async function readHostsWithDue(database: Database, now: number): Promise<string[]> {
  const { rows } = await database.execute<{ host: string }>(sql`
    with recursive hosts (host) as (
      select min(host) from push_delivery
      union all
      select (select min(host) from push_delivery where push_delivery.host > hosts.host) from hosts
      where hosts.host is not null
    )
    select host from hosts where exists (
      select from push_delivery where push_delivery.host = hosts.host and not_before <= ${now}
    )`);
  return rows.map(({ host }) => host);
}

/** Takes some due deliveries of a host. No other server gets them until the lease is over. */
export async function takeDeliveries(
  { database, push, clock }: Pick<DeliveryParts, 'database' | 'push' | 'clock'>,
  host: string,
  limit: number,
): Promise<Delivery[]> {
  const now = clock();
  const leaseMs = push.answersWithinMs + storeWithinMs;
  const { rows: taken } = await database.execute<Omit<Delivery, 'logWithSnapshot'>>(sql`
    with picked as materialized (
      select subscription_id, kind, local_date from push_delivery
      where host = ${host} and not_before <= ${now}
      order by not_before limit ${limit} for update skip locked
    ), taken as (
      update push_delivery delivery set not_before = ${now + leaseMs}, attempts = attempts + 1
      from picked where (delivery.subscription_id, delivery.kind, delivery.local_date) =
        (picked.subscription_id, picked.kind, picked.local_date)
      returning delivery.*
    )
    select subscription_id as "subscriptionId", device.person_id as "personId", kind, local_date as "localDate", about,
           due_at::float8 as "dueAt", attempts, endpoint, p256dh, auth, display_name as "displayName",
           language, mood, boost_weekdays as "boostWeekdays",
           exists (select from mail_reminder where mail_reminder.person_id = device.person_id) as "isMailPlanned",
           ${switchColumns}
    from taken
    join push_subscription device on device.id = taken.subscription_id
    join person on person.id = device.person_id`);
  if (taken.length === 0) return [];
  const people = taken.map(({ personId }) => personId);
  const logs = await readLogsWithSnapshotOf(queryIn(database), people);
  const logsByPerson = new Map(logs.map((logWithSnapshot) => [logWithSnapshot.personId, logWithSnapshot]));
  return taken.map((delivery) => ({ ...delivery, logWithSnapshot: logsByPerson.get(delivery.personId) }));
}

function messageFor(delivery: Delivery, now: number): PushMessage | null {
  const { kind, localDate, dueAt } = delivery;
  const validForMs = validUntil(kind, dueAt) - now;
  const text = textFor(delivery, now);
  if (text === null) return null;
  const topic = topicOf(kind, localDate);
  return {
    payload: JSON.stringify({ ...text, tag: topic }),
    ttlSeconds: Math.ceil(validForMs / 1000),
    topic,
    urgency: kind === 'streakWarning' ? 'high' : 'normal',
  };
}

/**
 * Deletes finished deliveries in batches, because one statement each was a fifth of the cost of a reminder. If a server
 * dies, the deliveries in flight are repeated, and those that it finished within the last batch interval.
 */
export const makeDeleteFinished = (database: Database) =>
  batch(batchIntervalMs, async (finished: readonly Delivery[]) => {
    const keys = finished.map(({ subscriptionId, kind, localDate }) => ({ subscriptionId, kind, localDate }));
    await database.execute(sql`
      delete from push_delivery delivery
      using json_to_recordset(${JSON.stringify(keys)}::json)
        as finished ("subscriptionId" uuid, kind text, "localDate" text)
      where (delivery.subscription_id, delivery.kind, delivery.local_date) =
        (finished."subscriptionId", finished.kind, finished."localDate")`);
  });

type DeleteFinished = ReturnType<typeof makeDeleteFinished>;

/** Sends one delivery and stores the result. */
export async function deliver(
  delivery: Delivery,
  parts: DeliveryParts,
  deleteFinished: DeleteFinished,
): Promise<void> {
  const { database, push, clock, log } = parts;
  const logWithSnapshot =
    delivery.logWithSnapshot && (await renewHead(database, delivery.personId, delivery.logWithSnapshot));
  const message = messageFor({ ...delivery, logWithSnapshot }, clock());
  if (message === null) return deleteFinished(delivery);
  const outcome = await push.send(delivery, message);
  switch (outcome.kind) {
    case 'delivered':
      if (delivery.isMailPlanned && isReminder(delivery.kind)) await cancelMail(database, delivery);
      return deleteFinished(delivery);
    case 'gone':
      // All deliveries of the device are deleted with it.
      await database.execute(sql`delete from push_subscription where id = ${delivery.subscriptionId}`);
      return;
    case 'refused':
      log.warn({ reason: outcome.reason, kind: delivery.kind }, 'the push service refused a notification');
      return deleteFinished(delivery);
    case 'later': {
      log.info(
        { reason: outcome.reason, kind: delivery.kind },
        'could not send a notification; trying again later',
      );
      const pauseMs = Math.max(pauseAfter(delivery.attempts), outcome.retryAfterMs ?? 0);
      const until = clock() + pauseMs;
      // A delivery that would come too late is dropped.
      return until > validUntil(delivery.kind, delivery.dueAt)
        ? deleteFinished(delivery)
        : postpone(database, delivery, until);
    }
  }
}

/** The pause after a number of attempts: 30 s, a minute, two … up to half an hour. */
function pauseAfter(attempts: number): number {
  return Math.min(firstRetryMs * 2 ** (attempts - 1), slowestRetryMs);
}

async function postpone(database: Database, delivery: Delivery, until: number): Promise<void> {
  const { subscriptionId, kind, localDate } = delivery;
  await database.execute(sql`
    update push_delivery set not_before = ${until}
    where subscription_id = ${subscriptionId} and kind = ${kind} and local_date = ${localDate}`);
}
