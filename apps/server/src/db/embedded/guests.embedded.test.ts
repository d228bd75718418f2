import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeLogger } from '../../logging/logger';
import { guestAt } from '../../testing/embedded-guest';
import { emptyDataDir } from '../../testing/storage-source';
import { openStorage, type Storage } from '../storage';

const dataFolder = emptyDataDir();
let storage: Storage;
beforeAll(async () => {
  storage = await openStorage(dataFolder.setting, Date.now(), makeLogger('silent'));
});
afterAll(async () => {
  await storage.close();
  await dataFolder.dispose();
});

const ourQuery = () => storage.pool.query('select count(*)::int as rows from installation');

it('A guest’s settings apply to that guest alone, for as long as they are connected', async () => {
  const dump = await guestAt(dataFolder);
  await dump.query(`select set_config('search_path', '', false)`);
  await dump.query(`set datestyle to 'German'; set statement_timeout to 1234`);
  expect((await ourQuery()).rows).toEqual([{ rows: 1 }]);
  const other = await guestAt(dataFolder);
  expect((await other.query('show datestyle')).rows).toEqual([{ DateStyle: 'ISO, MDY' }]);
  await other.end();
  expect((await ourQuery()).rows).toEqual([{ rows: 1 }]);
  await expect(dump.query('select from installation')).rejects.toThrow('does not exist');
  expect((await dump.query('show datestyle')).rows).toEqual([{ DateStyle: 'German, DMY' }]);
  expect((await dump.query('show statement_timeout')).rows).toEqual([{ statement_timeout: '1234ms' }]);
  // Inside a transaction no other connection gets the session.
  await dump.query('begin');
  const ours = ourQuery();
  expect((await dump.query('show search_path')).rows).toEqual([{ search_path: '' }]);
  await dump.query('commit');
  expect((await ours).rows).toEqual([{ rows: 1 }]);
  await dump.end();
});

it('A guest who disconnects leaves nothing behind', async () => {
  const guest = await guestAt(dataFolder);
  await guest.query('create temp table installation (other int)');
  await guest.query(`set search_path to ''`);
  await guest.query('select pg_advisory_lock(1)');
  await guest.end();
  const locks = `select count(*)::int as held from pg_locks where locktype = 'advisory'`;
  await expect.poll(async () => (await storage.pool.query(locks)).rows).toEqual([{ held: 0 }]);
  const temporary = `select count(*)::int as tables from pg_class where relpersistence = 't' and relkind = 'r'`;
  await expect.poll(async () => (await storage.pool.query(temporary)).rows).toEqual([{ tables: 0 }]);
  expect((await ourQuery()).rows).toEqual([{ rows: 1 }]);
});
