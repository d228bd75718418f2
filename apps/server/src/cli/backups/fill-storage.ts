import type { Pool, PoolClient } from 'pg';
import { retryWhileLocked } from '../../db/connection/lock-timeout';
import { runInTransaction } from '../../db/connection/run-in-transaction';
import { migrateStorage, migrationOf } from '../../db/migrate';
import { newestMigration, withMigrationsUpTo } from '../../db/migration-files';
import { StartRefused } from '../../process/start-refused';
import type { BackupPart } from './contents';
import { type Count, countRows, quoteName, type Table, tablesOf } from './tables';

export interface FillResult {
  rows: number;
  tables: number;
  /** Tables of the backup that this program does not know. */
  leftOut: string[];
}

/** Refuses storage that contains people, or tables of another version than the backup. */
async function checkEmpty(pool: Pool, name: string, migration: number): Promise<void> {
  const found = await migrationOf(pool);
  if (!found) return;
  const { rowCount } = await pool.query('select from person limit 1');
  if (rowCount)
    throw new StartRefused(`${name} already contains people. Nothing was changed. Choose an empty database.`);
  if (found.index !== migration) {
    throw new StartRefused(
      `The tables in ${name} are from another version of Hundred than this backup. Nothing was changed. Choose a database without tables.`,
    );
  }
}

/** Refuses a file that this program cannot restore, before storage is made for it. */
export async function checkBackup(parts: AsyncGenerator<BackupPart>): Promise<void> {
  try {
    checkHead((await parts.next()).value, (await newestMigration()).index);
  } finally {
    await parts.return(undefined);
  }
}

function checkHead(
  part: BackupPart | undefined,
  newest: number,
): asserts part is Extract<BackupPart, { kind: 'head' }> {
  if (part?.kind !== 'head') throw new StartRefused('This is not a backup of Hundred.');
  if (part.format !== 1 || part.migration > newest) {
    throw new StartRefused('A newer version of Hundred made this backup. Restore it with that version.');
  }
}

/** The PostgreSQL error code of a role without the right to create tables. */
const insufficientPrivilege = '42501';
/** The PostgreSQL error codes (classes 22 and 23) for rows that are invalid JSON, of the wrong type, or inconsistent. */
const rowErrors = /^2[23]/;

async function insertRows(
  client: PoolClient,
  { name, columns }: Table,
  rows: readonly string[],
): Promise<void> {
  const list = columns.map(quoteName).join();
  const table = quoteName(name);
  try {
    await client.query(
      `insert into ${table} (${list}) overriding system value
        select ${list} from json_populate_recordset(null::${table}, $1::json)`,
      [`[${rows.join()}]`],
    );
  } catch (error) {
    const { code, message } = error as Error & { code?: string };
    if (!code || !rowErrors.test(code)) throw error;
    throw new StartRefused(`The backup is damaged (a row of ${name}: ${message}). Nothing was changed.`);
  }
}

/** Sets each sequence to the last number that its column has, so that the next one follows; to 1 if there is none. */
async function moveSequences(client: PoolClient): Promise<void> {
  // A sequence depends on its column by `a` if the column is serial, and by `i` if it is an identity.
  const { rows } = await client.query<{ sequence: string; table: string; column: string }>(`
    select s.oid::regclass::text as sequence, d.refobjid::regclass::text as table, a.attname::text as column
    from pg_class s join pg_depend d on d.objid = s.oid and d.deptype in ('a', 'i')
    join pg_attribute a on a.attrelid = d.refobjid and a.attnum = d.refobjsubid
    where s.relkind = 'S' and s.relnamespace = 'public'::regnamespace`);
  for (const { sequence, table, column } of rows) {
    const last = `select max(${quoteName(column)}) from ${table}`;
    await client.query(`select setval($1::regclass, coalesce((${last}), 1), (${last}) is not null)`, [
      sequence,
    ]);
  }
}

/** Reads all rows again and compares them with the counts and checksums of the backup. */
async function checkCounts(
  client: PoolClient,
  tables: Table[],
  expected: Record<string, Count>,
): Promise<Omit<FillResult, 'leftOut'>> {
  let rows = 0;
  for (const table of tables) {
    const found = await countRows(client, table);
    const expectedCount = expected[table.name];
    if (found.rows !== expectedCount?.rows || found.sum !== expectedCount.sum) {
      throw new StartRefused(
        `${table.name} differs from the backup: it has ${found.rows} rows, and the backup has ${expectedCount?.rows ?? 0}. Nothing was changed.`,
      );
    }
    rows += found.rows;
  }
  return { rows, tables: tables.length };
}

/** Triggers update the boards and the reminders. A restore disables them, because their results are among the rows. */
const switchTriggersSql = (tables: Table[], state: 'enable' | 'disable') =>
  tables.map(({ name }) => `alter table ${quoteName(name)} ${state} trigger user`).join(';');

async function fillTables(client: PoolClient, parts: AsyncIterator<BackupPart>): Promise<FillResult> {
  const tables = await tablesOf(client);
  await client.query(switchTriggersSql(tables, 'disable'));
  await client.query(`truncate ${tables.map(({ name }) => quoteName(name)).join()}`);
  let table: Table | undefined;
  const leftOut: string[] = [];
  for (let next = await parts.next(); !next.done; next = await parts.next()) {
    const part = next.value;
    if (part.kind === 'table') {
      table = tables.find(({ name }) => name === part.name);
      // An unknown table was never one of Hundred: earlier versions also backed up the tables of others, and a backup
      // of a newer version is refused by its head.
      if (!table) leftOut.push(part.name);
    }
    if (part.kind === 'rows' && table) await insertRows(client, table, part.rows);
    if (part.kind === 'end') {
      await moveSequences(client);
      const filled = await checkCounts(client, tables, part.counts);
      await client.query(switchTriggersSql(tables, 'enable'));
      // Reads past the last part, because only then a damaged end of the file is noticed.
      await parts.next();
      return { ...filled, leftOut };
    }
  }
  throw new StartRefused('The backup is incomplete. Nothing was changed.');
}

/**
 * Writes everything into empty storage in one transaction, reads it again and compares; then migrates the tables to
 * the version of this program, as a start would.
 */
export async function fillStorage(
  pool: Pool,
  name: string,
  parts: AsyncIterable<BackupPart>,
): Promise<FillResult> {
  const partsLeft = parts[Symbol.asyncIterator]();
  const newest = await newestMigration();
  const head = (await partsLeft.next()).value as BackupPart | undefined;
  checkHead(head, newest.index);
  await checkEmpty(pool, name, head.migration);
  await withMigrationsUpTo(head.migration, (folder) => migrateStorage(pool, folder)).catch((error) => {
    const { code, message } = error as Error & { code?: string };
    if (code !== insufficientPrivilege) throw error;
    throw new StartRefused(
      `${name} refuses: ${message}. The role must own the database: alter database NAME owner to ROLE.`,
    );
  });
  try {
    const filled = await runInTransaction(pool, async (client) => {
      await client.query(`set local timezone to 'UTC'`);
      return fillTables(client, partsLeft);
    });
    await retryWhileLocked(() => migrateStorage(pool), Number.POSITIVE_INFINITY);
    return filled;
  } finally {
    await partsLeft.return?.();
  }
}
