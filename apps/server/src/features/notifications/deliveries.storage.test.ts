import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { makePushSender } from '../../adapters/push/push-sender';
import { configFrom } from '../../config/config';
import { notificationPlan, pushDelivery, pushSubscription } from '../../db/schema/notifications-schema';
import type { Challenger } from '../../log/testing/challenger';
import { makeLogger } from '../../logging/logger';
import { standIn } from '../../testing/stand-in';
import { readHostsWithDue, takeDeliveries } from './deliver';
import { makeNotifier } from './notifier';
import { moveDue } from './plan';
import { makeNotifyingServer, updateProfile } from './testing/notifying-server';
import { receivedTags, sendEverythingDue, subscribe } from './testing/person-with-device';

const { clock, service, slowService, environment, server, sendDueAt, startWithDevice } =
  await makeNotifyingServer();

describe('A push service', () => {
  it('that answers gone or refuses is not tried again', async () => {
    const { device, challenger } = await startWithDevice('hal', '2026-08-01T06:00:00Z');
    const laptop = service.newDevice('laptop');
    await subscribe(challenger, laptop, '2026-08-01T06:00:00Z');
    device.answers.push({ status: 410 });
    laptop.answers.push({ status: 413 });
    for (const time of ['07:00', '07:10', '08:00']) await sendDueAt(`2026-08-01T${time}:00Z`);
    await sendDueAt('2026-08-02T07:00:00Z');
    expect(device.received).toHaveLength(1);
    expect(receivedTags(laptop)).toEqual(['dailyReminder-2026-08-01', 'dailyReminder-2026-08-02']);
  });

  it('that is busy is tried again at the time it named, with the same topic; another device is not notified twice', async () => {
    const { device, challenger } = await startWithDevice('ivy', '2026-08-03T06:00:00Z');
    const laptop = service.newDevice('laptop');
    await subscribe(challenger, laptop, '2026-08-03T06:00:00Z');
    device.answers.push({ status: 429, retryAfter: '120' }, { status: 500 });
    await sendDueAt('2026-08-03T07:00:00Z');
    await sendDueAt('2026-08-03T07:01:59Z');
    expect(device.received).toHaveLength(1);
    await sendDueAt('2026-08-03T07:02:00Z');
    expect(device.received).toHaveLength(2);
    // The second pause is a minute.
    await sendDueAt('2026-08-03T07:02:59Z');
    expect(device.received).toHaveLength(2);
    await sendDueAt('2026-08-03T07:03:00Z');
    await sendDueAt('2026-08-03T08:00:00Z');
    expect(device.received.map(({ status, topic }) => [status, topic])).toEqual(
      [429, 500, 201].map((status) => [status, 'dailyReminder-2026-08-03']),
    );
    expect(laptop.received).toHaveLength(1);
  });

  it('is not tried again once the day is complete, nor when it is too late', async () => {
    const { device, challenger } = await startWithDevice('jon', '2026-08-05T06:00:00Z');
    await updateProfile(challenger, '2026-08-05T06:00:00Z', { achievementNews: false });
    // 7,201 seconds are longer than the two hours within which a reminder is sent.
    device.answers.push({ status: 503 }, { status: 503, retryAfter: '7201' });
    await sendDueAt('2026-08-05T07:00:00Z');
    await challenger.completeDay('2026-08-05T07:00:10Z');
    await sendDueAt('2026-08-05T07:01:00Z');
    expect(device.received).toHaveLength(1);
    await sendDueAt('2026-08-06T07:00:00Z');
    for (const time of ['08:59:59', '09:00:02']) await sendDueAt(`2026-08-06T${time}Z`);
    expect(device.received).toHaveLength(2);
  });

  it('that hangs does not delay another', async () => {
    const hanging = await startWithDevice('kim', '2026-08-10T06:00:00Z', slowService);
    const quick = await startWithDevice('lea', '2026-08-10T06:00:00Z');
    hanging.device.answers.push('hang');
    clock.set('2026-08-10T07:00:00Z');
    await server.current.notifier.tick();
    await slowService.until(() => hanging.device.received.length === 1);
    await service.until(() => quick.device.received.length === 1);
    // The next round does not wait for the hanging service either.
    clock.set('2026-08-11T07:00:00Z');
    await server.current.notifier.tick();
    await service.until(() => quick.device.received.length === 2);
    slowService.dropHanging();
    await sendEverythingDue(server.current);
    expect(receivedTags(quick.device)).toEqual(['dailyReminder-2026-08-10', 'dailyReminder-2026-08-11']);
  });
});

