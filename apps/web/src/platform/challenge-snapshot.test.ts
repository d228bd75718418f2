import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { statsKey, todayKey } from './challenge-queries';
import { forgetChallenge, keepChallenge, restoreChallenge } from './challenge-snapshot';

const noon = Date.UTC(2026, 5, 10, 12);
const nextNoon = Date.UTC(2026, 5, 11, 12);

function store() {
  const kept = new Map<string, string>();
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}

/** A browser in which this person's pages got these answers at noon. */
async function visited(uid: string) {
  const storage = store();
  const client = new QueryClient();
  const stop = keepChallenge(client, uid, storage);
  await client.fetchQuery({ queryKey: todayKey, queryFn: () => 'today' });
  await client.fetchQuery({ queryKey: statsKey, queryFn: () => 'stats' });
  await client.fetchQuery({ queryKey: ['something else'], queryFn: () => 'not kept' });
  stop();
  for (const [key, text] of storage.kept)
    storage.kept.set(key, JSON.stringify({ ...JSON.parse(text), at: noon }));
  return storage;
}

function restored(storage: ReturnType<typeof store>, uid: string, now: number) {
  const client = new QueryClient();
  restoreChallenge(client, uid, storage, now);
  return client;
}

it('gives the last answers back, with their age, and as out of date', async () => {
  const client = restored(await visited('ana'), 'ana', noon + 1000);
  expect(client.getQueryData(todayKey)).toBe('today');
  expect(client.getQueryData(statsKey)).toBe('stats');
  expect(client.getQueryState(statsKey)).toMatchObject({ dataUpdatedAt: noon, isInvalidated: true });
});

it('does not offer yesterday’s challenge, but where one stood', async () => {
  const client = restored(await visited('ana'), 'ana', nextNoon);
  expect(client.getQueryData(todayKey)).toBeUndefined();
  expect(client.getQueryData(statsKey)).toBe('stats');
});

it('shows nobody the answers of somebody else, and drops them', async () => {
  const storage = await visited('ana');
  expect(storage.kept.size).toBe(2);
  expect(restored(storage, 'bo', noon).getQueryData(statsKey)).toBeUndefined();
  expect(storage.kept.size).toBe(0);
});

it('keeps answers of the server only, not what a page hopes for', () => {
  const storage = store();
  const client = new QueryClient();
  keepChallenge(client, 'ana', storage);
  client.setQueryData(todayKey, 'hoped for');
  expect(storage.kept.size).toBe(0);
});

it('is forgotten whole', async () => {
  const storage = await visited('ana');
  forgetChallenge(storage);
  expect(storage.kept.size).toBe(0);
});

it('starts with nothing where what was kept cannot be read', async () => {
  const storage = await visited('ana');
  for (const key of storage.kept.keys()) storage.kept.set(key, '{');
  expect(restored(storage, 'ana', noon).getQueryData(statsKey)).toBeUndefined();
});
