import type { Snapshot } from '@hundred/domain/challenge/fold/snapshot';
import { gentlePlan } from '@hundred/domain/rules/gentle-plan';
import { boosts } from '@hundred/domain/text/boosts';
import { personas } from '@hundred/testkit/logs/personas';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { notificationPlan } from '../../db/schema/notifications-schema';
import { challenge, person } from '../../db/schema/schema';
import { Challenger } from '../../log/testing/challenger';
import { standIn } from '../../testing/stand-in';
import { planAfterClockSetBack } from './plan';
import { makeNotifyingServer, updateProfile } from './testing/notifying-server';
import { receivedTags, subscribe } from './testing/person-with-device';

const { service, server, sendDueAt, startWithDevice } = await makeNotifyingServer();

describe('The recap of the week', () => {
  it('comes on Sunday after two completed days, leads to its page, and can be switched off', async () => {
    // 6 September 2026 is a Sunday. The recap comes an hour after the reminder: at 10:00 in Berlin, 08:00 UTC.
    const { device, challenger } = await startWithDevice('wim', '2026-08-31T05:00:00Z');
    await updateProfile(challenger, '2026-08-31T05:00:00Z', {
      achievementNews: false,
      dailyReminders: false,
    });
    await challenger.completeDay('2026-09-01T06:30:00Z');
    await challenger.completeDay('2026-09-03T06:30:00Z');
    await sendDueAt('2026-09-06T08:00:00Z');
    expect(device.received.at(-1)?.read()).toEqual({
      title: 'Your week: 2 of 7 days',
      body: 'See your reps, your best day and your next week.',
      url: '/recap',
      tag: 'weekRecap-2026-09-06',
    });
    // One day of this week is too few.
    await challenger.completeDay('2026-09-07T06:30:00Z');
    await sendDueAt('2026-09-13T08:00:00Z');
    await updateProfile(challenger, '2026-09-14T05:00:00Z', { milestoneNews: false });
    await challenger.completeDay('2026-09-14T06:30:00Z');
    await challenger.completeDay('2026-09-15T06:30:00Z');
    await sendDueAt('2026-09-20T08:00:00Z');
    expect(receivedTags(device).filter((topic) => topic.startsWith('weekRecap'))).toEqual([
      'weekRecap-2026-09-06',
    ]);
  });

  it('comes to a device that was registered before there was a recap', async () => {
    const { device, challenger } = await startWithDevice('ada', '2026-08-31T05:00:00Z');
    const { database } = server.current.storage;
    await database.delete(notificationPlan).where(eq(notificationPlan.kind, 'weekRecap'));
    await challenger.completeDay('2026-09-01T06:30:00Z');
    await challenger.completeDay('2026-09-02T06:30:00Z');
    await subscribe(challenger, device, '2026-09-05T06:00:00Z');
    await sendDueAt('2026-09-06T08:00:00Z');
    expect(receivedTags(device)).toContain('weekRecap-2026-09-06');
  });
});

