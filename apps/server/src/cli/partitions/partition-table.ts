import type { Pool, PoolClient } from 'pg';
import { retryWhileLocked, setShortLockTimeout } from '../../db/connection/lock-timeout';
import { repeatLostRaces } from '../../db/connection/lost-race';
import { runInTransaction } from '../../db/connection/run-in-transaction';

/** How many people's rows one transaction copies. Their own writes wait until it ends. */
const peoplePerTransaction = 200;
/** How often a step is tried while other sessions lock the tables. */
const mostTries = 60;

/** The trigger that repeats writes, and its function: under these names a later run finds what a crash left behind. */
const copyTrigger = 'tell_parted';
const copyFunctionOf = (table: string) => `tell_${table}_parted`;

interface TableLayout {
  constraints: { name: string; definition: string }[];
  indexes: { name: string; definition: string }[];
  /** Without generated columns, which cannot be written. */
  columns: string[];
  primaryKey: string[];
}

/**
 * Partitions a table of people's rows while the table is in use; returns the number of rows. If the work is stopped
 * before the end, the table stays as it was.
 */
export async function partitionTable(
  pool: Pool,
  table: string,
  partitionCount: number,
  signal: AbortSignal,
): Promise<number> {
  const layout = await layoutOf(pool, table);
  try {
    await retryWhileLocked(
      () => createPartitionedTable(pool, table, partitionCount, layout),
      mostTries,
      signal,
    );
    const copied = await copyRows(pool, table, layout, signal);
    await retryWhileLocked(() => swapTables(pool, table, layout), mostTries, signal);
    return copied;
  } catch (error) {
    await retryWhileLocked(() => removeUnfinished(pool, table), Number.POSITIVE_INFINITY);
    throw error;
  }
}

/** Reads the layout from the database, so that a later migration of the table changes nothing here. */
async function layoutOf(pool: Pool, table: string): Promise<TableLayout> {
  // Descending types: unique and primary keys come before the foreign keys that refer to them.
  const { rows: constraints } = await pool.query(
    `select conname as name, pg_get_constraintdef(oid) as definition from pg_constraint
     where conrelid = $1::regclass and contype in ('p', 'f', 'u') order by contype desc`,
    [table],
  );
  const { rows: indexes } = await pool.query(
    `select relname as name, pg_get_indexdef(indexrelid) as definition from pg_index join pg_class on oid = indexrelid
     where indrelid = $1::regclass and not exists (select from pg_constraint where conindid = indexrelid)`,
    [table],
  );
  const { rows: columns } = await pool.query<{ name: string; isGenerated: boolean; isInKey: boolean }>(
    `select attname as name, attgenerated <> '' as "isGenerated", attnum = any (conkey) as "isInKey"
     from pg_attribute join pg_constraint on conrelid = attrelid and contype = 'p'
     where attrelid = $1::regclass and attnum > 0 and not attisdropped order by attnum`,
    [table],
  );
  return {
    constraints,
    indexes,
    columns: columns.filter(({ isGenerated }) => !isGenerated).map(({ name }) => name),
    primaryKey: columns.filter(({ isInKey }) => isInKey).map(({ name }) => name),
  };
}

const inTransaction = <T>(pool: Pool, work: (client: PoolClient) => Promise<T>): Promise<T> =>
  repeatLostRaces(() => runInTransaction(pool, work));

/** Creates the partitioned table, empty, beside the old one. From then on each write to the old one is repeated in it. */
async function createPartitionedTable(
  pool: Pool,
  table: string,
  partitionCount: number,
  layout: TableLayout,
): Promise<void> {
  await inTransaction(pool, async (client) => {
    await setShortLockTimeout(client);
    // Both tables are locked before anything is created: a transaction that created tables under one lock and then
    // waited for the other would block every write meanwhile.
    await client.query(`lock table challenge, ${table} in share row exclusive mode`);
    await client.query('create schema if not exists partitions');
    await client.query(`drop table if exists ${table}_parted`);
    await client.query(
      `create table ${table}_parted (like ${table} including defaults including generated including constraints) partition by hash (person_id)`,
    );
    for (let part = 0; part < partitionCount; part += 1) {
      await client.query(
        `create table partitions.${table}_${part} partition of ${table}_parted for values with (modulus ${partitionCount}, remainder ${part})`,
      );
    }
    for (const { name, definition } of layout.constraints) {
      await client.query(`alter table ${table}_parted add constraint ${name}_parted ${definition}`);
    }
    for (const { definition } of layout.indexes) {
      await client.query(
        definition.replace(/INDEX (\S+) ON \S+/, (_all, name) => `INDEX ${name}_parted ON ${table}_parted`),
      );
    }
    await createCopyTrigger(client, table, layout);
  });
}

