import { type LocalPushService, startPushService } from '@hundred/testkit/services/push-service';
import { eq } from 'drizzle-orm';
import { afterAll, expect, it } from 'vitest';
import {
  notificationPlan,
  pushDelivery,
  pushKey,
  pushSubscription,
  removedDevice,
} from '../../db/schema/notifications-schema';
import { person } from '../../db/schema/schema';
import { Challenger } from '../../log/testing/challenger';
import { testApp } from '../../testing/test-app';
import { phone, startPersonWithDevice, subscribe } from './testing/person-with-device';

const at = '2026-06-01T06:00:00Z';
const service: LocalPushService = await startPushService();
const server = testApp(
  { PUSH_EXTRA_HOSTS: service.host, PUSH_EXTRA_CA: service.caFile },
  { clock: () => Date.parse(at) },
);
afterAll(() => service.close());

const devicesOf = async (challenger: Challenger) =>
  (await challenger.ask('GET', '/notifications/devices', at)).body.devices as {
    id: string;
    platform: string;
  }[];

it('Every server of an installation has the same public key, which is generated once', async () => {
  const ana = await Challenger.signUp(server.current, 'ana');
  const keys = await Promise.all(
    [1, 2, 3].map(async () => (await ana.ask('GET', '/notifications/vapid-public-key', at)).body.publicKey),
  );
  const storedKeys = await server.current.storage.database.select().from(pushKey);
  expect(keys).toEqual(storedKeys.flatMap(({ publicKey }) => [publicKey, publicKey, publicKey]));
});

it('A device is stored once, listed, and moved to the person who signs in on it', async () => {
  const device = service.newDevice('shared');
  const ben = await startPersonWithDevice(server.current, 'ben', at, device);
  const again = await Promise.all([subscribe(ben, device, at), subscribe(ben, device, at)]);
  const [storedDevice, ...more] = await devicesOf(ben);
  expect(more).toEqual([]);
  expect(storedDevice).toEqual({ id: expect.any(String), createdAt: '2026-06-01T06:00:00.000Z', ...phone });
  expect(again.map(({ body }) => body)).toEqual(
    Array(2).fill({ success: true, device: { id: storedDevice?.id } }),
  );
  const cleo = await startPersonWithDevice(server.current, 'cleo', at, device);
  expect(await devicesOf(ben)).toEqual([]);
  expect(await devicesOf(cleo)).toHaveLength(1);

  const { endpoint } = device.subscription;
  expect((await ben.ask('POST', '/notifications/unsubscribe', at, { endpoint })).status).toBe(200);
  expect(await devicesOf(cleo)).toHaveLength(1);
  for (const _twice of [1, 2]) {
    expect((await cleo.ask('POST', '/notifications/unsubscribe', at, { endpoint })).status).toBe(200);
    expect(await devicesOf(cleo)).toEqual([]);
  }
});

it('A person can have ten devices, is refused the eleventh, and can remove one', async () => {
  const dan = await Challenger.signUp(server.current, 'dan');
  const answers = [];
  for (let number = 1; number <= 11; number += 1) {
    answers.push((await subscribe(dan, service.newDevice(`device-${number}`), at)).status);
  }
  expect(answers).toEqual([...Array(10).fill(200), 409]);
  const [device] = await devicesOf(dan);
  const eve = await Challenger.signUp(server.current, 'eve');
  const remove = async (challenger: Challenger) =>
    (await challenger.ask('DELETE', `/notifications/devices/${device?.id}`, at)).status;
  expect(await remove(eve)).toBe(404);
  expect(await devicesOf(dan)).toHaveLength(10);
  expect([await remove(dan), await remove(dan)]).toEqual([200, 404]);
  expect(await devicesOf(dan)).toHaveLength(9);
});

it('A device that was removed by hand does not register itself again until it is switched on there', async () => {
  const phoneOfIda = service.newDevice('removed');
  const ida = await startPersonWithDevice(server.current, 'ida', at, phoneOfIda);
  const registerAgain = async (challenger: Challenger) => {
    const body = { subscription: phoneOfIda.subscription, deviceInfo: phone, again: true };
    const answer = await challenger.ask('POST', '/notifications/subscribe', at, body);
    return answer.body.error ?? answer.status;
  };
  const remove = async () => {
    const [device] = await devicesOf(ida);
    return (await ida.ask('DELETE', `/notifications/devices/${device?.id}`, at)).status;
  };
  expect(await registerAgain(ida)).toBe(200);
  expect([await remove(), await registerAgain(ida), await devicesOf(ida)]).toEqual([
    200,
    'device_removed',
    [],
  ]);
  // Only Ida removed it: for another person on the same device it registers itself.
  expect(await registerAgain(await Challenger.signUp(server.current, 'jil'))).toBe(200);
  expect(await registerAgain(ida)).toBe('device_removed');
  expect((await subscribe(ida, phoneOfIda, at)).status).toBe(200);
  // A device that was signed out was not removed by hand, so it registers itself again.
  await ida.ask('POST', '/notifications/unsubscribe', at, { endpoint: phoneOfIda.subscription.endpoint });
  expect([await registerAgain(ida), await devicesOf(ida)]).toEqual([200, [expect.anything()]]);
  expect(await remove()).toBe(200);

  const removedRows = () =>
    server.current.storage.database.select().from(removedDevice).where(eq(removedDevice.personId, ida.id));
  expect(JSON.stringify(await removedRows())).not.toContain('https');
  const older = Array.from({ length: 30 }, (_, number) => ({
    personId: ida.id,
    hash: `older ${number}`,
    removedAt: new Date(Date.parse(at) - 1000),
  }));
  await server.current.storage.database.insert(removedDevice).values(older);
  await subscribe(ida, service.newDevice('another'), at);
  await remove();
  // Only the 20 newest are remembered.
  expect(await removedRows()).toHaveLength(20);
  expect(await registerAgain(ida)).toBe('device_removed');
});

