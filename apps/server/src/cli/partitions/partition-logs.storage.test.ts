import { exerciseIds } from '@hundred/domain/days/exercises';
import type { Pool } from 'pg';
import { afterEach, expect, inject, it, vi } from 'vitest';
import { joinStorage, openStorage } from '../../db/storage';
import { Challenger } from '../../log/testing/challenger';
import { makeLogger } from '../../logging/logger';
import { takeStorage } from '../../testing/fresh-storage';
import { listenToStorage } from '../../testing/listen-to-storage';
import { emptyDatabase } from '../../testing/storage-source';
import { testApp } from '../../testing/test-app';
import { tablesOf } from '../backups/tables';
import { checkTotals } from '../check-totals';
import { partitionLogs } from './partition-logs';

const isOnServer = inject('storageKind') === 'postgres';
const ownStorage = {
  // The tables stay partitioned, so no other test file may reuse them.
  async openStorage() {
    if (!isOnServer) return takeStorage();
    const { setting } = await emptyDatabase();
    const storage = await openStorage(setting, Date.now(), makeLogger('silent'));
    await storage.ready;
    return storage;
  },
};
const server = testApp({}, ownStorage);
const lockedServer = testApp({}, ownStorage);
afterEach(() => vi.restoreAllMocks());

const dayMs = 86_400_000;
const firstInstant = Date.parse('2026-06-10T10:00:00Z');
/** The instant so many days after the first one. */
const on = (day: number) => new Date(firstInstant + day * dayMs).toISOString();

/** The partitions that a query plan reads or writes. */
function partitionsIn(plan: unknown): string[] {
  return [...new Set(JSON.stringify(plan).match(/"Relation Name":"fact_\d+"/g) ?? [])];
}

/** How many partitions an append locks. A query plan would not show what the function `append_facts` does. */
async function countPartitionsOfAppend(pool: Pool, personId: string, length: number): Promise<number> {
  const client = await pool.connect();
  await client.query('begin');
  const { rows: appended } = await client.query(
    `select append_facts($1, $2, 0, '[{"kind": "zoneChanged", "at": 1, "timezone": "UTC"}]', '{}', 'new', '{}') as done`,
    [personId, length],
  );
  expect(appended).toEqual([{ done: true }]);
  const { rowCount } = await client.query(
    `select distinct relname from pg_locks join pg_class on pg_class.oid = relation
     where pid = pg_backend_pid() and relname ~ '^fact_\\d+$'`,
  );
  await client.query('rollback');
  client.release();
  return rowCount ?? 0;
}

it.runIf(isOnServer)(
  'The log is partitioned while people complete days, nothing is lost, and each request uses one partition',
  async () => {
    const { pool, database } = server.current.storage;
    const names = Array.from({ length: 8 }, (_, index) => `person-${index}`);
    const people = await Promise.all(names.map((name) => Challenger.start(server.current, name, on(0))));
    for (const person of people) await person.completeDay(on(0));
    let day = 1;
    let isPartitioned = false;
    const completing = (async () => {
      for (; !isPartitioned; day += 1) await Promise.all(people.map((person) => person.completeDay(on(day))));
    })();
    const leaving = await Challenger.start(server.current, 'leaving', on(0));
    const [lines] = await Promise.all([
      partitionLogs(pool, 4),
      leaving.completeDay(on(0)).then(() => leaving.ask('DELETE', '/account', on(0), { confirm: 'DELETE' })),
    ]);
    isPartitioned = true;
    await completing;
    expect(lines).toEqual([expect.stringContaining('4 partitions')]);
    expect(await partitionLogs(pool, 8)).toEqual([expect.stringContaining('already')]);
    for (const person of people) {
      const completions = (await person.facts()).filter(({ kind }) => kind === 'exerciseCompleted');
      // Three exercises of each day, from day 0 to the one before `day`.
      expect(completions).toHaveLength(3 * day);
    }
    expect((await checkTotals(database)).wrong).toBe(0);

    const client = await pool.connect();
    const backedUp = (await tablesOf(client)).map(({ name }) => name);
    client.release();
    expect(backedUp.filter((name) => /^fact/.test(name))).toEqual(['fact']);
    const everything = await pool.query('explain (format json) select from fact');
    expect(partitionsIn(everything.rows)).toHaveLength(4);

    const statements = listenToStorage();
    const [ana] = people as [Challenger];
    for (const exercise of exerciseIds) await ana.complete(exercise, on(day), { deviceKey: exercise });
    for (const call of ['today', 'stats', 'progress-history', 'log?after=0']) {
      expect((await ana.get(call, on(day))).status).toBe(200);
    }
    expect((await ana.ask('GET', '/account/export', on(day))).status).toBe(200);
    vi.restoreAllMocks();
    const logStatements = statements.filter(({ text }) => /\bfact\b/.test(text) && !/^explain/.test(text));
    expect(logStatements.length).toBeGreaterThan(2);
    const plans = await Promise.all(
      logStatements.map(async ({ text, values }) => ({
        text,
        partitions: partitionsIn((await pool.query(`explain (format json, costs off) ${text}`, values)).rows),
      })),
    );
    expect(
      Math.max(...plans.map(({ partitions }) => partitions.length)),
      'partitions that one statement reads',
    ).toBe(1);
    expect(await countPartitionsOfAppend(pool, ana.id, (await ana.head()).length)).toBe(1);
  },
);