describe('A due notification', () => {
  it('is looked up with one statement and no transaction if there is none', async () => {
    const { database } = server.current.storage;
    clock.set('2026-05-31T00:00:00Z');
    await sendEverythingDue(server.current);
    await database.delete(pushDelivery);
    const statements: string[] = [];
    const recording = Object.assign(Object.create(database), {
      execute: (statement: Parameters<typeof database.execute>[0]) => {
        statements.push('execute');
        return database.execute(statement);
      },
      transaction: (work: Parameters<typeof database.transaction>[0]) => {
        statements.push('transaction');
        return database.transaction(work);
      },
    });
    const push = makePushSender(configFrom(environment).push, database, clock.now);
    await makeNotifier({ database: recording, push, clock: clock.now, log: makeLogger('silent') }).tick();
    push.close();
    expect(statements).toEqual(['execute']);
  });

  const database = () => server.current.storage.database;
  const dueTimesOf = async ({ id }: Challenger) =>
    (await database().select().from(notificationPlan).where(eq(notificationPlan.personId, id))).map(
      ({ dueAt }) => dueAt,
    );

  it('is not sent if its kind is switched off', async () => {
    const { challenger } = await startWithDevice('mia', '2026-08-20T06:00:00Z');
    await updateProfile(challenger, '2026-08-20T06:00:00Z', { streakWarnings: false });
    await sendDueAt('2026-08-20T06:00:01Z');
    // The reminder is due at 07:00, and the streak warning at 18:00.
    for (const time of ['07:00', '18:00']) await moveDue(database(), Date.parse(`2026-08-20T${time}:00Z`));
    const waiting = await database()
      .select({ kind: pushDelivery.kind })
      .from(pushDelivery)
      .innerJoin(pushSubscription, eq(pushSubscription.id, pushDelivery.subscriptionId))
      .where(eq(pushSubscription.personId, challenger.id));
    expect(waiting).toEqual([{ kind: 'dailyReminder' }]);
    // By now both are too late, so nothing of this test is left for the next ones.
    await sendDueAt('2026-08-20T23:00:00Z');
  });

  it('is not sent without a device, until the person has one again', async () => {
    const { device, challenger } = await startWithDevice('nils', '2026-08-22T06:00:00Z');
    await sendDueAt('2026-08-22T07:00:00Z');
    const { endpoint } = device.subscription;
    await challenger.ask('POST', '/notifications/unsubscribe', '2026-08-22T08:00:00Z', { endpoint });
    await sendDueAt('2026-08-23T18:00:00Z');
    // Of the reminder, the streak warning and the recap.
    expect(await dueTimesOf(challenger)).toEqual([null, null, null]);
    await subscribe(challenger, device, '2026-08-24T06:00:00Z');
    await sendDueAt('2026-08-24T07:00:00Z');
    expect(receivedTags(device)).toEqual(['dailyReminder-2026-08-22', 'dailyReminder-2026-08-24']);
  });

  it('is sent as soon as it is moved, while the rest is being moved', async () => {
    const { device } = await startWithDevice('olga', '2026-08-26T06:00:00Z');
    await sendDueAt('2026-08-26T06:00:01Z');
    clock.set('2026-08-26T07:00:00Z');
    let moves = 0;
    /** Storage that goes away after one transaction, which moves what is due. */
    const interrupted = new Proxy(database(), {
      get(target, name) {
        if (name === 'transaction' && ++moves > 1) return () => Promise.reject(new Error('storage is away'));
        return Reflect.get(target, name);
      },
    });
    const push = makePushSender(configFrom(environment).push, database(), clock.now);
    const parts = { database: interrupted, push, clock: clock.now, log: makeLogger('silent') };
    const notifier = makeNotifier(parts);
    await expect(notifier.tick()).rejects.toThrow('storage is away');
    await notifier.idle();
    expect(receivedTags(device)).toEqual(['dailyReminder-2026-08-26']);
    push.close();
  });

  it('is looked for only at the hosts that have one', async () => {
    const { challenger } = await startWithDevice('pia', '2026-08-28T06:00:00Z');
    const [own] = await database()
      .select()
      .from(pushSubscription)
      .where(eq(pushSubscription.personId, challenger.id));
    const now = Date.parse('2099-01-01T00:00:00Z');
    const deliveryAt = (host: string, localDate: string, notBefore: number) => ({
      subscriptionId: own!.id,
      kind: 'dailyReminder' as const,
      localDate,
      about: [],
      host,
      dueAt: notBefore,
      notBefore,
    });
    await database()
      .insert(pushDelivery)
      .values([
        deliveryAt('a.example', '2099-01-01', now),
        deliveryAt('a.example', '2099-01-02', now + 1),
        deliveryAt('b.example', '2099-01-03', now + 1),
        deliveryAt('c.example', '2099-01-04', now - 1),
      ]);
    expect(await readHostsWithDue(database(), now)).toEqual(['a.example', 'c.example']);
    await database().delete(pushDelivery).where(eq(pushDelivery.subscriptionId, own!.id));
    expect(await readHostsWithDue(database(), now)).toEqual([]);
  });
});

