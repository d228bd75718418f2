import type { Pool } from 'pg';
import type { NoticeMessage } from 'pg-protocol/dist/messages';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { atOneMoment, countRows, tablesOf } from '../cli/backups/tables';
import { checkTotals } from '../cli/check-totals';
import { isDistributed } from '../db/is-distributed';
import { openStorage, type Storage } from '../db/storage';
import { Challenger } from '../log/testing/challenger';
import { makeLogger } from '../logging/logger';
import { freshStorage } from '../testing/fresh-storage';
import { listenToStorage } from '../testing/listen-to-storage';
import { emptyCitusDatabase, isOnCitus } from '../testing/storage-source';
import { startSecondServer, testApp } from '../testing/test-app';
import { distribute } from './distribute';

afterEach(() => vi.restoreAllMocks());

const firstInstant = Date.parse('2026-06-10T10:00:00Z');
/** The instant so many days after the first one. */
const on = (day: number) => new Date(firstInstant + day * 86_400_000).toISOString();

/** The number of tasks of each part of a plan that leaves the coordinator. */
const tasksIn = (plan: unknown): number[] =>
  [...JSON.stringify(plan).matchAll(/"Task Count":(\d+)/g)].map(([, count]) => Number(count));

/**
 * Counts the statements that an append sends to the workers, and the workers that receive one. Citus logs each of them
 * as a notice. A plan would not show them, because it does not show what a function does.
 */
async function countRemoteStatements(pool: Pool, personId: string, length: number) {
  const client = await pool.connect();
  const servers: string[] = [];
  const onNotice = ({ message = '', detail = '' }: NoticeMessage) => {
    // Names of shards end with six digits.
    if (/^issuing (select|update|insert|with)\b/i.test(message) && /_\d{6}\b/.test(message))
      servers.push(detail);
  };
  client.on('notice', onNotice);
  await client.query('begin');
  await client.query(`set local citus.log_remote_commands = on; set local client_min_messages = log`);
  const { rows } = await client.query(
    `select append_facts($1, $2, 0, '[{"kind": "zoneChanged", "at": 1, "timezone": "UTC"}]', '{}', 'new', '{}') as appended`,
    [personId, length],
  );
  expect(rows).toEqual([{ appended: true }]);
  await client.query('rollback');
  client.off('notice', onNotice);
  client.release();
  return {
    statements: servers.length,
    servers: new Set(servers.map((server) => server.replace(/ connection.*/, ''))).size,
  };
}

describe.runIf(!isOnCitus())('One PostgreSQL server', () => {
  const storage = freshStorage();

  it('without Citus keeps its logs, and the refusal links to the instructions', async () => {
    await expect(distribute(storage.current.pool)).rejects.toThrow(/has no Citus.*operating\.md/);
    expect(await isDistributed(storage.current.database)).toBe(false);
  });
});

describe.runIf(isOnCitus())('A coordinator and two workers', () => {
  let address: { kind: 'server'; url: string };
  const openAnother = async (): Promise<Storage> => {
    const storage = await openStorage(address, Date.now(), makeLogger('silent'));
    await storage.ready;
    return storage;
  };
  const server = testApp(
    {},
    {
      async openStorage() {
        address = (await emptyCitusDatabase()).setting;
        return openAnother();
      },
    },
  );

  it('hold everybody’s log on the workers, and each request of one person is answered by one of them', async () => {
    const people = await Promise.all(
      ['ana', 'bo', 'cy'].map((name) => Challenger.start(server.current, name, on(0))),
    );
    for (const one of people) await one.completeDay(on(0));
    const lines = await distribute(server.current.storage.pool);
    expect(lines[0]).toContain('challenge: 3 rows');
    expect(await distribute(server.current.storage.pool)).toEqual([expect.stringContaining('already')]);

    const storage = await openAnother();
    const distributed = {
      ...server.current,
      ...(await startSecondServer({ ...server.current, storage })),
      storage,
    };
    const ana = await Challenger.signUp(distributed, 'ana');
    expect(ana.id).toBe(people[0]!.id);
    const statements = listenToStorage();
    await ana.completeDay(on(1));
    await ana.complete('pushups', on(3));
    await ana.complete('pushups', on(3), { deviceKey: 'late', localDate: on(2).slice(0, 10), at: on(2) });
    await ana.post('rest-day', on(4), {});
    for (const call of ['today', 'stats', 'badges', 'progress-history', 'log?after=0']) {
      expect([call, (await ana.get(call, on(4))).status]).toEqual([call, 200]);
    }
    for (const [method, url, body] of [
      ['PUT', '/auth/profile', { displayName: 'Ana', timezone: 'Asia/Tokyo', ageGroup: '30-39' }],
      ['GET', '/auth/me'],
      ['POST', '/premium/start-trial', {}],
      ['GET', '/premium/status'],
      ['GET', '/previews'],
      ['GET', '/account/export'],
      ['POST', '/auth/sign-out-everywhere', {}],
    ] as const) {
      expect([url, (await ana.ask(method, url, on(4), body)).status]).toEqual([url, 200]);
    }
    const bo = await Challenger.signUp(distributed, 'bo');
    expect((await bo.ask('DELETE', '/account', on(4), { confirm: 'DELETE' })).status).toBe(200);
    vi.restoreAllMocks();

    const eachTextOnce = [...new Map(statements.map((one) => [one.text, one])).values()];
    const plans = await Promise.all(
      eachTextOnce
        .filter(({ text }) => /\b(challenge|fact)\b/.test(text))
        .filter(({ values }) => values.some((value) => value === ana.id || value === bo.id))
        .map(async ({ text, values }) => ({
          text,
          tasks: tasksIn((await storage.pool.query(`explain (format json, costs off) ${text}`, values)).rows),
        })),
    );
    expect(plans.length).toBeGreaterThan(5);
    expect(plans.filter(({ tasks }) => tasks.length === 0 || tasks.some((count) => count !== 1))).toEqual([]);
    // A statement over all people has a task for each of the 32 shards, so the check above would notice one.
    const everybody = await storage.pool.query(
      'explain (format json, costs off) select length from challenge',
    );
    expect(tasksIn(everybody.rows)).toEqual([32]);
    // The look-up of the device's key, the change of the log's row, and the new facts.
    expect(await countRemoteStatements(storage.pool, ana.id, (await ana.head()).length)).toEqual({
      statements: 3,
      servers: 1,
    });
    expect((await checkTotals(storage.database)).wrong).toBe(0);

    const client = await storage.pool.connect();
    const tables = await tablesOf(client);
    const backedUpFacts = await atOneMoment(client, () =>
      countRows(client, tables.find(({ name }) => name === 'fact')!),
    );
    client.release();
    const remaining = [ana, people[2]!];
    const facts = await Promise.all(remaining.map((one) => one.facts()));
    expect(backedUpFacts.rows, 'facts in a backup, without those of the deleted person').toBe(
      facts.flat().length,
    );
    await storage.close();
  });
});
