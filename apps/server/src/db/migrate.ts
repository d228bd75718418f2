import { readMigrationFiles } from 'drizzle-orm/migrator';
import type { Pool, PoolClient } from 'pg';
import { StartRefused } from '../process/start-refused';
import { setShortLockTimeout } from './connection/lock-timeout';
import { runInTransaction } from './connection/run-in-transaction';
import { checkServerVersion } from './connection/server-version';
import { type Migration, migrationsFolder, migrationsIn, newestMigration } from './migration-files';

/** Any number, as long as every server of every version uses the same. */
const advisoryLock = 100_100;

const writtenByNewerVersion = () =>
  new StartRefused(
    'A newer version of Hundred wrote this database. Start that version, or restore an older backup.',
  );

/** The last migration of this storage; undefined if it has none of our tables. Refuses storage of a newer version. */
export async function migrationOf(connection: Pool | PoolClient): Promise<Migration | undefined> {
  const result = await connection.query<{ exists: boolean }>(
    `select to_regclass('drizzle.__drizzle_migrations') is not null as exists`,
  );
  if (!result.rows[0]!.exists) return undefined;
  const { rows } = await connection.query<{ newest: string | null }>(
    'select max(created_at) as newest from drizzle.__drizzle_migrations',
  );
  if (rows[0]!.newest === null) return undefined;
  const when = Number(rows[0]!.newest);
  const ourMigrations = migrationsIn(migrationsFolder);
  if (when > ourMigrations.at(-1)!.when) throw writtenByNewerVersion();
  return ourMigrations.findLast((migration) => migration.when <= when);
}

/**
 * Creates the table in which drizzle records applied migrations. The table has drizzle's name, because drizzle's tools read
 * it.
 */
const createLedgerSql = `create schema if not exists drizzle;
create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)`;

/**
 * Migrates the tables to the version of this program, in one transaction. Two servers that start together take turns;
 * the second finds nothing left to do. A database that a newer program has migrated is not changed. A locked table
 * makes the migration fail (`isLockTimeout`) instead of waiting, because every reader would wait behind the migration.
 *
 * drizzle's own migrator has no lock, and a lock around it would belong to the session: a pooler in transaction mode
 * leaves such a lock behind on a connection, and the next server waits for ever.
 */
export async function migrateStorage(pool: Pool, folder = migrationsFolder): Promise<void> {
  const newest = await newestMigration(folder);
  await runInTransaction(pool, async (client) => {
    await checkServerVersion(client);
    await client.query('select pg_advisory_xact_lock($1)', [advisoryLock]);
    await setShortLockTimeout(client);
    const applied = await migrationOf(client);
    // A restore passes a folder with fewer migrations than this program has.
    if (applied && applied.when > newest.when) throw writtenByNewerVersion();
    await client.query(createLedgerSql);
    for (const { sql, hash, folderMillis: when } of readMigrationFiles({ migrationsFolder: folder })) {
      if (applied && when <= applied.when) continue;
      for (const statement of sql) await client.query(statement);
      await client.query('insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)', [
        hash,
        when,
      ]);
    }
  });
}
