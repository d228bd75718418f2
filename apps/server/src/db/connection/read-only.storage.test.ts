import { Client } from 'pg';
import { expect, inject, it } from 'vitest';
import { Challenger } from '../../log/testing/challenger';
import { testApp } from '../../testing/test-app';

const server = testApp();
const at = '2026-06-10T10:00:00Z';

/** Makes new connections read-only or not, and closes all that are open, as if the address now led to another host. */
async function setReadOnly(readOnly: 'on' | 'off'): Promise<void> {
  const { connectionString } = server.current.storage.connection;
  const client = new Client({ connectionString: connectionString! });
  await client.connect();
  client.on('error', () => {});
  // In one message, which a pooler passes to one connection.
  await client.query(`begin read write; do $$ begin
    execute format('alter database %I set default_transaction_read_only = ${readOnly}', current_database());
  end $$; commit`);
  // This statement ends its own connection last. A pooler would hand that connection to the server, without the
  // setting.
  const endAll = client.query(
    `select pg_terminate_backend(pid, 5000) from (
      select pid from pg_stat_activity where datname = current_database() order by pid = pg_backend_pid()
    ) as connection`,
  );
  await expect(endAll).rejects.toThrow('terminat');
  await client.end();
  // Waits until the pool has noticed: a connection that was cut would report storage as away too.
  const { pool } = server.current.storage;
  const settingSeenByPool = () =>
    pool.query('show transaction_read_only').then(
      ({ rows }) => rows,
      () => [],
    );
  await expect.poll(settingSeenByPool, { timeout: 60_000 }).toEqual([{ transaction_read_only: readOnly }]);
}

it.runIf(inject('storageKind') === 'postgres')(
  'Storage that became read-only is reported as away, and is used again once it is writable',
  async () => {
    const ana = await Challenger.start(server.current, 'ana', at);
    const readyStatus = async () => (await server.current.app.inject('/readyz')).statusCode;
    expect(await readyStatus()).toBe(200);
    await setReadOnly('on');
    try {
      await expect.poll(readyStatus).toBe(503);
      expect(await ana.complete('pushups', at)).toMatchObject({
        status: 503,
        body: { error: 'storage_away' },
      });
    } finally {
      await setReadOnly('off');
    }
    await expect.poll(readyStatus).toBe(200);
    expect(await ana.complete('pushups', at)).toMatchObject({
      status: 200,
    });
  },
);
