import { createHash } from 'node:crypto';
import type { Pool, PoolClient } from 'pg';
import { tablesEverOurs } from '../../db/migration-files';

/** Few enough for memory: the largest rows, the heads of logs of five years, have about 50 kB each. */
const rowsPerFetch = 200;

export interface Table {
  name: string;
  /** The columns that can be written: generated ones follow from the others. */
  columns: string[];
}

export const quoteName = (name: string) => `"${name.replaceAll('"', '""')}"`;

const isTable = `c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')`;

/** Tables that are not ours: of an extension, or made by hand. A restore would not know them. */
export async function tablesOfOthers(connection: Pool | PoolClient): Promise<string[]> {
  const { rows } = await connection.query<{ name: string }>(
    `select c.relname as name from pg_class c where ${isTable} and c.relname <> all ($1) order by c.relname`,
    [tablesEverOurs()],
  );
  return rows.map(({ name }) => name);
}

/** The output at the terminal about tables that are not ours. */
export const leftOutLines = (tables: readonly string[]): string[] =>
  tables.length > 0 ? [`Left out, because Hundred does not use these tables: ${tables.join(', ')}.`] : [];

/** Every existing table of ours with its columns, in an order in which each comes after the tables that it references. */
export async function tablesOf(client: PoolClient): Promise<Table[]> {
  const { rows } = await client.query<Table & { refersTo: string[] }>(
    `select c.relname as name,
      (select array_agg(a.attname::text order by a.attnum) from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns,
      array(select distinct other.relname::text from pg_constraint k join pg_class other on other.oid = k.confrelid
        where k.conrelid = c.oid and k.contype = 'f' and k.confrelid <> c.oid) as "refersTo"
    from pg_class c where ${isTable} and c.relname = any ($1) order by c.relname`,
    [tablesEverOurs()],
  );
  const ordered: Table[] = [];
  const isOrdered = (name: string) => ordered.some((table) => table.name === name);
  for (let rest = rows; rest.length > 0; rest = rest.filter(({ name }) => !isOrdered(name))) {
    const next = rest.filter(({ refersTo }) => refersTo.every(isOrdered));
    if (next.length === 0) throw new Error(`tables refer to each other: ${rest.map(({ name }) => name)}`);
    ordered.push(...next.map(({ name, columns }) => ({ name, columns })));
  }
  return ordered;
}

/** All rows of a table as JSON, page by page, inside the transaction of this connection. */
export async function* rowsOf(client: PoolClient, { name }: Pick<Table, 'name'>): AsyncGenerator<string[]> {
  await client.query(
    `declare rows_of_table no scroll cursor for select row_to_json(stored)::text as row from ${quoteName(name)} as stored`,
  );
  for (;;) {
    const { rows } = await client.query<{ row: string }>(`fetch ${rowsPerFetch} from rows_of_table`);
    if (rows.length === 0) break;
    // JSON may have line breaks between its values, but not inside of them.
    yield rows.map(({ row }) => row.replaceAll('\n', ' '));
  }
  await client.query('close rows_of_table');
}

/** The number of rows, and a checksum of their contents that ignores their order. */
export interface Count {
  rows: number;
  sum: string;
}

export function makeCounter(): { add(rows: readonly string[]): void; count(): Count } {
  let rows = 0;
  let sum = 0n;
  return {
    add(page) {
      rows += page.length;
      for (const row of page) sum += createHash('sha256').update(row).digest().readBigUInt64BE();
    },
    count: () => ({ rows, sum: BigInt.asUintN(64, sum).toString(16) }),
  };
}

export async function countRows(client: PoolClient, table: Table): Promise<Count> {
  const counter = makeCounter();
  for await (const page of rowsOf(client, table)) counter.add(page);
  return counter.count();
}

/** Reads storage as of one moment, however long it takes. In UTC, because every storage must write an instant alike. */
export async function atOneMoment<T>(client: PoolClient, work: () => Promise<T>): Promise<T> {
  await client.query('begin isolation level repeatable read read only');
  try {
    await client.query(`set local timezone to 'UTC'`);
    return await work();
  } finally {
    await client.query('rollback');
  }
}