it('An invalid subscription is refused with the name of the field', async () => {
  const fay = await Challenger.signUp(server.current, 'fay');
  const { subscription } = service.newDevice('fay');
  const { keys, endpoint } = subscription;
  const refused = async (change: object, deviceInfo: object = phone) => {
    const body = { subscription: { ...subscription, ...change }, deviceInfo };
    const answer = await fay.ask('POST', '/notifications/subscribe', at, body);
    return [answer.status, answer.body.field];
  };
  expect(await refused({ endpoint: 'https://169.254.169.254/x' })).toEqual([400, 'subscription.endpoint']);
  expect(await refused({ endpoint: endpoint.replace('https', 'http') })).toEqual([
    400,
    'subscription.endpoint',
  ]);
  expect(await refused({ endpoint: `${endpoint}${'x'.repeat(2048)}` })).toEqual([
    400,
    'subscription.endpoint',
  ]);
  expect(await refused({ keys: { ...keys, auth: 'short' } })).toEqual([400, 'subscription.keys.auth']);
  expect(await refused({ keys: { ...keys, p256dh: `B${'A'.repeat(86)}` } })).toEqual([
    400,
    'subscription.keys.p256dh',
  ]);
  for (const name of ['auth', 'p256dh'] as const) {
    const field = `subscription.keys.${name}`;
    expect(await refused({ keys: { ...keys, [name]: `${keys[name]}===` } })).toEqual([400, field]);
  }
  expect(await refused({ person: 'somebody' })).toEqual([400, 'subscription.person']);
  expect(await refused({}, { userAgent: 'x'.repeat(513), platform: '' })).toEqual([
    400,
    'deviceInfo.userAgent',
  ]);
  expect((await fay.ask('DELETE', '/notifications/devices/1', at)).body.field).toBe('id');
  expect(await devicesOf(fay)).toEqual([]);
});

it('A test notification goes to every device, and never reveals the answer of a push service', async () => {
  const devices = [service.newDevice('phone'), service.newDevice('laptop')] as const;
  const gil = await startPersonWithDevice(server.current, 'gil', at, devices[0]);
  await subscribe(gil, devices[1], at);
  const sendTest = async () => {
    const { status, body } = await gil.ask('POST', '/notifications/test', at);
    // The push service puts this text into its refusals.
    const isRevealed = JSON.stringify(body).includes('nobody is to read');
    return [status, body.sent ?? body.error, isRevealed];
  };
  expect(await sendTest()).toEqual([200, 2, false]);
  expect(devices.map(({ received }) => received[0]?.read())).toEqual(
    Array(2).fill({
      title: 'Notifications work',
      body: 'This device will get your reminders.',
      url: '/settings/notifications',
      tag: 'test',
    }),
  );
  devices[0].answers.push({ status: 410 });
  expect(await sendTest()).toEqual([200, 1, false]);
  expect(await devicesOf(gil)).toHaveLength(1);
  devices[1].answers.push({ status: 500 }, { status: 404 });
  expect(await sendTest()).toEqual([502, 'push_failed', false]);
  expect(await sendTest()).toEqual([409, 'no_devices', false]);
  expect(await devicesOf(gil)).toEqual([]);
});

it('A deleted person leaves no subscription behind', async () => {
  const hal = await startPersonWithDevice(server.current, 'hal', at, service.newDevice('hal'));
  await hal.completeDay(at);
  const { database } = server.current.storage;
  const [device] = await database
    .select()
    .from(pushSubscription)
    .where(eq(pushSubscription.personId, hal.id));
  await database.insert(pushDelivery).values({
    subscriptionId: device!.id,
    kind: 'dailyReminder',
    localDate: '2026-06-09',
    about: [],
    host: service.host,
    dueAt: Date.parse('2026-06-09T07:00:00Z'),
    notBefore: Date.parse('2026-06-09T07:00:00Z'),
  });
  await database.delete(person).where(eq(person.id, hal.id));
  const plans = await database.select().from(notificationPlan).where(eq(notificationPlan.personId, hal.id));
  const waiting = await database
    .select()
    .from(pushDelivery)
    .where(eq(pushDelivery.subscriptionId, device!.id));
  expect([plans, waiting]).toEqual([[], []]);
});
