import { gentlePlan } from '@hundred/domain/rules/gentle-plan';
import type { Snapshot } from '@hundred/domain/runs/snapshot';
import { boosts } from '@hundred/domain/words/boosts';
import { makeCertificates } from '@hundred/testkit/certificates';
import { fakeClock } from '@hundred/testkit/fake-clock';
import { personas } from '@hundred/testkit/personas';
import { startPushService } from '@hundred/testkit/push-service';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makePushSender } from '../../adapters/push/push-sender';
import { Challenger } from '../../challenge-log/testing/challenger';
import { configFrom } from '../../config';
import { notificationPlan, pushDelivery, pushSubscription } from '../../db/notifications-schema';
import { challenge, person } from '../../db/schema';
import { makeLogger } from '../../logger';
import { testApp } from '../../testing/test-app';
import { hostsWaiting, take } from './deliver';
import { makeNotifier } from './notifier';
import { moveDue } from './plan';
import { handOverDue, startReminded, subscribe, told } from './testing/reminded';

const clock = fakeClock('2026-06-01T00:00:00Z');
const certificates = makeCertificates();
const service = await startPushService(certificates);
const slow = await startPushService(certificates);
const environment = { PUSH_EXTRA_HOSTS: `${service.host},${slow.host}`, PUSH_EXTRA_CA: service.caFile };
const server = testApp(environment, { clock: clock.now });
// It looks when a test says so: by itself it would look once a second, at whatever time the test has reached.
beforeAll(() => server.current.notifying.stop());
afterAll(async () => {
  await service.close();
  await slow.close();
});

async function at(instant: string): Promise<void> {
  clock.set(instant);
  await handOverDue(server.current);
}
/** Begins in Berlin, where a reminder at 09:00 is one at 07:00 UTC in summer. */
async function begin(subject: string, instant: string, where = service) {
  clock.set(instant);
  const device = where.newDevice(subject);
  return { device, who: await startReminded(server.current, subject, instant, device) };
}
const set = (who: Challenger, instant: string, change: object) =>
  who.ask('PUT', '/auth/profile', instant, change);

