import { createHash } from 'node:crypto';
import type { Pool, PoolClient } from 'pg';
import { tablesEverOurs } from '../../db/migrate';

/** Rows fetched at once: a head of five years has some 50 kB. */
const atOnce = 200;

export interface Table {
  name: string;
  /** What can be written: a generated column follows from the others. */
  columns: string[];
}

export const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;

const isTable = `c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')`;

/** Tables beside ours: of an extension, or made by hand. No restore would know what to do with them. */
export async function tablesOfOthers(connection: Pool | PoolClient): Promise<string[]> {
  const { rows } = await connection.query<{ name: string }>(
    `select c.relname as name from pg_class c where ${isTable} and c.relname <> all ($1) order by c.relname`,
    [tablesEverOurs()],
  );
  return rows.map(({ name }) => name);
}

/** What the person at the terminal reads of them. */
export const leftOutLines = (tables: readonly string[]): string[] =>
  tables.length > 0 ? [`Left out, since Hundred has no such tables: ${tables.join(', ')}.`] : [];

/** Every table of ours that is there, with its columns as the storage tells them, each after those that it refers to. */
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
  const isPlaced = (name: string) => ordered.some((table) => table.name === name);
  for (let left = rows; left.length > 0; left = left.filter(({ name }) => !isPlaced(name))) {
    const next = left.filter(({ refersTo }) => refersTo.every(isPlaced));
    if (next.length === 0) throw new Error(`tables refer to each other: ${left.map(({ name }) => name)}`);
    ordered.push(...next.map(({ name, columns }) => ({ name, columns })));
  }
  return ordered;
}

/** All rows of a table as JSON, page by page, inside the transaction of this connection. */
export async function* rowsOf(client: PoolClient, { name }: Pick<Table, 'name'>): AsyncGenerator<string[]> {
  await client.query(
    `declare rows_of_table no scroll cursor for select row_to_json(kept)::text as row from ${quoted(name)} as kept`,
  );
  for (;;) {
    const { rows } = await client.query<{ row: string }>(`fetch ${atOnce} from rows_of_table`);
    if (rows.length === 0) break;
    // Between its values JSON may be broken into lines, inside of them it is not.
    yield rows.map(({ row }) => row.replaceAll('\n', ' '));
  }
  await client.query('close rows_of_table');
}

/** How many rows, and a sum over their contents in which their order does not matter. */
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

/** One moment of the storage, as long as it takes to read it. Instants are written in one way everywhere. */
export async function atOneMoment<T>(client: PoolClient, work: () => Promise<T>): Promise<T> {
  await client.query('begin isolation level repeatable read read only');
  try {
    await client.query(`set local timezone to 'UTC'`);
    return await work();
  } finally {
    await client.query('rollback');
  }
}
