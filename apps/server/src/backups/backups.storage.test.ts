import { afterAll, afterEach, beforeEach, expect, it } from 'vitest';
import { migrationOf } from '../db/migrate';
import { openEmpty, openStorage, type Storage } from '../db/storage';
import { makeLogger } from '../logger';
import { emptyPlace } from '../testing/storage-source';
import { type Part, readContents } from './contents';
import { fillStorage } from './fill-storage';
import { tablesOfOthers } from './tables';

const log = makeLogger('silent');
const now = Date.parse('2026-11-16T08:00:00Z');
const places: Awaited<ReturnType<typeof emptyPlace>>[] = [];
const place = async () => {
  const made = await emptyPlace();
  places.push(made);
  return made.setting;
};
afterAll(async () => {
  for (const made of places) await made.dispose();
});

let storage: Storage;
beforeEach(async () => {
  storage = await openStorage(await place(), now, log);
  await storage.ready;
});
afterEach(() => storage.close());

async function contents(): Promise<Part[]> {
  const { pool, database, close } = storage;
  const migration = (await migrationOf(pool))!;
  return readContents({ name: 'here', pool, database, migration, close }, now, async (parts) => {
    const all: Part[] = [];
    for await (const part of parts) all.push(part);
    return all;
  });
}

async function restore(parts: Part[]) {
  const target = await openEmpty(await place(), now, log);
  try {
    return await fillStorage(
      target.pool,
      'there',
      (async function* () {
        yield* parts;
      })(),
    );
  } finally {
    await target.close();
  }
}

it('tables that somebody else made are left out of a backup, told of, and it can be restored', async () => {
  await storage.pool.query('create table settled_date_parted (like settled_date)');
  await storage.pool.query('create table visitor (id int primary key, person_id uuid references person)');
  const parts = await contents();
  expect(parts).not.toContainEqual({ kind: 'table', name: 'visitor' });
  expect(await tablesOfOthers(storage.pool)).toEqual(['settled_date_parted', 'visitor']);
  expect(await restore(parts)).toMatchObject({ leftOut: [] });
});

it('a backup that has such a table in it, of an earlier version, is restored without', async () => {
  const [head, ...rest] = await contents();
  const strange: Part[] = [
    { kind: 'table', name: 'visitor' },
    { kind: 'rows', rows: ['{"id":1}'] },
  ];
  expect(await restore([head!, ...strange, ...rest])).toMatchObject({ leftOut: ['visitor'] });
});