describe('the daily reminder', () => {
  it("comes once a date, at the person's minute", async () => {
    const { device, who } = await begin('ana', '2026-06-01T06:00:00Z');
    await set(who, '2026-06-01T06:00:00Z', { displayName: 'Ana Lima' });
    await at('2026-06-01T06:59:59Z');
    expect(told(device)).toEqual([]);
    await at('2026-06-01T07:00:00Z');
    expect(device.received[0]).toMatchObject({
      topic: 'dailyReminder-2026-06-01',
      ttl: 7200,
      urgency: 'normal',
    });
    expect(device.received[0]?.read()).toEqual({
      title: 'Ana, Day 1 is waiting',
      body: 'To do: 10 Push-ups, 10 Sit-ups, 10 Jumping Jacks.',
      url: '/dashboard',
      tag: 'dailyReminder-2026-06-01',
    });
    await at('2026-06-01T07:00:30Z');
    await at('2026-06-01T18:00:00Z');
    await at('2026-06-02T07:00:00Z');
    expect(told(device)).toEqual(['dailyReminder-2026-06-01', 'dailyReminder-2026-06-02']);
  });

  it('comes for everybody else where somebody is in a zone that this runtime does not know', async () => {
    const lost = await begin('lost', '2026-05-01T06:00:00Z');
    const { device } = await begin('zoe', '2026-05-01T06:00:00Z');
    const { database } = server.current.storage;
    await database.update(person).set({ timezone: 'Mars/Base' }).where(eq(person.id, lost.who.id));
    await at('2026-05-01T07:00:00Z');
    await at('2026-05-02T07:00:00Z');
    expect(told(device)).toEqual(['dailyReminder-2026-05-01', 'dailyReminder-2026-05-02']);
    expect(told(lost.device)).toEqual([]);
  });

  it('comes also to whoever has not been there since another version folded their log', async () => {
    const { device, who } = await begin('old', '2026-04-01T06:00:00Z');
    const { database } = server.current.storage;
    const byAnother = { version: 1 } as unknown as Snapshot;
    await database.update(challenge).set({ snapshot: byAnother }).where(eq(challenge.personId, who.id));
    await at('2026-04-01T07:00:00Z');
    expect(told(device)).toEqual(['dailyReminder-2026-04-01']);
  });

  it('does not come after completion, nor on a rest day', async () => {
    const { device, who } = await begin('ben', '2026-06-03T06:00:00Z');
    await set(who, '2026-06-03T06:00:00Z', { achievementNews: false });
    await who.completeDay('2026-06-03T06:30:00Z');
    await at('2026-06-03T07:00:00Z');
    await who.post('rest-day', '2026-06-04T06:30:00Z', {});
    await at('2026-06-04T07:00:00Z');
    expect(told(device)).toEqual([]);
    await at('2026-06-05T07:00:00Z');
    expect(told(device)).toEqual(['dailyReminder-2026-06-05']);
  });

  it('is dropped more than two hours late, and sent at two hours', async () => {
    const { device } = await begin('cleo', '2026-06-06T06:00:00Z');
    await at('2026-06-06T06:00:01Z');
    await at('2026-06-06T09:00:01Z');
    expect(told(device)).toEqual([]);
    // The server was away since the day before.
    await at('2026-06-08T09:00:00Z');
    expect(told(device)).toEqual(['dailyReminder-2026-06-08']);
    expect(device.received[0]?.ttl).toBe(0);
  });

  it('comes at the time of the weekday, not on one that is off, and boosts one that is hard', async () => {
    // 3 August 2026 is a Monday.
    const { device, who } = await begin('gus', '2026-08-03T05:00:00Z');
    await who.ask('POST', '/premium/start-trial', '2026-08-03T05:00:00Z', {});
    await who.ask('PUT', '/challenge/plan', '2026-08-03T05:00:00Z', { plan: gentlePlan([2]) });
    await set(who, '2026-08-03T05:00:00Z', {
      weekdayTimes: [null, '07:30', null, null, null, null, null],
      mood: 'calm',
      boostWeekdays: [3],
    });
    for (const instant of ['2026-08-03T05:29:59Z', '2026-08-03T05:30:00Z', '2026-08-04T07:00:00Z'])
      await at(instant);
    await at('2026-08-05T07:00:00Z');
    expect(told(device)).toEqual(['dailyReminder-2026-08-03', 'dailyReminder-2026-08-05']);
    expect(device.received[0]?.read().body).toBe('To do: 6 Knee Push-ups, 6 Dead Bugs, 6 Step Jacks.');
    expect(boosts.calm).toContain(device.received[1]?.read().body);
    // Premium is over: the time stays, what it says is plain again, and Tuesday is a weekday like others.
    await at('2026-08-11T07:00:00Z');
    await at('2026-08-12T07:00:00Z');
    expect(told(device).slice(2)).toEqual(['dailyReminder-2026-08-11', 'dailyReminder-2026-08-12']);
    expect(device.received[3]?.read().body).toMatch(/^To do/);
  });

  it('follows a change of time, of zone and of its switch at once, and comes once a date all the same', async () => {
    const { device, who } = await begin('dan', '2026-06-10T06:00:00Z');
    await at('2026-06-10T06:00:01Z');
    await set(who, '2026-06-10T06:30:00Z', { reminderTime: '09:45' });
    await at('2026-06-10T07:00:00Z');
    expect(told(device)).toEqual([]);
    await at('2026-06-10T07:45:00Z');
    await set(who, '2026-06-10T08:00:00Z', { reminderTime: '11:00' });
    await at('2026-06-10T09:00:00Z');
    expect(told(device)).toEqual(['dailyReminder-2026-06-10']);
    await who.moveTo('America/New_York', '2026-06-10T12:00:00Z');
    await at('2026-06-10T15:00:00Z');
    await at('2026-06-11T09:00:00Z');
    expect(device.received).toHaveLength(1);
    await at('2026-06-11T15:00:00Z');
    expect(told(device).slice(1)).toEqual(['dailyReminder-2026-06-11']);
    await set(who, '2026-06-11T16:00:00Z', { dailyReminders: false });
    await at('2026-06-12T15:00:00Z');
    expect(device.received).toHaveLength(2);
    await set(who, '2026-06-12T16:00:00Z', { dailyReminders: true });
    await at('2026-06-13T15:00:00Z');
    expect(device.received).toHaveLength(3);
  });

  it.each([
    ['a gap', '2026-03-28T12:00:00Z', '2026-03-29T00:59:59Z', '2026-03-29T01:00:00Z', '2026-03-29T01:30:00Z'],
    [
      'an overlap',
      '2026-10-24T12:00:00Z',
      '2026-10-25T00:29:59Z',
      '2026-10-25T00:30:00Z',
      '2026-10-25T01:30:00Z',
    ],
  ])('comes once in a night with %s', async (night, start, before, then, again) => {
    const { device, who } = await begin(night.replace(' ', '-'), start);
    await set(who, start, { reminderTime: '02:30' });
    await at(start);
    await at(before);
    expect(told(device)).toEqual([]);
    await at(then);
    await at(again);
    expect(told(device)).toEqual([`dailyReminder-${then.slice(0, 10)}`]);
  });
});

