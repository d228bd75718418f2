import { findPgbouncer, startPgbouncer } from '@hundred/testkit/postgres/pgbouncer';
import { expect, inject, it, onTestFinished } from 'vitest';
import { makeLogger } from '../../logging/logger';
import { emptyDatabase } from '../../testing/storage-source';
import { openStorage } from '../storage';

/** `npm run test:pooler` sets more rounds. */
const rounds = Number(process.env.POOLER_ROUNDS ?? 2);
const pgbouncer = inject('storageKind') === 'postgres' ? findPgbouncer() : undefined;

const heldLocks = `select from pg_locks join pg_database on pg_database.oid = database
  where locktype = 'advisory' and datname = current_database()`;

it.runIf(pgbouncer)(
  'Three servers that start at once behind a pooler all become ready (where PgBouncer 1.21 or newer is installed)',
  async () => {
    const pooler = await startPgbouncer(pgbouncer!, inject('postgresUrl'));
    onTestFinished(pooler.dispose);
    for (let round = 0; round < rounds; round += 1) {
      const testDatabase = await emptyDatabase();
      const setting = { kind: 'server', url: pooler.through(testDatabase.setting.url) } as const;
      const servers = await Promise.all(
        Array.from({ length: 3 }, () => openStorage(setting, Date.now(), makeLogger('silent'))),
      );
      try {
        await Promise.all(servers.map(({ ready }) => ready));
        for (const { pool } of servers) {
          expect((await pool.query('select from installation')).rowCount).toBe(1);
          // A lock that outlives its transaction would stay with a connection that other clients get next.
          expect((await pool.query(heldLocks)).rowCount).toBe(0);
        }
      } finally {
        await Promise.all(servers.map(({ close }) => close()));
        await testDatabase.dispose();
      }
    }
  },
);
