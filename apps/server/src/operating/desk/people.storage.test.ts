import { personas } from '@hundred/testkit/logs/personas';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { person } from '../../db/schema/schema';
import { removeOperator } from '../../identity/operators';
import { Challenger } from '../../log/testing/challenger';
import { testApp } from '../../testing/test-app';
import { tracesOf } from '../../testing/traces';
import { DeskCaller } from '../testing/desk-caller';

const server = testApp();
const at = '2026-03-08T12:00:00.000Z';
const database = () => server.current.storage.database;
let mara: DeskCaller;
beforeAll(async () => {
  mara = await DeskCaller.operator(server.current, 'mara');
  await setName(mara.id, 'Mara');
});
const setName = (id: string, displayName: string) =>
  database().update(person).set({ displayName }).where(eq(person.id, id));
const people = async (query: string, instant = at) =>
  (await mara.ask('GET', `/people${query}`, { at: instant })).body;
const names = async (query: string) => (await people(query)).people.map(({ name }: { name: string }) => name);

it('People are listed by name with day, plan and last visit, and nothing else', async () => {
  const lena = await Challenger.withLog(server.current, 'lena', personas['day 57 with rests']().log);
  const bo = await Challenger.withLog(server.current, 'bo', personas.premium().log);
  await setName(lena.id, 'lena');
  await setName(bo.id, 'Bo Smith');
  await database()
    .update(person)
    .set({ createdAt: new Date('2026-01-01T08:00:00Z') });
  const { people: listed, next } = await people('');
  expect(listed.map(({ name }: { name: string }) => name)).toEqual(['Bo Smith', 'lena', 'Mara']);
  expect(next).toBeNull();
  expect(listed[1]).toEqual({
    id: lena.id,
    name: 'lena',
    email: 'lena@people.test',
    day: 57,
    season: 1,
    finished: false,
    streak: expect.any(Number),
    plan: 'free',
    suspendedUntil: null,
    lastVisit: expect.stringMatching(/^2026-03-08/),
    isOperator: false,
  });
  expect(listed.map(({ plan }: { plan: string }) => plan)).toEqual(['lifetime', 'free', 'free']);
  expect(listed[2].isOperator).toBe(true);
});

it('A search finds any part of a name or an email, from the second letter', async () => {
  expect(await names('?search=SMI')).toEqual(['Bo Smith']);
  expect(await names('?search=bo@people')).toEqual(['Bo Smith']);
  // Two percent signs, which are no wildcards here.
  expect(await names('?search=%25%25')).toEqual([]);
  expect((await people('?search=x')).field).toBe('search');
  expect(await names('?show=operators')).toEqual(['Mara']);
});

it('Premium and quiet people are listed and counted apart', async () => {
  // Who did no rep in the last seven days is quiet: at this instant Bo and Mara.
  const later = '2026-03-08T18:00:00.000Z';
  const { people: premium, counts } = await people('?show=premium', later);
  expect(premium.map(({ name }: { name: string }) => name)).toEqual(['Bo Smith']);
  expect(counts).toMatchObject({ all: 3, premium: 1, quiet: 2, suspended: 0, operators: 1, accounts: 0 });
  expect((await people('?show=quiet', later)).people).toMatchObject([{ name: 'Bo Smith' }, { name: 'Mara' }]);
  // Lena and Bo have done nothing since.
  const { people: quiet } = await people('?show=quiet', '2026-04-08T18:00:00.000Z');
  expect(quiet).toHaveLength(3);
});

it('A page of people goes on after the last one of the page before', async () => {
  for (let index = 0; index < 27; index += 1) {
    const { id } = await Challenger.signUp(server.current, `paged-${index}`);
    // Equal names have an order too.
    await setName(id, index < 14 ? 'Same' : 'Same 2');
  }
  const first = await people('?search=same');
  expect(first.people).toHaveLength(25);
  const second = await people(`?search=same&after=${encodeURIComponent(first.next)}`);
  expect([second.people.length, second.next]).toEqual([2, null]);
  const ids = [...first.people, ...second.people].map(({ id }: { id: string }) => id);
  expect(new Set(ids).size).toBe(27);
});

it('A page of people goes on after a last one who is deleted meanwhile', async () => {
  const first = await people('?search=same');
  const last = first.people.at(-1);
  await mara.ask('DELETE', `/people/${last.id}`, { at, body: { confirm: last.name } });
  const second = await people(`?search=same&after=${encodeURIComponent(first.next)}`);
  expect(second.people).toHaveLength(2);
});