describe('the streak warning', () => {
  it('comes at 20:00 for an open streak of three, and not for two', async () => {
    const { device, who } = await begin('eve', '2026-07-01T10:00:00Z');
    await set(who, '2026-07-01T10:00:00Z', { dailyReminders: false, achievementNews: false });
    for (const date of ['2026-07-01', '2026-07-02']) await who.completeDay(`${date}T10:00:00Z`);
    await at('2026-07-03T18:00:00Z');
    expect(told(device)).toEqual([]);
    await who.completeDay('2026-07-03T18:30:00Z');
    await at('2026-07-04T17:59:59Z');
    expect(told(device)).toEqual([]);
    await at('2026-07-04T18:00:00Z');
    expect(told(device)).toEqual(['streakWarning-2026-07-04']);
    expect(device.received[0]).toMatchObject({ urgency: 'high', topic: 'streakWarning-2026-07-04' });
    expect(device.received[0]?.read().title).toBe('Your 3-day streak is still open');
  });
});

describe('news', () => {
  it('of badges comes when they are earned, once a date, and not to who switched it off', async () => {
    const { device, who } = await begin('fay', '2026-07-10T10:00:00Z');
    await set(who, '2026-07-10T10:00:00Z', { dailyReminders: false });
    await who.completeDay('2026-07-10T10:10:00Z', { actualReps: 40 });
    await at('2026-07-10T10:10:01Z');
    expect(device.received.map((push) => push.read())).toEqual([
      expect.objectContaining({ title: '2 new badges', body: 'First Step, Hundred Club', url: '/badges' }),
    ]);
    await who.complete('pushups', '2026-07-10T10:20:00Z', { actualReps: 900 });
    await at('2026-07-10T10:20:01Z');
    expect(told(device)).toEqual(['achievement-2026-07-10']);
    await set(who, '2026-07-10T11:00:00Z', { achievementNews: false });
    await who.completeDay('2026-07-11T20:30:00Z', { actualReps: 600 });
    await at('2026-07-11T20:30:01Z');
    expect(device.received).toHaveLength(1);
  });

  it('of Day 10 comes with its completion, also when the server was away for an hour', async () => {
    const { log } = personas['day 57 with rests']();
    const untilDay9 = log.filter((fact) => fact.at < Date.parse('2026-01-14T00:00:00Z'));
    const gil = await Challenger.withLog(server.current, 'gil', untilDay9);
    const device = service.newDevice('gil');
    await subscribe(gil, device, '2026-01-14T08:00:00Z');
    await set(gil, '2026-01-14T08:00:00Z', { dailyReminders: false, streakWarnings: false });
    expect((await gil.today('2026-01-14T08:00:00Z')).dayNumber).toBe(10);
    await gil.completeDay('2026-01-14T08:00:00Z');
    await at('2026-01-14T09:00:00Z');
    expect(device.received.map((push) => push.read().title)).toEqual(['Day 10 complete']);
    expect(told(device)).toEqual(['milestone-2026-01-14']);
  });
});

