import { Writable } from 'node:stream';
import { personas } from '@hundred/testkit/logs/personas';
import type { Pool } from 'pg';
import { beforeEach, expect, it } from 'vitest';
import { injectBrowser } from '../../adapters/embedded-identity/testing/inject-browser';
import { Challenger } from '../../log/testing/challenger';
import { makeLogger } from '../../logging/logger';
import { isOnCitus } from '../../testing/storage-source';
import { ownAccounts, testApp } from '../../testing/test-app';

let logLines: string[] = [];
const sink = new Writable({
  write(chunk, _encoding, done) {
    logLines.push(String(chunk));
    done();
  },
});
let now = Date.parse('2026-11-17T08:00:00Z');
const parts = { log: makeLogger('warn', sink), clock: () => now };
const server = testApp({}, parts);
const serverWithAccounts = testApp(ownAccounts, parts);

beforeEach(() => {
  now += 60_000;
  logLines = [];
});

/** While `work` runs, PostgreSQL refuses new rows of this table as it does on a full disk. */
async function whileFull(pool: Pool, table: string, work: () => Promise<void>): Promise<void> {
  await pool.query(`create function refuse_rows() returns trigger language plpgsql
    as $$ begin raise exception 'could not extend file: No space left on device' using errcode = '53100'; end $$`);
  await pool.query(
    `create trigger refuse before insert or update on ${table} execute function refuse_rows()`,
  );
  try {
    await work();
  } finally {
    await pool.query('drop function refuse_rows cascade');
  }
}

const readyStatus = async ({ app }: typeof server.current) => (await app.inject('/readyz')).statusCode;

async function expectReported(program: typeof server.current): Promise<void> {
  expect(await readyStatus(program)).toBe(503);
  expect(logLines.filter((line) => /the disk of .* is full: free some space/.test(line))).toHaveLength(1);
}

it('A full disk is reported by /readyz and one log line when only sign-ins are refused', async () => {
  const { storage, app } = serverWithAccounts.current;
  expect(await readyStatus(serverWithAccounts.current)).toBe(200);
  await whileFull(storage.pool, 'identity_payload', async () => {
    for (const _ of [1, 2, 3]) await injectBrowser(app).beginSignIn();
    await expectReported(serverWithAccounts.current);
    expect(logLines).toHaveLength(1);
  });
  // A refused write counts for ten seconds.
  now += 10_000;
  expect(await readyStatus(serverWithAccounts.current)).toBe(200);
});

it('A full disk is reported by /readyz and one log line when only new accounts are refused', async () => {
  const { storage, app } = serverWithAccounts.current;
  const browser = injectBrowser(app);
  const { url } = await browser.beginSignIn({ prompt: 'login' });
  await whileFull(storage.pool, 'identity_account', async () => {
    const fields = { email: 'ana@people.test', password: 'correct horse battery' };
    for (const _ of [1, 2]) await browser.submit(`${url.pathname}/register`, fields);
    await expectReported(serverWithAccounts.current);
  });
});

// Citus allows no triggers on the tables that it distributes.
it.runIf(!isOnCitus())(
  'A full disk is reported by /readyz and one log line when only imports are refused, in their thread',
  async () => {
    const at = '2026-11-17T08:00:00Z';
    const ana = await Challenger.withLog(server.current, 'ana', personas['day 57 with rests']().log);
    const file = (await ana.ask('GET', '/account/export', at)).body;
    const bo = await Challenger.signUp(server.current, 'bo');
    await whileFull(server.current.storage.pool, 'fact', async () => {
      expect((await bo.ask('POST', '/account/import', at, file)).status).toBe(503);
      await expectReported(server.current);
    });
  },
);
