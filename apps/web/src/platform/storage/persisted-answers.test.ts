import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { makeSessionMemory, rememberedKey } from '../identity/session-memory';
import { persistAnswers, restoreAnswers } from './persisted-answers';

const weekKey = ['week'];
const allTimeKey = ['all-time'];

const noon = Date.UTC(2026, 5, 10, 12);
const nextNoon = Date.UTC(2026, 5, 11, 12);

/** A storage whose keys are its properties, as in the browser, with a person signed in. */
function makeBrowser() {
  const entries: Record<string, string> = { [rememberedKey]: '{}' };
  const calls = {
    getItem: (key: string) => entries[key] ?? null,
    setItem(key: string, value: string) {
      entries[key] = value;
    },
    removeItem(key: string) {
      delete entries[key];
    },
  };
  const storage = new Proxy(entries, {
    get: (_, name) => calls[name as keyof typeof calls],
  }) as unknown as Storage;
  return { storage, entries, answerKeys: () => Object.keys(entries).filter((key) => key !== rememberedKey) };
}

/** A browser in which the pages of this person received these answers at that time. */
async function browserAfterVisit(uid: string, at = noon) {
  const browser = makeBrowser();
  const client = new QueryClient();
  const stop = persistAnswers(client, uid, browser.storage);
  await client.fetchQuery({ queryKey: weekKey, queryFn: () => 'week', meta: { persist: 'on-its-date' } });
  await client.fetchQuery({ queryKey: allTimeKey, queryFn: () => 'all time', meta: { persist: true } });
  await client.fetchQuery({ queryKey: ['something else'], queryFn: () => 'not stored' });
  stop();
  for (const key of browser.answerKeys())
    browser.entries[key] = JSON.stringify({ ...JSON.parse(browser.entries[key] ?? ''), at });
  return browser;
}

function clientRestoredFrom(
  { storage }: ReturnType<typeof makeBrowser>,
  uid: string,
  now: number,
  ahead = 0,
) {
  const client = new QueryClient();
  restoreAnswers(client, uid, storage, now, ahead);
  return client;
}

it('Stored answers are restored with their age, and as stale', async () => {
  const client = clientRestoredFrom(await browserAfterVisit('ana'), 'ana', noon + 1000);
  expect(client.getQueryData(weekKey)).toBe('week');
  expect(client.getQueryData(allTimeKey)).toBe('all time');
  expect(client.getQueryState(allTimeKey)).toMatchObject({ dataUpdatedAt: noon, isInvalidated: true });
});

it('Yesterday’s board of the week is not restored, and the one of all time is', async () => {
  const client = clientRestoredFrom(await browserAfterVisit('ana'), 'ana', nextNoon);
  expect(client.getQueryData(weekKey)).toBeUndefined();
  expect(client.getQueryData(allTimeKey)).toBe('all time');
});

it('A board stored before 02:00 is not restored in the morning, because it may still be yesterday’s', async () => {
  const on = (hour: number, minute: number) => new Date(2026, 5, 11, hour, minute).getTime();
  const late = await browserAfterVisit('ana', on(0, 30));
  expect(clientRestoredFrom(late, 'ana', on(1, 59)).getQueryData(weekKey)).toBe('week');
  expect(clientRestoredFrom(late, 'ana', on(2, 0)).getQueryData(weekKey)).toBeUndefined();
});

it('Yesterday’s board is recognized by the server’s clock if the device’s is behind', async () => {
  const hour = 3_600_000;
  // 13:00 by the device is 00:30 of the next date by the server.
  const client = clientRestoredFrom(await browserAfterVisit('ana'), 'ana', noon + hour, 11.5 * hour);
  expect(client.getQueryData(weekKey)).toBeUndefined();
});

it('Stored answers of another person are not shown, and are dropped', async () => {
  const browser = await browserAfterVisit('ana');
  expect(browser.answerKeys()).toHaveLength(2);
  expect(clientRestoredFrom(browser, 'bo', noon).getQueryData(allTimeKey)).toBeUndefined();
  expect(browser.answerKeys()).toEqual([]);
});

it('Only answers of the server are stored, not optimistic updates', () => {
  const browser = makeBrowser();
  const client = new QueryClient();
  persistAnswers(client, 'ana', browser.storage);
  client.setQueryData(weekKey, 'hoped for');
  expect(browser.answerKeys()).toEqual([]);
});

it('Stored answers are removed with the person, and later answers are not stored', async () => {
  const browser = await browserAfterVisit('ana');
  makeSessionMemory(browser.storage).forgetPerson();
  expect(Object.keys(browser.entries)).toEqual([]);
  const client = new QueryClient();
  persistAnswers(client, 'ana', browser.storage);
  await client.fetchQuery({ queryKey: allTimeKey, queryFn: () => 'all time', meta: { persist: true } });
  expect(Object.keys(browser.entries)).toEqual([]);
});

it('Unreadable stored answers are ignored', async () => {
  const browser = await browserAfterVisit('ana');
  for (const key of browser.answerKeys()) browser.entries[key] = '{';
  expect(clientRestoredFrom(browser, 'ana', noon).getQueryData(allTimeKey)).toBeUndefined();
});

it('An answer that a page has removed is deleted from storage, and no other', async () => {
  const browser = makeBrowser();
  const client = new QueryClient();
  persistAnswers(client, 'ana', browser.storage);
  for (const queryKey of [weekKey, allTimeKey])
    await client.fetchQuery({ queryKey, queryFn: () => 'answer', meta: { persist: true } });
  expect(browser.answerKeys()).toHaveLength(2);
  client.removeQueries({ queryKey: weekKey });
  expect(browser.answerKeys()).toEqual([expect.stringContaining('all-time')]);
});