describe('An operator', () => {
  const act = (method: 'POST' | 'PUT' | 'DELETE', id: string, what: string, body?: unknown) =>
    mara.ask(method, `/people/${id}${what}`, { at, body });
  const readPerson = async (id: string) => (await mara.ask('GET', `/people/${id}`, { at })).body;

  it('suspends a person with a reason, and ends it', async () => {
    const { id } = await Challenger.signUp(server.current, 'vera');
    await act('PUT', id, '/suspension', { days: 7, reason: 'Rude to others' });
    expect(await readPerson(id)).toMatchObject({
      suspendedUntil: '2026-03-15T12:00:00.000Z',
      suspensionReason: 'Rude to others',
      history: [{ action: 'suspend-social', operator: 'Mara', note: '7 days, Rude to others' }],
    });
    expect((await people('?show=suspended')).people.map((row: { id: string }) => row.id)).toEqual([id]);
    await act('DELETE', id, '/suspension');
    expect(await readPerson(id)).toMatchObject({ suspendedUntil: null, suspensionReason: null });
    expect((await act('PUT', mara.id, '/suspension', { days: 7, reason: 'x' })).body.error).toBe(
      'not_yourself',
    );
  });

  it('grants and ends a plan', async () => {
    const { id } = await Challenger.signUp(server.current, 'noor');
    expect((await act('PUT', id, '/premium', { plan: 'lifetime' })).body).toEqual({
      success: true,
      until: null,
    });
    expect((await readPerson(id)).plan).toBe('lifetime');
    const later = '2026-03-08T12:00:01.000Z';
    const end = () => mara.ask('DELETE', `/people/${id}/premium`, { at: later });
    expect((await end()).status).toBe(200);
    expect((await mara.ask('GET', `/people/${id}`, { at: later })).body.plan).toBe('free');
    expect((await end()).body.error).toBe('not_premium');
  });

  it('signs a person out everywhere', async () => {
    const sam = await DeskCaller.person(server.current, 'sam');
    await act('POST', sam.id, '/end-sessions');
    const signedInMinutesAgo = 5;
    const headers = await sam.headers(at, signedInMinutesAgo);
    const { statusCode } = await server.current.app.inject({ url: '/api/auth/me', headers });
    expect(statusCode).toBe(401);
  });

  it('removes a name and says that no mail is set up', async () => {
    const { id } = await Challenger.signUp(server.current, 'cy');
    await setName(id, 'Rude');
    expect((await act('POST', id, '/blank-name')).status).toBe(200);
    expect((await act('POST', id, '/blank-name')).status).toBe(404);
    expect((await readPerson(id)).name).toBeNull();
    expect((await act('POST', id, '/reset-link')).body.error).toBe('mail_not_set_up');
  });

  it('exports a person as a file, which is in the audit', async () => {
    const { id } = await Challenger.signUp(server.current, 'ex');
    const { body, headers } = await act('POST', id, '/export');
    expect(body.person.id).toBe(id);
    expect(headers['content-disposition']).toContain('attachment');
    expect((await readPerson(id)).history).toMatchObject([{ action: 'export-person', operator: 'Mara' }]);
  });

  it('deletes a person if their name is typed in, and leaves no trace', async () => {
    const { id } = await Challenger.signUp(server.current, 'gone');
    await setName(id, 'Gone Soon');
    await act('PUT', id, '/suspension', { days: 7, reason: 'A secret reason' });
    expect((await act('DELETE', id, '', { confirm: 'gone' })).body.field).toBe('confirm');
    expect((await act('DELETE', id, '', { confirm: 'Gone Soon' })).status).toBe(200);
    expect((await act('DELETE', id, '', { confirm: 'Gone Soon' })).status).toBe(404);
    expect(await tracesOf(database(), [id, 'gone@people.test', 'A secret reason'])).toEqual([]);
    expect((await act('DELETE', mara.id, '', { confirm: 'Mara' })).body.error).toBe('not_yourself');
  });

  it('stays in the audit without a name once their account is deleted', async () => {
    const other = await DeskCaller.operator(server.current, 'former');
    const { id } = await Challenger.signUp(server.current, 'about');
    await other.ask('PUT', `/people/${id}/premium`, { at, body: { plan: 'starter' } });
    await database().transaction((transaction) => removeOperator(transaction, other.id));
    await act('DELETE', other.id, '', { confirm: 'former@people.test' });
    expect((await readPerson(id)).history).toMatchObject([
      { action: 'grant-premium', operator: null, byCommandLine: false },
    ]);
    expect(await tracesOf(database(), [other.id])).toEqual([]);
  });
});