it.runIf(isOnServer)('A partitioning that is stopped while it waits leaves nothing behind', async () => {
  const { setting, dispose } = await emptyDatabase();
  const storage = await openStorage(setting, Date.now(), makeLogger('silent'));
  await storage.ready;
  const { pool } = storage;
  const leftovers = async () => {
    const { rows } = await pool.query<{ name: string }>(
      `select relname as name from pg_class where relname like '%\\_parted' and relkind = 'p'
       union all select tgname from pg_trigger where tgname = 'tell_parted'`,
    );
    return rows.map(({ name }) => name).sort();
  };
  const reader = await pool.connect();
  await reader.query('begin; lock table challenge in access share mode');
  const stopping = new AbortController();
  const partitioned = partitionLogs(pool, 2, stopping.signal);
  partitioned.catch(() => {});
  await vi.waitFor(async () => expect(await leftovers()).toEqual(['fact_parted', 'tell_parted']), 20_000);
  stopping.abort(new Error('stopped'));
  // The lock is released only after the signal, so the signal is what stops the partitioning.
  const waitingDrops = async () =>
    (
      await pool.query(
        `select from pg_stat_activity
           where datname = current_database() and wait_event_type = 'Lock' and query like 'drop %'`,
      )
    ).rowCount;
  await vi.waitFor(async () => expect(await waitingDrops()).toBe(1), 20_000);
  await reader.query('rollback');
  reader.release();
  await expect(partitioned).rejects.toThrow('stopped');
  expect(await leftovers()).toEqual([]);
  await storage.close();
  await dispose();
});

it.runIf(isOnServer)(
  'A partitioning that waits for a locked log does not block completions, and can be stopped without waiting',
  async () => {
    const { pool, connection } = lockedServer.current.storage;
    // As in the command: no query is ended for waiting long.
    const commandStorage = joinStorage(
      { connectionString: connection.connectionString },
      makeLogger('silent'),
    );
    const ana = await Challenger.start(lockedServer.current, 'ana', on(0));
    const holder = await pool.connect();
    await holder.query('begin; lock table fact in share update exclusive mode');
    const stopping = new AbortController();
    const partitioned = partitionLogs(commandStorage.pool, 2, stopping.signal);
    partitioned.catch(() => {});
    const waiting = `select from pg_locks where relation = 'fact'::regclass and not granted`;
    await vi.waitFor(async () => expect((await pool.query(waiting)).rowCount).toBe(1), 20_000);
    expect(await ana.completeDay(on(0))).toMatchObject({ status: 200, body: { allCompleted: true } });
    stopping.abort(new Error('stopped'));
    await expect(partitioned).rejects.toThrow('stopped');
    await holder.query('rollback');
    holder.release();
    expect((await pool.query(`select from pg_class where relname = 'fact_parted'`)).rowCount).toBe(0);
    await commandStorage.close();
  },
);
