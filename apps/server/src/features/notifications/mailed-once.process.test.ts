import { startMailServer } from '@hundred/testkit/services/mail-server';
import { expect, it, onTestFinished } from 'vitest';
import { openStorage } from '../../db/storage';
import { makeLogger } from '../../logging/logger';
import { serverOfTest } from '../../testing/server-of-test';
import { emptyDatabase } from '../../testing/storage-source';
import { seedMailed } from './testing/seed-due';

/** `MAILED_PEOPLE=10000` makes the large run. */
const people = Number(process.env.MAILED_PEOPLE ?? 300);
const left = 20;
const perHour = people - left;
/** What one server sends at a time. */
const inFlight = 4;
const hour = 3_600_000;
const patience = 60_000 + people * 60;

it('Everybody due at one minute is mailed once within the limit of an hour, although one of two servers is killed', {
  timeout: 3 * patience,
}, async () => {
  const place = await emptyDatabase();
  onTestFinished(place.dispose);
  const post = await startMailServer();
  onTestFinished(post.close);
  const environment = {
    DATABASE_URL: place.setting.url,
    SMTP_URL: post.url,
    MAIL_FROM: 'post@hundred.example',
    MAIL_PER_HOUR: `${perHour}`,
  };
  const [doomed] = await Promise.all([serverOfTest(environment), serverOfTest(environment)]);
  const storage = await openStorage(place.setting, Date.now(), makeLogger('silent'));
  onTestFinished(storage.close);
  await storage.ready;
  // Reminders due before midnight are not sent after it.
  const clock = () => new Date().toISOString().slice(11, 16);
  await expect.poll(clock, { timeout: 150_000 }).not.toMatch(/^23:5[89]$/);

  const addresses = await seedMailed(storage, people, Date.now());
  await expect
    .poll(() => post.received.length, { timeout: patience, interval: 20 })
    .toBeGreaterThan(people / 3);
  await doomed.kill();

  const counts = async () => {
    const { rows } = await storage.pool.query<{ outcome: string; count: number }>(
      `select coalesce(outcome, 'waiting') as outcome, count(*)::int from mail group by 1`,
    );
    return Object.fromEntries(rows.map(({ outcome, count }) => [outcome, count]));
  };
  const waiting = async () => (await counts()).waiting ?? 0;
  const sending = async () => (await counts()).sending ?? 0;
  await expect.poll(waiting, { timeout: patience, interval: 250 }).toBe(left);
  await expect.poll(sending, { timeout: 30_000 }).toBeLessThanOrEqual(inFlight);
  expect(post.received.length).toBeLessThanOrEqual(perHour);

  // An hour passes.
  await storage.pool.query('update mail set started_at = started_at - $1::bigint', [hour]);
  await expect.poll(waiting, { timeout: patience, interval: 250 }).toBe(0);
  await expect.poll(sending, { timeout: 30_000 }).toBeLessThanOrEqual(inFlight);
  const recipients = post.received.flatMap(({ to }) => to);
  expect(new Set(recipients).size).toBe(recipients.length);
  // Only what the killed server had in flight may be missing.
  const missing = addresses.filter((email) => !recipients.includes(email));
  expect(missing.length).toBeLessThanOrEqual(inFlight);
});
