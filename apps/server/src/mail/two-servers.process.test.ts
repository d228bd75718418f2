import { startMailServer } from '@hundred/testkit/services/mail-server';
import { expect, it, onTestFinished } from 'vitest';
import { openStorage } from '../db/storage';
import { makeLogger } from '../logging/logger';
import { serverOfTest } from '../testing/server-of-test';
import { emptyDatabase } from '../testing/storage-source';
import { planMail } from './plan-mail';

const planned = 600;
const perHour = 500;
/** What one server sends at a time. */
const inFlight = 4;

it('No mail is sent twice when one of two servers is killed, and the limit of an hour holds for both', async () => {
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
  await storage.database.transaction(async (transaction) => {
    for (let index = 0; index < planned; index += 1) {
      const message = { kind: 'supportAnswered' } as const;
      await planMail(transaction, { to: `person-${index}@example.com`, message }, Date.now());
    }
  });
  await expect.poll(() => post.received.length, { timeout: 60_000, interval: 20 }).toBeGreaterThan(100);
  await doomed.kill();

  const counts = async () => {
    const { rows } = await storage.pool.query<{ outcome: string; count: number }>(
      `select coalesce(outcome, 'waiting') as outcome, count(*)::int from mail group by 1`,
    );
    return Object.fromEntries(rows.map(({ outcome, count }) => [outcome, count]));
  };
  const waiting = async () => (await counts()).waiting;
  await expect.poll(waiting, { timeout: 120_000, interval: 250 }).toBe(planned - perHour);
  const isSettled = async () => ((await counts()).sending ?? 0) <= inFlight;
  await expect.poll(isSettled, { timeout: 30_000 }).toBe(true);
  const recipients = post.received.flatMap(({ to }) => to);
  expect(new Set(recipients).size).toBe(recipients.length);
  expect(recipients.length).toBeLessThanOrEqual(perHour);
  // Only what the killed server had in flight may be missing.
  expect(recipients.length).toBeGreaterThanOrEqual(perHour - inFlight);
});
