import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import {
  announce as announceCommand,
  endAnnouncement as endAnnouncementCommand,
} from '../../cli/admin/announcements';
import { runAdmin } from '../../cli/admin/run-admin';
import { pushSubscription } from '../../db/schema/notifications-schema';
import { Challenger } from '../../log/testing/challenger';
import { testApp } from '../../testing/test-app';
import { DeskCaller } from '../testing/desk-caller';

const server = testApp();
const at = '2026-03-08T12:00:00.000Z';
const database = () => server.current.storage.database;
let mara: DeskCaller;
beforeAll(async () => {
  mara = await DeskCaller.operator(server.current, 'mara');
});
const announce = (text: string, more: object = {}) =>
  mara.ask('PUT', '/announcement', { at, body: { text, days: 7, notify: false, ...more } });
const seenBy = async (reader: Challenger, instant = at) =>
  (await reader.ask('GET', '/auth/me', instant)).body.user.announcement;

it('An announcement is shown until it is read, replaced, ended or over', async () => {
  const ana = await Challenger.signUp(server.current, 'ana');
  const bo = await Challenger.signUp(server.current, 'bo');
  expect(await seenBy(ana)).toBeUndefined();
  await announce('The gym is closed on Friday.');
  const { id } = await seenBy(ana);
  expect(await seenBy(bo)).toEqual({ id, text: 'The gym is closed on Friday.', at });
  // A repeated request succeeds too.
  for (let time = 0; time < 2; time += 1) {
    expect((await ana.ask('PUT', `/announcement/${id}/read`, at)).status).toBe(200);
  }
  expect([await seenBy(ana), (await seenBy(bo)).id]).toEqual([undefined, id]);
  expect(await seenBy(bo, '2026-03-15T12:00:00.000Z')).toBeUndefined();
  await announce('It is open again.');
  expect((await seenBy(ana)).text).toBe('It is open again.');
  expect((await ana.ask('PUT', `/announcement/${id}/read`, at)).status).toBe(404);
  expect((await mara.ask('GET', '/announcement', { at })).body.announcement).toMatchObject({
    text: 'It is open again.',
    endsAt: '2026-03-15T12:00:00.000Z',
  });
  await mara.ask('DELETE', '/announcement', { at });
  expect(await seenBy(bo)).toBeUndefined();
  const { entries } = (await mara.ask('GET', '/audit', { at })).body;
  expect(entries.map(({ action }: { action: string }) => action)).toEqual([
    'end-announcement',
    'announce',
    'announce',
  ]);
});

it('An announcement is written and ended by a command too', async () => {
  const kim = await Challenger.signUp(server.current, 'kim');
  const admin = (...args: string[]) =>
    runAdmin([announceCommand, endAnnouncementCommand], args, database(), Date.parse(at));
  await admin('announce', 'The hall is open.', '--days', '2');
  expect((await seenBy(kim)).text).toBe('The hall is open.');
  expect(await seenBy(kim, '2026-03-10T12:00:00.000Z')).toBeUndefined();
  for (const wrong of [[], ['The', 'hall'], ['Hall', '--days', '0'], ['']]) {
    await expect(admin('announce', ...wrong)).rejects.toThrow(/Put the text|must/);
  }
  await admin('end-announcement');
  expect(await seenBy(kim)).toBeUndefined();
  await expect(admin('end-announcement')).rejects.toThrow('no announcement');
});

it('An announcement is planned as a notification for people with a device, if the operator wants it', async () => {
  const cy = await Challenger.signUp(server.current, 'cy');
  await Challenger.signUp(server.current, 'without-device');
  await database()
    .insert(pushSubscription)
    .values({
      id: randomUUID(),
      personId: cy.id,
      endpoint: 'https://push.example/1',
      p256dh: 'key',
      auth: 'auth',
      userAgent: 'Test',
      platform: 'test',
      createdAt: new Date(at),
    });
  const planned = async () =>
    (
      await database().execute<{ person_id: string; about: string[] }>(
        sql`select person_id, about from notification_plan where kind = 'announcement' and due_at is not null`,
      )
    ).rows;
  await announce('Quiet.');
  expect(await planned()).toEqual([]);
  await announce('Loud.', { notify: true });
  expect(await planned()).toEqual([{ person_id: cy.id, about: ['Loud.'] }]);
  // What is not sent yet ends with the announcement.
  await mara.ask('DELETE', '/announcement', { at });
  expect(await planned()).toEqual([]);
});
