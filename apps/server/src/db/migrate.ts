import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type { Pool } from 'pg';
import { StartRefused } from '../start-refused';

/** Any number, as long as every server of every version takes the same: drizzle's migrator has no lock. */
const advisoryLock = 100_100;

interface Journal {
  entries: { idx: number; when: number; tag: string }[];
}

/** `migrations` beside `src` and `dist`: the nearest one above this file. */
function findFolder(from: string): string {
  const candidate = join(from, 'migrations');
  return existsSync(candidate) ? candidate : findFolder(dirname(from));
}

export const migrationsFolder = findFolder(dirname(fileURLToPath(import.meta.url)));

export async function newestMigration(folder = migrationsFolder): Promise<{ index: number; when: number }> {
  const journal: Journal = JSON.parse(await readFile(join(folder, 'meta', '_journal.json'), 'utf8'));
  const last = journal.entries.at(-1)!;
  return { index: last.idx, when: last.when };
}

/**
 * Brings the tables to where this program needs them. Two servers that start together take turns; the second
 * finds nothing left to do. A database that a newer program has been at is left alone.
 */
export async function migrateStorage(pool: Pool, folder = migrationsFolder): Promise<void> {
  const newest = await newestMigration(folder);
  const client = await pool.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [advisoryLock]);
    const known = await client.query<{ known: boolean }>(
      `select to_regclass('drizzle.__drizzle_migrations') is not null as known`,
    );
    if (known.rows[0]!.known) {
      const applied = await client.query<{ newest: string | null }>(
        'select max(created_at) as newest from drizzle.__drizzle_migrations',
      );
      if (Number(applied.rows[0]!.newest ?? 0) > newest.when) {
        throw new StartRefused(
          'The database was written by a newer version of Hundred. Start that version, or restore a backup made before it.',
        );
      }
    }
    await migrate(drizzle(client), { migrationsFolder: folder });
  } finally {
    // Ending the session gives the lock back, also where the unlock itself could not be sent.
    await client.query('select pg_advisory_unlock_all()').catch(() => {});
    client.release();
  }
}