describe('Several servers', () => {
  it('send each notification once, and take over those of a server that died', async () => {
    const people = [];
    for (let number = 0; number < 12; number += 1) {
      const person = await startWithDevice(`crowd-${number}`, '2026-09-01T06:00:00Z');
      people.push(person);
      if (number % 2 === 0) continue;
      // A Tuesday: half of them have an earlier reminder on it, at 06:30 UTC instead of 07:00.
      await person.challenger.ask('POST', '/premium/start-trial', '2026-09-01T06:00:00Z', {});
      const weekdayTimes = [null, null, '08:30', null, null, null, null];
      await updateProfile(person.challenger, '2026-09-01T06:00:00Z', { weekdayTimes });
    }
    await sendDueAt('2026-09-01T06:00:01Z');
    clock.set('2026-09-01T07:00:00Z');
    const { database } = server.current.storage;
    const log = makeLogger('silent');
    const push = makePushSender(configFrom(environment).push, database, clock.now);
    const servers = [1, 2, 3].map(() => makeNotifier({ database, push, clock: clock.now, log }));
    await Promise.all(servers.map((notifier) => notifier.tick()));
    await Promise.all(servers.map((notifier) => notifier.idle()));
    await sendEverythingDue(server.current);
    expect(people.map(({ device }) => receivedTags(device))).toEqual(
      people.map(() => ['dailyReminder-2026-09-01']),
    );

    // No other server gets a taken delivery until its lease of 15 seconds is over. Then it is sent.
    clock.set('2026-09-02T07:00:00Z');
    const takenDeliveries = await database.transaction(async (transaction) => {
      const withinTransaction = standIn<typeof database>(transaction);
      await moveDue(withinTransaction, clock.now());
      return takeDeliveries({ database: withinTransaction, push, clock: clock.now }, service.host, 100);
    });
    expect(takenDeliveries.length).toBeGreaterThanOrEqual(people.length);
    await sendDueAt('2026-09-02T07:00:14Z');
    expect(people.every(({ device }) => device.received.length === 1)).toBe(true);
    await sendDueAt('2026-09-02T07:00:15Z');
    expect(people.map(({ device }) => receivedTags(device)[1])).toEqual(
      people.map(() => 'dailyReminder-2026-09-02'),
    );
    push.close();
  });
});
