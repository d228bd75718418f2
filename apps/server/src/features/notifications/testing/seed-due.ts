import { randomUUID } from 'node:crypto';
import { fold } from '@hundred/domain/challenge/fold/fold';
import { localDateIn } from '@hundred/domain/days/zones';
import { Story } from '@hundred/domain/rules/story';
import type { PushDevice } from '@hundred/testkit/services/push-service';
import type { Storage } from '../../../db/storage';

const day = 86_400_000;

/** Stores people who are three weeks into the challenge at this instant. */
async function seedPeople(
  { pool }: Storage,
  people: readonly { id: string; email: string | null }[],
  dueAt: number,
): Promise<void> {
  const firstDate = localDateIn('UTC', dueAt - 21 * day);
  const story = Story.startedOn(firstDate, 'UTC', '00:00');
  story.completeFrom(firstDate, 21);
  const rowsSql = `json_to_recordset($1::json) as given (id uuid, email text)`;
  const rows = JSON.stringify(people);
  await pool.query(
    `insert into person (id, issuer, subject, email, timezone, created_at)
     select id, 'https://seeded.example', id::text, email, 'UTC', now() from ${rowsSql}`,
    [rows],
  );
  await pool.query(
    `insert into challenge (person_id, length, snapshot) select id, $2, $3::json from ${rowsSql}`,
    [rows, story.log.length, JSON.stringify(fold(story.log))],
  );
}

/**
 * Makes the reminder of everybody due. It is called last, because a running server drops the reminder of a person whom it
 * can neither push to nor mail.
 */
async function makeDue({ pool }: Storage, dueAt: number): Promise<string> {
  const localDate = localDateIn('UTC', dueAt);
  await pool.query(
    `insert into notification_plan (person_id, kind, due_at, local_date) select id, 'dailyReminder', $1, $2 from person`,
    [dueAt, localDate],
  );
  return localDate;
}

/** Stores a person for each device, whose reminder is due at this instant. Returns the local date. */
export async function seedDue(
  storage: Storage,
  devices: readonly PushDevice[],
  dueAt: number,
): Promise<string> {
  const rows = devices.map(({ subscription }) => ({
    person: randomUUID(),
    device: randomUUID(),
    endpoint: subscription.endpoint,
    ...subscription.keys,
  }));
  const people = rows.map(({ person }) => ({ id: person, email: null }));
  await seedPeople(storage, people, dueAt);
  await storage.pool.query(
    `insert into push_subscription (id, person_id, endpoint, p256dh, auth, user_agent, platform, created_at)
     select device, person, endpoint, p256dh, auth, '', '', now()
     from json_to_recordset($1::json) as given (person uuid, device uuid, endpoint text, p256dh text, auth text)`,
    [JSON.stringify(rows)],
  );
  return makeDue(storage, dueAt);
}

/** Stores people without a device, who want their due reminder by mail. Returns their addresses. */
export async function seedDueByMail(storage: Storage, count: number, dueAt: number): Promise<string[]> {
  const people = Array.from({ length: count }, (_, number) => ({
    id: randomUUID(),
    email: `person-${number}@example.com`,
  }));
  await seedPeople(storage, people, dueAt);
  await storage.pool.query(
    `insert into mail_reminder (person_id, since) select id, now() from person where email is not null`,
  );
  await makeDue(storage, dueAt);
  return people.map(({ email }) => email);
}
