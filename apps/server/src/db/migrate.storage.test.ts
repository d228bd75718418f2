import { Client, Pool } from 'pg';
import { expect, inject, it, vi } from 'vitest';
import { makeLogger } from '../logging/logger';
import { freshStorage } from '../testing/fresh-storage';
import { emptyDatabase } from '../testing/storage-source';
import { migrateStorage } from './migrate';
import { newestMigration, withMigrationsUpTo } from './migration-files';
import { openStorage } from './storage';

const storage = freshStorage();
/** How many migrations are applied. They are numbered from 0, so of all there are `index + 1`. */
const appliedCount = async () =>
  Number(
    (await storage.current.pool.query('select count(*) from drizzle.__drizzle_migrations')).rows[0].count,
  );

it('Servers that start together apply each migration once', async () => {
  const { index } = await newestMigration();
  await storage.current.pool.query(
    'drop schema drizzle cascade; drop schema public cascade; create schema public',
  );
  // A data folder allows one server at a time, and all its connections share one session.
  const servers = storage.current.kind === 'server' ? 3 : 1;
  await Promise.all(Array.from({ length: servers }, () => migrateStorage(storage.current.pool)));
  expect(await appliedCount()).toBe(index + 1);
  expect((await storage.current.pool.query('select id from installation')).rowCount).toBe(1);
});

it('A start does not change a database that a newer version has migrated', async () => {
  const { index } = await newestMigration();
  await withMigrationsUpTo(index - 1, (older) =>
    expect(migrateStorage(storage.current.pool, older)).rejects.toThrow(/newer version of Hundred/),
  );
  expect(await appliedCount()).toBe(index + 1);
  await migrateStorage(storage.current.pool);
});

/** A database whose server reports PostgreSQL 14. */
async function olderServer() {
  const testDatabase = await emptyDatabase();
  const client = new Client({ connectionString: testDatabase.setting.url });
  await client.connect();
  await client.query(`create schema older;
    create function older.current_setting(text) returns text language sql as
      $$ select case $1 when 'server_version_num' then '140024' else '14.24' end $$;
    alter database ${new URL(testDatabase.setting.url).pathname.slice(1)} set search_path = older, pg_catalog, public`);
  return { ...testDatabase, client };
}

// A pooler would hand out connections from before the server reported that version.
const isServerItself = inject('storageKind') === 'postgres' && !process.env.THROUGH_POOLER;
it.runIf(isServerItself)('A start creates nothing on a server that is too old', async () => {
  const { setting, client, dispose } = await olderServer();
  const storage = await openStorage(setting, Date.now(), makeLogger('silent'));
  await expect(storage.ready).rejects.toThrow('the server of DATABASE_URL is PostgreSQL 14.24');
  const { rows } = await client.query(`select to_regclass('public.person') as person`);
  expect(rows).toEqual([{ person: null }]);
  await client.end();
  await storage.close();
  await dispose();
});

it.runIf(isServerItself)(
  'A start that waits for locked tables lets everybody read meanwhile, logs it, and ends once they are free',
  async () => {
    // Migration 22 adds this column.
    const addedColumn = 'show_vip';
    const { setting, dispose } = await emptyDatabase();
    const holder = new Client({ connectionString: setting.url });
    const reader = new Pool({ connectionString: setting.url, max: 1 });
    await holder.connect();
    await withMigrationsUpTo(21, (older) => migrateStorage(reader, older));
    await holder.query('begin; lock table person in access share mode');
    const warn = vi.fn();
    const storage = await openStorage(setting, Date.now(), { info() {}, warn, error() {} });
    await vi.waitFor(() => expect(warn).toHaveBeenCalled(), 20_000);
    expect(warn).toHaveBeenCalledWith(expect.anything(), expect.stringContaining('locks a table'));
    expect((await reader.query('select * from person')).fields.map(({ name }) => name)).not.toContain(
      addedColumn,
    );
    await holder.query('rollback');
    await storage.ready;
    expect((await reader.query('select * from person')).fields.map(({ name }) => name)).toContain(
      addedColumn,
    );
    await Promise.all([holder.end(), reader.end(), storage.close()]);
    await dispose();
  },
);

it.runIf(isServerItself)(
  'A role without permissions is reported as such, not as a missing server; the start continues once it has them',
  async () => {
    const { setting, dispose } = await emptyDatabase();
    const owner = new Client({ connectionString: setting.url });
    await owner.connect();
    await owner.query('create role without_rights login');
    const url = new URL(setting.url);
    url.username = 'without_rights';
    const warn = vi.fn();
    const storage = await openStorage({ kind: 'server', url: url.href }, Date.now(), {
      info() {},
      warn,
      error() {},
    });
    await vi.waitFor(() => expect(warn).toHaveBeenCalled(), 20_000);
    expect(warn).toHaveBeenCalledWith(
      expect.objectContaining({ reason: expect.stringContaining('permission denied') }),
      'DATABASE_URL answers, but refuses something that the server needs, trying again',
    );
    await owner.query(`alter database ${url.pathname.slice(1)} owner to without_rights`);
    await storage.ready;
    await storage.close();
    await owner.query('reassign owned by without_rights to current_user; drop role without_rights');
    await owner.end();
    await dispose();
  },
);

it.runIf(isServerItself)(
  'A migration loses nothing that an older server writes meanwhile, and makes its later writes fail',
  async () => {
    const { setting, dispose } = await emptyDatabase();
    const poolOfOlder = new Pool({ connectionString: setting.url, max: 2 });
    // The tables of 0.2.0.
    await withMigrationsUpTo(25, (folder) => migrateStorage(poolOfOlder, folder));
    const personId = '00000000-0000-4000-8000-000000000001';
    await poolOfOlder.query(
      `insert into person (id, issuer, subject, created_at) values ($1, 'older', 'ada', now())`,
      [personId],
    );
    await poolOfOlder.query(`insert into challenge (person_id, length, snapshot) values ($1, 0, '{}')`, [
      personId,
    ]);
    let acknowledged = 0;
    // This is how a server of 0.2.0 appends. A later migration drops `settled_length`.
    const append = `
      with log as (update challenge set length = length + 1, settled_length = length + 1
        where person_id = $1 returning person_id, length)
      insert into fact (person_id, sequence, body) select person_id, length, '{"kind":"runStarted","at":1}' from log`;
    const writing = (async () => {
      for (;;) {
        await poolOfOlder.query(append, [personId]);
        acknowledged += 1;
      }
    })();
    const firstError = writing.catch((error: Error) => error.message);
    await vi.waitFor(() => expect(acknowledged).toBeGreaterThan(20), 20_000);
    const storage = await openStorage(setting, Date.now(), makeLogger('silent'));
    await storage.ready;
    expect(await firstError).toBe('column "settled_length" of relation "challenge" does not exist');
    const { rows } = await storage.pool.query(
      'select length, (select count(*)::int from fact) as facts from challenge',
    );
    expect(rows).toEqual([{ length: acknowledged, facts: acknowledged }]);
    await Promise.all([poolOfOlder.end(), storage.close()]);
    await dispose();
  },
);