describe('a push service', () => {
  it('that says gone is asked no more; one that refuses is not asked again', async () => {
    const { device, who } = await begin('hal', '2026-08-01T06:00:00Z');
    const laptop = service.newDevice('laptop');
    await subscribe(who, laptop, '2026-08-01T06:00:00Z');
    device.answers.push({ status: 410 });
    laptop.answers.push({ status: 413 });
    for (const time of ['07:00', '07:10', '08:00']) await at(`2026-08-01T${time}:00Z`);
    await at('2026-08-02T07:00:00Z');
    expect(device.received).toHaveLength(1);
    expect(told(laptop)).toEqual(['dailyReminder-2026-08-01', 'dailyReminder-2026-08-02']);
  });

  it('that is busy is asked again when it said so, for the same topic; another device is not told twice', async () => {
    const { device, who } = await begin('ivy', '2026-08-03T06:00:00Z');
    const laptop = service.newDevice('laptop');
    await subscribe(who, laptop, '2026-08-03T06:00:00Z');
    device.answers.push({ status: 429, retryAfter: '120' }, { status: 500 });
    await at('2026-08-03T07:00:00Z');
    await at('2026-08-03T07:01:59Z');
    expect(device.received).toHaveLength(1);
    await at('2026-08-03T07:02:00Z');
    expect(device.received).toHaveLength(2);
    // The second pause is a minute.
    await at('2026-08-03T07:02:59Z');
    expect(device.received).toHaveLength(2);
    await at('2026-08-03T07:03:00Z');
    await at('2026-08-03T08:00:00Z');
    expect(device.received.map(({ status, topic }) => [status, topic])).toEqual(
      [429, 500, 201].map((status) => [status, 'dailyReminder-2026-08-03']),
    );
    expect(laptop.received).toHaveLength(1);
  });

  it('is not asked again once the day is complete, nor when it is too late', async () => {
    const { device, who } = await begin('jon', '2026-08-05T06:00:00Z');
    await set(who, '2026-08-05T06:00:00Z', { achievementNews: false });
    device.answers.push({ status: 503 }, { status: 503, retryAfter: '7201' });
    await at('2026-08-05T07:00:00Z');
    await who.completeDay('2026-08-05T07:00:10Z');
    await at('2026-08-05T07:01:00Z');
    expect(device.received).toHaveLength(1);
    await at('2026-08-06T07:00:00Z');
    for (const time of ['08:59:59', '09:00:02']) await at(`2026-08-06T${time}Z`);
    expect(device.received).toHaveLength(2);
  });

  it('that hangs holds up nobody at another', async () => {
    const hanging = await begin('kim', '2026-08-10T06:00:00Z', slow);
    const quick = await begin('lea', '2026-08-10T06:00:00Z');
    hanging.device.answers.push('hang');
    clock.set('2026-08-10T07:00:00Z');
    await server.current.notifier.tick();
    await slow.until(() => hanging.device.received.length === 1);
    await service.until(() => quick.device.received.length === 1);
    // The next round does not wait for it either.
    clock.set('2026-08-11T07:00:00Z');
    await server.current.notifier.tick();
    await service.until(() => quick.device.received.length === 2);
    slow.letGo();
    await handOverDue(server.current);
    expect(told(quick.device)).toEqual(['dailyReminder-2026-08-10', 'dailyReminder-2026-08-11']);
  });
});

