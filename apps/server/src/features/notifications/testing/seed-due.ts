import { randomUUID } from 'node:crypto';
import { fold } from '@hundred/domain/challenge/fold/fold';
import { localDateIn } from '@hundred/domain/days/zones';
import { Story } from '@hundred/domain/rules/story';
import type { PushDevice } from '@hundred/testkit/services/push-service';
import type { Storage } from '../../../db/storage';

const day = 86_400_000;

/** One person per device, three weeks into the challenge, with a reminder that is due at an instant of today. */
export async function seedDue(
  { pool }: Storage,
  devices: readonly PushDevice[],
  due: number,
): Promise<string> {
  const localDate = localDateIn('UTC', due);
  const story = Story.startedOn(localDateIn('UTC', due - 21 * day), 'UTC', '00:00');
  story.completeFrom(localDateIn('UTC', due - 21 * day), 21);
  const rows = devices.map(({ subscription }) => ({
    person: randomUUID(),
    device: randomUUID(),
    endpoint: subscription.endpoint,
    ...subscription.keys,
  }));
  const rowsSql = `json_to_recordset($1::json) as given (person uuid, device uuid, endpoint text, p256dh text, auth text)`;
  const people = JSON.stringify(rows);
  await pool.query(
    `insert into person (id, issuer, subject, timezone, created_at)
     select person, 'https://seeded.example', person::text, 'UTC', now() from ${rowsSql}`,
    [people],
  );
  await pool.query(
    `insert into challenge (person_id, length, snapshot) select person, $2, $3::json from ${rowsSql}`,
    [people, story.log.length, JSON.stringify(fold(story.log))],
  );
  await pool.query(
    `insert into push_subscription (id, person_id, endpoint, p256dh, auth, user_agent, platform, created_at)
     select device, person, endpoint, p256dh, auth, '', '', now() from ${rowsSql}`,
    [people],
  );
  await pool.query(
    `insert into notification_plan (person_id, kind, due_at, local_date)
     select person, 'dailyReminder', $2, $3 from ${rowsSql}`,
    [people, due, localDate],
  );
  return localDate;
}
