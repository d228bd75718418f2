import { makeDeviceKeys } from '@hundred/testkit/services/push-decryption';
import { startPushService } from '@hundred/testkit/services/push-service';
import { expect, it, onTestFinished } from 'vitest';
import { openStorage } from '../../db/storage';
import { makeLogger } from '../../logging/logger';
import { serverOfTest } from '../../testing/server-of-test';
import { emptyDatabase } from '../../testing/storage-source';
import { seedDue } from './testing/seed-due';

const people = 300;

it('Every reminder is sent when one of two servers is killed, and only those in flight are repeated', async () => {
  const testDatabase = await emptyDatabase();
  onTestFinished(testDatabase.dispose);
  const service = await startPushService();
  onTestFinished(service.close);
  const environment = {
    DATABASE_URL: testDatabase.setting.url,
    PUSH_EXTRA_HOSTS: service.host,
    PUSH_EXTRA_CA: service.caFile,
  };
  const [serverToKill] = await Promise.all([serverOfTest(environment), serverOfTest(environment)]);
  const storage = await openStorage(testDatabase.setting, Date.now(), makeLogger('silent'));
  onTestFinished(storage.close);
  await storage.ready;

  const keys = makeDeviceKeys();
  const devices = Array.from({ length: people }, (_, number) => service.newDevice(`person-${number}`, keys));
  // Many get no answer at first, so that both servers have as many in flight as they allow.
  for (const device of devices.slice(people / 2)) device.answers.push('hang');
  // Reminders due before midnight are not sent after it, and sending all takes a minute.
  const timeNow = () => new Date().toISOString().slice(11, 16);
  await expect.poll(timeNow, { timeout: 150_000 }).not.toMatch(/^23:5[89]$/);
  const localDate = await seedDue(storage, devices, Date.now());
  // Each of the two servers has 64 in flight at most.
  await service.until((received) => received.filter(({ status }) => status === undefined).length >= 100);
  await serverToKill.kill();
  // What either server has taken (`attempts > 0`) and not yet stored as sent, which deletes the row.
  const { rows: taken } = await storage.pool.query<{ endpoint: string }>(
    'select endpoint from push_delivery join push_subscription on id = subscription_id where attempts > 0',
  );
  const takenEndpoints = new Set(taken.map(({ endpoint }) => endpoint));
  const inFlight = devices.filter(
    ({ received, subscription }) => received.length > 0 && takenEndpoints.has(subscription.endpoint),
  );
  // From now on every device answers, also those that got no answer.
  for (const device of devices) device.answers.length = 0;
  service.answerHanging();

  const left = async () =>
    (await storage.pool.query<{ left: number }>('select count(*)::int as left from push_delivery')).rows[0]
      ?.left;
  await expect.poll(left, { timeout: 120_000, interval: 250 }).toBe(0);
  expect(devices.filter(({ received }) => !received.some(({ status }) => status === 201))).toEqual([]);
  const repeated = devices.filter(({ received }) => received.length > 1);
  // Compared with all that was taken, because the push service may have received a message of the killed server only after
  // `inFlight` was computed.
  expect(repeated.filter(({ subscription }) => !takenEndpoints.has(subscription.endpoint))).toEqual([]);
  expect(repeated.filter(({ received }) => received.length > 2)).toEqual([]);
  // The other server had as many in flight, and sent each of them once.
  expect(repeated.length).toBeGreaterThan(0);
  expect(repeated.length).toBeLessThan(inFlight.length);
  const tag = `dailyReminder-${localDate}`;
  const tags = devices.flatMap(({ received }) => received.flatMap((push) => [push.topic, push.read().tag]));
  expect(new Set(tags)).toEqual(new Set([tag]));
});