describe('what is due', () => {
  it('is asked for once, and without a transaction, where nothing is', async () => {
    const { database } = server.current.storage;
    clock.set('2026-05-31T00:00:00Z');
    await handOverDue(server.current);
    await database.delete(pushDelivery);
    const asked: string[] = [];
    const counted = Object.assign(Object.create(database), {
      execute: (statement: Parameters<typeof database.execute>[0]) => {
        asked.push('execute');
        return database.execute(statement);
      },
      transaction: (work: Parameters<typeof database.transaction>[0]) => {
        asked.push('transaction');
        return database.transaction(work);
      },
    });
    const push = makePushSender(configFrom(environment).push, database, clock.now);
    await makeNotifier({ database: counted, push, clock: clock.now, log: makeLogger('silent') }).tick();
    push.close();
    expect(asked).toEqual(['execute']);
  });

  const database = () => server.current.storage.database;
  const plansOf = async ({ id }: Challenger) =>
    (await database().select().from(notificationPlan).where(eq(notificationPlan.personId, id))).map(
      ({ dueAt }) => dueAt,
    );

  it('is not handed on where its kind is switched off', async () => {
    const { who } = await begin('mia', '2026-08-20T06:00:00Z');
    await set(who, '2026-08-20T06:00:00Z', { streakWarnings: false });
    await at('2026-08-20T06:00:01Z');
    for (const time of ['07:00', '18:00']) await moveDue(database(), Date.parse(`2026-08-20T${time}:00Z`));
    const waiting = await database()
      .select({ kind: pushDelivery.kind })
      .from(pushDelivery)
      .innerJoin(pushSubscription, eq(pushSubscription.id, pushDelivery.subscriptionId))
      .where(eq(pushSubscription.personId, who.id));
    expect(waiting).toEqual([{ kind: 'dailyReminder' }]);
    await at('2026-08-20T23:00:00Z');
  });

  it('is nothing for whoever has no device, until they have one again', async () => {
    const { device, who } = await begin('nils', '2026-08-22T06:00:00Z');
    await at('2026-08-22T07:00:00Z');
    const { endpoint } = device.subscription;
    await who.ask('POST', '/notifications/unsubscribe', '2026-08-22T08:00:00Z', { endpoint });
    await at('2026-08-23T18:00:00Z');
    expect(await plansOf(who)).toEqual([null, null]);
    await subscribe(who, device, '2026-08-24T06:00:00Z');
    await at('2026-08-24T07:00:00Z');
    expect(told(device)).toEqual(['dailyReminder-2026-08-22', 'dailyReminder-2026-08-24']);
  });

  it('is handed over as soon as it is moved, while the rest is being moved', async () => {
    const { device } = await begin('olga', '2026-08-26T06:00:00Z');
    await at('2026-08-26T06:00:01Z');
    clock.set('2026-08-26T07:00:00Z');
    let moves = 0;
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
    expect(told(device)).toEqual(['dailyReminder-2026-08-26']);
    push.close();
  });

  it('waits at the hosts that have some of it, and at no other', async () => {
    const { who } = await begin('pia', '2026-08-28T06:00:00Z');
    const [own] = await database()
      .select()
      .from(pushSubscription)
      .where(eq(pushSubscription.personId, who.id));
    const now = Date.parse('2099-01-01T00:00:00Z');
    const waits = (host: string, localDate: string, notBefore: number) => ({
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
        waits('a.example', '2099-01-01', now),
        waits('a.example', '2099-01-02', now + 1),
        waits('b.example', '2099-01-03', now + 1),
        waits('c.example', '2099-01-04', now - 1),
      ]);
    expect(await hostsWaiting(database(), now)).toEqual(['a.example', 'c.example']);
    await database().delete(pushDelivery).where(eq(pushDelivery.subscriptionId, own!.id));
    expect(await hostsWaiting(database(), now)).toEqual([]);
  });
});

describe('several servers', () => {
  it('hand over each once, and take over what one that died had taken', async () => {
    const people = [];
    for (let number = 0; number < 12; number += 1) {
      const one = await begin(`crowd-${number}`, '2026-09-01T06:00:00Z');
      people.push(one);
      if (number % 2 === 0) continue;
      // A Tuesday: half of them are reminded earlier on it.
      await one.who.ask('POST', '/premium/start-trial', '2026-09-01T06:00:00Z', {});
      const weekdayTimes = [null, null, '08:30', null, null, null, null];
      await set(one.who, '2026-09-01T06:00:00Z', { weekdayTimes });
    }
    await at('2026-09-01T06:00:01Z');
    clock.set('2026-09-01T07:00:00Z');
    const { database } = server.current.storage;
    const log = makeLogger('silent');
    const push = makePushSender(configFrom(environment).push, database, clock.now);
    const servers = [1, 2, 3].map(() => makeNotifier({ database, push, clock: clock.now, log }));
    await Promise.all(servers.map((one) => one.tick()));
    await Promise.all(servers.map((one) => one.idle()));
    await handOverDue(server.current);
    expect(people.map(({ device }) => told(device))).toEqual(people.map(() => ['dailyReminder-2026-09-01']));

    // What one has taken nobody else gets until its lease is over; then it is handed over.
    clock.set('2026-09-02T07:00:00Z');
    const taken = await database.transaction(async (transaction) => {
      const alone = transaction as unknown as typeof database;
      await moveDue(alone, clock.now());
      return take({ database: alone, push, clock: clock.now }, service.host, 100);
    });
    expect(taken.length).toBeGreaterThanOrEqual(people.length);
    await at('2026-09-02T07:00:14Z');
    expect(people.every(({ device }) => device.received.length === 1)).toBe(true);
    await at('2026-09-02T07:00:15Z');
    expect(people.map(({ device }) => told(device)[1])).toEqual(people.map(() => 'dailyReminder-2026-09-02'));
    push.close();
  });
});