/** Creates the trigger that repeats each write to the old table in the partitioned one. */
async function createCopyTrigger(
  client: PoolClient,
  table: string,
  { columns, primaryKey }: TableLayout,
): Promise<void> {
  const valueColumns = columns.filter((column) => !primaryKey.includes(column));
  const isOldRow = primaryKey.map((column) => `${column} = old.${column}`).join(' and ');
  const newValues = columns.map((column) => `new.${column}`);
  const valueUpdates = valueColumns.map((column) => `${column} = excluded.${column}`);
  await client.query(`create or replace function ${copyFunctionOf(table)}() returns trigger language plpgsql as $$
    begin
      if tg_op <> 'INSERT' then
        delete from ${table}_parted where ${isOldRow};
      end if;
      if tg_op <> 'DELETE' then
        insert into ${table}_parted (${columns}) values (${newValues})
        on conflict (${primaryKey}) do update set ${valueUpdates};
      end if;
      return null;
    end $$`);
  await client.query(
    `create or replace trigger ${copyTrigger} after insert or update or delete on ${table}
     for each row execute function ${copyFunctionOf(table)}()`,
  );
}

/**
 * Copies all rows, in batches of people: every person with a log has a row in `challenge`. A copied row stays locked
 * until the end of its transaction, so that a concurrent delete waits and then removes it from both tables.
 */
async function copyRows(
  pool: Pool,
  table: string,
  { columns }: TableLayout,
  signal: AbortSignal,
): Promise<number> {
  let copied = 0;
  for (let lastPersonId = '00000000-0000-0000-0000-000000000000'; ; ) {
    signal.throwIfAborted();
    const { rows } = await pool.query<{ id: string }>(
      'select person_id as id from challenge where person_id > $1 order by person_id limit $2',
      [lastPersonId, peoplePerTransaction],
    );
    if (rows.length === 0) return copied;
    const personIds = rows.map(({ id }) => id);
    copied += await inTransaction(pool, async (client) => {
      await client.query(
        `insert into ${table}_parted (${columns})
         select ${columns} from ${table} where person_id = any ($1) for share on conflict do nothing`,
        [personIds],
      );
      const { rows: counts } = await client.query<{ before: number; after: number }>(
        `select (select count(*)::int from ${table} where person_id = any ($1)) as before,
                (select count(*)::int from ${table}_parted where person_id = any ($1)) as after`,
        [personIds],
      );
      const { before, after } = counts[0]!;
      if (before !== after)
        throw new Error(`${table}: only ${after} of ${before} rows were copied. Nothing was changed.`);
      return after;
    });
    lastPersonId = personIds.at(-1)!;
  }
}

/** Replaces the old table by the partitioned one, under the same names. Reads and writes wait meanwhile. */
async function swapTables(pool: Pool, table: string, { constraints, indexes }: TableLayout): Promise<void> {
  await inTransaction(pool, async (client) => {
    await setShortLockTimeout(client);
    // Writers lock `challenge` first, so this does too. Dropping the foreign key to it needs this lock as well.
    await client.query(`lock table challenge, ${table} in access exclusive mode`);
    await client.query(`drop table ${table}`);
    await client.query(`drop function ${copyFunctionOf(table)}`);
    await client.query(`alter table ${table}_parted rename to ${table}`);
    for (const { name } of constraints) {
      await client.query(`alter table ${table} rename constraint ${name}_parted to ${name}`);
    }
    for (const { name } of indexes) await client.query(`alter index ${name}_parted rename to ${name}`);
  });
}

/** Removes the unfinished partitioned table and the trigger that fills it. */
const removeUnfinished = (pool: Pool, table: string) =>
  inTransaction(pool, async (client) => {
    await setShortLockTimeout(client);
    // Dropping a trigger locks the table even if there is none.
    const { rowCount } = await client.query(
      `select from pg_trigger where tgrelid = $1::regclass and tgname = '${copyTrigger}'`,
      [table],
    );
    if (rowCount) await client.query(`drop trigger ${copyTrigger} on ${table}`);
    await client.query(`drop function if exists ${copyFunctionOf(table)}`);
    await client.query(`drop table if exists ${table}_parted`);
  });

export async function isPartitioned(pool: Pool, table: string): Promise<boolean> {
  const { rows } = await pool.query(`select relkind = 'p' as parted from pg_class where oid = $1::regclass`, [
    table,
  ]);
  return rows[0].parted;
}
