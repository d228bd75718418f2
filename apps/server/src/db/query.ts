import { sql } from 'drizzle-orm';
import type { Database, Storage, Transaction } from './storage';

export type Value = string | number | boolean | Date | null;

/** Asks storage in its own words, under a name that is always given to the same words. */
export type Ask = <Row extends object>(
  name: string,
  text: string,
  values: readonly Value[],
) => Promise<Row[]>;

/**
 * A PostgreSQL server keeps a statement that has a name ready on each connection, which spares it half of the work
 * here. Embedded storage has one session for all connections, and keeps statements by their words.
 */
export function makeAsk({ pool, kind }: Pick<Storage, 'pool' | 'kind'>): Ask {
  const isNamed = kind === 'server';
  return async <Row extends object>(name: string, text: string, given: readonly Value[]) => {
    const values = given as Value[];
    return (await pool.query<Row>(isNamed ? { name, text, values } : { text, values })).rows;
  };
}

/** The same without names, for whoever holds a transaction or knows of no kind. Instants come back as text. */
export function askIn(reader: Database | Transaction): Ask {
  return async (_name, text, values) => {
    const words = text
      .split(/\$(\d+)/)
      .map((part, index) => (index % 2 === 0 ? sql.raw(part) : sql.param(values[Number(part) - 1])));
    return (await reader.execute(sql.join(words))).rows as never;
  };
}
