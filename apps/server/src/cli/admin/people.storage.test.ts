import { randomUUID } from 'node:crypto';
import { personas } from '@hundred/testkit/logs/personas';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { embeddedIssuerName } from '../../adapters/embedded-identity/own-account';
import { identityAccount, identityPayload, person } from '../../db/schema/schema';
import { Challenger } from '../../log/testing/challenger';
import { testApp } from '../../testing/test-app';
import { listPeople } from './list-people';
import { suspendSocial } from './moderation/suspend-social';
import { showNumbers } from './numbers';
import { runAdmin } from './run-admin';

const server = testApp();
const database = () => server.current.storage.database;
const admin = (now: string, ...args: string[]) =>
  runAdmin([listPeople, showNumbers, suspendSocial], args, database(), Date.parse(now));
const instant = (date: string) => new Date(`${date}T08:00:00Z`);

async function signUpMany(count: number, name: string, date: string): Promise<void> {
  const rows = Array.from({ length: count }, (_, index) => ({
    id: randomUUID(),
    issuer: 'many',
    subject: `${name}-${index}`,
    email: `${name}-${index}@many.test`,
    createdAt: instant(date),
  }));
  await database().insert(person).values(rows);
}

async function registerOnly(...emails: string[]): Promise<string> {
  const at = instant('2026-01-01');
  const rows = emails.map((email) => ({
    id: randomUUID(),
    email,
    password: 'a hash',
    createdAt: at,
    passwordChangedAt: at,
  }));
  await database().insert(identityAccount).values(rows);
  return rows[0]!.id;
}

it('People are listed by pages, with the total and the command for the next page', async () => {
  await signUpMany(205, 'paged', '2026-02-01');
  await registerOnly(...Array.from({ length: 97 }, (_, index) => `paged-account-${index}@many.test`));
  const people = (...args: string[]) => admin('2026-03-02T08:00:00Z', 'people', ...args);
  const first = await people('paged-');
  // A page has 100 lines and the total.
  expect(first).toHaveLength(101);
  expect(first.at(-1)).toBe('Total: 302. Page 1 of 4. Next page: npm run admin -- people "paged-" --page 2');
  const second = await people('--page', '2', 'paged-');
  const third = await people('paged-', '--page', '3');
  const last = await people('paged-', '--page', '4');
  expect(last).toHaveLength(3);
  expect(last.at(-1)).toBe('Total: 302. Page 4 of 4.');
  const listed = [first, second, third, last].flatMap((page) => page.slice(0, -1));
  expect(new Set(listed).size).toBe(302);
  expect(listed.map((line) => line.includes('never used the app'))).toEqual(
    Array.from({ length: 302 }, (_, index) => index >= 205),
  );
  await expect(people('paged-', '--page', '5')).rejects.toThrow('The last page is 4 (302 in total).');
  await expect(people('--page')).rejects.toThrow('Give a page number');
});

it('A line of people shows plan, day, last visit and suspension', async () => {
  const now = '2026-03-08T12:00:00Z';
  /** The line of a person after its id and the instant of registration. */
  const lineOf = async (text: string) => (await admin(now, 'people', text))[0]!.split('  ').slice(2);
  const early = { createdAt: instant('2026-01-01') };
  const day57 = await Challenger.withLog(server.current, 'on-the-way', personas['day 57 with rests']().log);
  await Challenger.withLog(server.current, 'bought', personas.premium().log);
  const looker = await Challenger.signUp(server.current, 'looker');
  await database().update(person).set(early);
  expect(await lineOf('on-the-way')).toEqual([
    'on-the-way@people.test',
    '-',
    'free',
    'day 57',
    'last visit 2026-03-08',
  ]);
  expect((await lineOf('bought')).slice(2)).toEqual(['lifetime', 'day 34', 'last visit 2026-02-06']);
  expect((await lineOf('looker')).slice(2)).toEqual(['free', 'not started', 'last visit 2026-01-01']);

  await admin(now, 'suspend-social', day57.id, '7');
  expect((await lineOf('on-the-way')).at(-1)).toBe('suspended until 2026-03-15T12:00:00.000Z');
  const account = await registerOnly('looker@account.test');
  await database()
    .update(person)
    .set({ issuer: embeddedIssuerName, subject: account })
    .where(eq(person.id, looker.id));
  const payload = { iat: instant('2026-03-05').getTime() / 1000 };
  await database()
    .insert(identityPayload)
    .values({ model: 'RefreshToken', id: 'a', payload, accountId: account });
  expect((await lineOf('looker')).slice(-2)).toEqual(['last visit 2026-03-05', 'email not confirmed']);
});

it('Numbers count who registered, started, was active on their own dates and finished', async () => {
  const numbers = async (now: string): Promise<Record<string, number>> =>
    Object.fromEntries(
      (await admin(now, 'numbers')).map((line) => {
        const [name, people] = line.split(/ {2,}/);
        return [name, Number(people)];
      }),
    );
  const before = await numbers('2027-04-10T12:00:00Z');
  await Challenger.signUp(server.current, 'only-looks');
  await registerOnly('never-came@account.test');
  await Challenger.withLog(server.current, 'finisher', personas['day 100']().log);
  // Has badges, and is under way.
  await Challenger.withLog(server.current, 'collector', personas.premium().log);
  const east = await Challenger.start(server.current, 'east', '2027-04-01T12:00:00Z', 'Pacific/Auckland');
  // 11 April in Auckland, where this is also the date of the second count.
  await east.complete('pushups', '2027-04-10T13:00:00Z');
  // 10 April in Auckland: the date of the second count in UTC, but the date before it in Auckland.
  const evening = await Challenger.start(
    server.current,
    'evening',
    '2027-04-01T12:00:00Z',
    'Pacific/Auckland',
  );
  await evening.complete('pushups', '2027-04-10T08:00:00Z');
  const west = await Challenger.start(server.current, 'west', '2027-04-01T12:00:00Z', 'America/Los_Angeles');
  await west.complete('pushups', '2027-04-04T12:00:00Z');
  await west.complete('situps', '2027-04-04T12:00:00Z');
  const after = await numbers('2027-04-10T14:00:00Z');
  const increase = Object.entries(after).map(([name, people]) => [name, people - before[name]!]);
  // Only `east` is active today; `east`, `evening` and `west` are within 7 days.
  expect(Object.fromEntries(increase)).toEqual({
    registered: 7,
    started: 5,
    'active today': 1,
    'active within 7 days': 3,
    finished: 1,
  });
  // A day later the completions in the west are too old.
  expect((await numbers('2027-04-11T14:00:00Z'))['active within 7 days']).toBe(2);
});