describe('The daily reminder', () => {
  it("comes once a date, at the person's minute", async () => {
    const { device, challenger } = await startWithDevice('ana', '2026-06-01T06:00:00Z');
    await updateProfile(challenger, '2026-06-01T06:00:00Z', { displayName: 'Ana Lima' });
    await sendDueAt('2026-06-01T06:59:59Z');
    expect(receivedTags(device)).toEqual([]);
    await sendDueAt('2026-06-01T07:00:00Z');
    expect(device.received[0]).toMatchObject({
      topic: 'dailyReminder-2026-06-01',
      ttl: 7200,
      urgency: 'normal',
    });
    expect(device.received[0]?.read()).toEqual({
      title: 'Ana, Day 1 is waiting',
      body: 'To do: 10 push-ups, 10 sit-ups, 10 jumping jacks.',
      url: '/dashboard',
      tag: 'dailyReminder-2026-06-01',
    });
    await sendDueAt('2026-06-01T07:00:30Z');
    await sendDueAt('2026-06-01T18:00:00Z');
    await sendDueAt('2026-06-02T07:00:00Z');
    expect(receivedTags(device)).toEqual(['dailyReminder-2026-06-01', 'dailyReminder-2026-06-02']);
  });

  it('comes again within an hour after a clock that was a month ahead is right again', async () => {
    const { device, challenger } = await startWithDevice('ahead', '2026-10-01T06:00:00Z');
    await updateProfile(challenger, '2026-10-01T06:00:00Z', { streakWarnings: false, milestoneNews: false });
    await sendDueAt('2026-10-01T07:00:00Z');
    // The clock jumps a month ahead, and half an hour later it jumps back.
    await sendDueAt('2026-11-01T08:30:00Z');
    await sendDueAt('2026-10-01T07:31:00Z');
    await planAfterClockSetBack(server.current.storage.database, Date.parse('2026-10-01T08:00:00Z'));
    await sendDueAt('2026-10-01T08:00:01Z');
    await sendDueAt('2026-10-02T07:00:00Z');
    await planAfterClockSetBack(server.current.storage.database, Date.parse('2026-10-02T07:10:00Z'));
    await sendDueAt('2026-10-02T07:10:01Z');
    expect(receivedTags(device).filter((tag) => tag.startsWith('dailyReminder'))).toEqual([
      'dailyReminder-2026-10-01',
      'dailyReminder-2026-11-01',
      'dailyReminder-2026-10-02',
    ]);
  });

  it('comes for everybody else if one person is in a zone that this runtime does not know', async () => {
    const lost = await startWithDevice('lost', '2026-05-01T06:00:00Z');
    const { device } = await startWithDevice('zoe', '2026-05-01T06:00:00Z');
    const { database } = server.current.storage;
    await database.update(person).set({ timezone: 'Mars/Base' }).where(eq(person.id, lost.challenger.id));
    await sendDueAt('2026-05-01T07:00:00Z');
    await sendDueAt('2026-05-02T07:00:00Z');
    expect(receivedTags(device)).toEqual(['dailyReminder-2026-05-01', 'dailyReminder-2026-05-02']);
    expect(receivedTags(lost.device)).toEqual([]);
  });

  it('comes also for a person who has not visited since another version folded their log', async () => {
    const { device, challenger } = await startWithDevice('old', '2026-04-01T06:00:00Z');
    const { database } = server.current.storage;
    const byAnother = standIn<Snapshot>({ version: 1 });
    await database
      .update(challenge)
      .set({ snapshot: byAnother })
      .where(eq(challenge.personId, challenger.id));
    await sendDueAt('2026-04-01T07:00:00Z');
    expect(receivedTags(device)).toEqual(['dailyReminder-2026-04-01']);
  });

  it('does not come after completion, nor on a rest day', async () => {
    const { device, challenger } = await startWithDevice('ben', '2026-06-03T06:00:00Z');
    await updateProfile(challenger, '2026-06-03T06:00:00Z', { achievementNews: false });
    await challenger.completeDay('2026-06-03T06:30:00Z');
    await sendDueAt('2026-06-03T07:00:00Z');
    await challenger.post('rest-day', '2026-06-04T06:30:00Z', {});
    await sendDueAt('2026-06-04T07:00:00Z');
    expect(receivedTags(device)).toEqual([]);
    await sendDueAt('2026-06-05T07:00:00Z');
    expect(receivedTags(device)).toEqual(['dailyReminder-2026-06-05']);
  });

  it('is dropped after more than two hours, and sent at two hours', async () => {
    const { device } = await startWithDevice('cleo', '2026-06-06T06:00:00Z');
    await sendDueAt('2026-06-06T06:00:01Z');
    await sendDueAt('2026-06-06T09:00:01Z');
    expect(receivedTags(device)).toEqual([]);
    // The server was down since the day before.
    await sendDueAt('2026-06-08T09:00:00Z');
    expect(receivedTags(device)).toEqual(['dailyReminder-2026-06-08']);
    expect(device.received[0]?.ttl).toBe(0);
  });

  it('comes at the time of the weekday, not on one that is off, and with a boost on a hard one', async () => {
    // 3 August 2026 is a Monday.
    const { device, challenger } = await startWithDevice('gus', '2026-08-03T05:00:00Z');
    await challenger.ask('POST', '/premium/start-trial', '2026-08-03T05:00:00Z', {});
    // Weekdays count from Sunday, 0: Tuesday is off, Monday has its own time, Wednesday and Thursday are hard.
    await challenger.ask('PUT', '/challenge/plan', '2026-08-03T05:00:00Z', { plan: gentlePlan([2]) });
    await updateProfile(challenger, '2026-08-03T05:00:00Z', {
      weekdayTimes: [null, '07:30', null, null, null, null, null],
      mood: 'calm',
      boostWeekdays: [3, 4],
    });
    for (const instant of ['2026-08-03T05:29:59Z', '2026-08-03T05:30:00Z', '2026-08-04T07:00:00Z'])
      await sendDueAt(instant);
    await sendDueAt('2026-08-05T07:00:00Z');
    expect(receivedTags(device)).toEqual(['dailyReminder-2026-08-03', 'dailyReminder-2026-08-05']);
    expect(device.received[0]?.read().body).toBe('To do: 6 knee push-ups, 6 dead bugs, 6 step jacks.');
    expect(boosts.calm).toContain(device.received[1]?.read().body);
    // Boosts are in English only.
    await updateProfile(challenger, '2026-08-06T05:00:00Z', { language: 'de' });
    await sendDueAt('2026-08-06T07:00:00Z');
    expect(device.received[2]?.read().body).toMatch(/^Noch offen: 6 Knie-Liegestütze, /);
    await updateProfile(challenger, '2026-08-06T08:00:00Z', { language: 'en' });
    // Premium is over: the time stays, the text is plain again, and Tuesday is an ordinary weekday.
    await sendDueAt('2026-08-11T07:00:00Z');
    await sendDueAt('2026-08-12T07:00:00Z');
    expect(receivedTags(device).slice(3)).toEqual(['dailyReminder-2026-08-11', 'dailyReminder-2026-08-12']);
    expect(device.received[4]?.read().body).toMatch(/^To do/);
  });

  it('follows a change of time, zone and switch at once, and still comes once a date', async () => {
    const { device, challenger } = await startWithDevice('dan', '2026-06-10T06:00:00Z');
    await sendDueAt('2026-06-10T06:00:01Z');
    await updateProfile(challenger, '2026-06-10T06:30:00Z', { reminderTime: '09:45' });
    await sendDueAt('2026-06-10T07:00:00Z');
    expect(receivedTags(device)).toEqual([]);
    await sendDueAt('2026-06-10T07:45:00Z');
    await updateProfile(challenger, '2026-06-10T08:00:00Z', { reminderTime: '11:00' });
    await sendDueAt('2026-06-10T09:00:00Z');
    expect(receivedTags(device)).toEqual(['dailyReminder-2026-06-10']);
    await challenger.moveTo('America/New_York', '2026-06-10T12:00:00Z');
    await sendDueAt('2026-06-10T15:00:00Z');
    await sendDueAt('2026-06-11T09:00:00Z');
    expect(device.received).toHaveLength(1);
    await sendDueAt('2026-06-11T15:00:00Z');
    expect(receivedTags(device).slice(1)).toEqual(['dailyReminder-2026-06-11']);
    await updateProfile(challenger, '2026-06-11T16:00:00Z', { dailyReminders: false });
    await sendDueAt('2026-06-12T15:00:00Z');
    expect(device.received).toHaveLength(2);
    await updateProfile(challenger, '2026-06-12T16:00:00Z', { dailyReminders: true });
    await sendDueAt('2026-06-13T15:00:00Z');
    expect(device.received).toHaveLength(3);
  });

  // The reminder is at 02:30, which the clock in Berlin skips in the first night and shows twice in the second.
  it.each([
    ['a gap', '2026-03-28T12:00:00Z', '2026-03-29T00:59:59Z', '2026-03-29T01:00:00Z', '2026-03-29T01:30:00Z'],
    [
      'an overlap',
      '2026-10-24T12:00:00Z',
      '2026-10-25T00:29:59Z',
      '2026-10-25T00:30:00Z',
      '2026-10-25T01:30:00Z',
    ],
  ])('comes once in a night with %s', async (night, start, before, due, afterwards) => {
    const { device, challenger } = await startWithDevice(night.replace(' ', '-'), start);
    await updateProfile(challenger, start, { reminderTime: '02:30' });
    await sendDueAt(start);
    await sendDueAt(before);
    expect(receivedTags(device)).toEqual([]);
    await sendDueAt(due);
    await sendDueAt(afterwards);
    expect(receivedTags(device)).toEqual([`dailyReminder-${due.slice(0, 10)}`]);
  });
});

describe('The streak warning', () => {
  it('comes at 20:00 for an open streak of three, and not for two', async () => {
    const { device, challenger } = await startWithDevice('eve', '2026-07-01T10:00:00Z');
    await updateProfile(challenger, '2026-07-01T10:00:00Z', {
      dailyReminders: false,
      achievementNews: false,
    });
    for (const date of ['2026-07-01', '2026-07-02']) await challenger.completeDay(`${date}T10:00:00Z`);
    await sendDueAt('2026-07-03T18:00:00Z');
    expect(receivedTags(device)).toEqual([]);
    await challenger.completeDay('2026-07-03T18:30:00Z');
    await sendDueAt('2026-07-04T17:59:59Z');
    expect(receivedTags(device)).toEqual([]);
    await sendDueAt('2026-07-04T18:00:00Z');
    expect(receivedTags(device)).toEqual(['streakWarning-2026-07-04']);
    expect(device.received[0]).toMatchObject({ urgency: 'high', topic: 'streakWarning-2026-07-04' });
    expect(device.received[0]?.read().title).toBe('Keep your 3-day streak');
  });
});

describe('A notification', () => {
  it('of badges comes when they are earned, once a date, and not if it is switched off', async () => {
    const { device, challenger } = await startWithDevice('fay', '2026-07-10T10:00:00Z');
    await updateProfile(challenger, '2026-07-10T10:00:00Z', { dailyReminders: false });
    await challenger.completeDay('2026-07-10T10:10:00Z', { actualReps: 40 });
    await sendDueAt('2026-07-10T10:10:01Z');
    expect(device.received.map((push) => push.read())).toEqual([
      expect.objectContaining({ title: '2 new badges', body: 'First Step, Hundred Club', url: '/badges' }),
    ]);
    // Badges that follow on the same date are not announced.
    await challenger.complete('pushups', '2026-07-10T10:20:00Z', { actualReps: 900 });
    await sendDueAt('2026-07-10T10:20:01Z');
    expect(receivedTags(device)).toEqual(['achievement-2026-07-10']);
    await updateProfile(challenger, '2026-07-10T11:00:00Z', { achievementNews: false });
    await challenger.completeDay('2026-07-11T20:30:00Z', { actualReps: 600 });
    await sendDueAt('2026-07-11T20:30:01Z');
    expect(device.received).toHaveLength(1);
  });

  it('of badges is in the language of the person', async () => {
    const { device, challenger } = await startWithDevice('gerda', '2026-07-10T10:00:00Z');
    await updateProfile(challenger, '2026-07-10T10:00:00Z', { dailyReminders: false, language: 'de' });
    await challenger.completeDay('2026-07-10T10:10:00Z');
    await sendDueAt('2026-07-10T10:10:01Z');
    expect(device.received.map((push) => push.read())).toEqual([
      expect.objectContaining({ title: 'Neues Abzeichen: Erster Schritt', url: '/badges' }),
    ]);
  });

  it('of Day 10 comes with its completion, also after an hour of downtime', async () => {
    const { log } = personas['day 57 with rests']();
    const untilDay9 = log.filter((fact) => fact.at < Date.parse('2026-01-14T00:00:00Z'));
    const gil = await Challenger.withLog(server.current, 'gil', untilDay9);
    const device = service.newDevice('gil');
    await subscribe(gil, device, '2026-01-14T08:00:00Z');
    await updateProfile(gil, '2026-01-14T08:00:00Z', { dailyReminders: false, streakWarnings: false });
    expect((await gil.today('2026-01-14T08:00:00Z')).dayNumber).toBe(10);
    await gil.completeDay('2026-01-14T08:00:00Z');
    await sendDueAt('2026-01-14T09:00:00Z');
    expect(device.received.map((push) => push.read().title)).toEqual(['Day 10 complete']);
    expect(receivedTags(device)).toEqual(['milestone-2026-01-14']);
  });
});
