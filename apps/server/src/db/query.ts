import { sql } from 'drizzle-orm';
import type { Database, Storage, Transaction } from './storage';

export type Value = string | number | boolean | Date | null;

/** Runs a statement. Each name always stands for the same text, because a server prepares it once. */
export type Query = <Row extends object>(
  name: string,
  text: string,
  params: readonly Value[],
) => Promise<Row[]>;

/**
 * Gives statements their names on a PostgreSQL server, which then prepares each once per connection and saves half of
 * the work. Embedded storage has one session for all connections, and caches statements by their text.
 */
export function makeQuery({ pool, kind }: Pick<Storage, 'pool' | 'kind'>): Query {
  const isNamed = kind === 'server';
  return async <Row extends object>(name: string, text: string, params: readonly Value[]) => {
    const values = params as Value[];
    return (await pool.query<Row>(isNamed ? { name, text, values } : { text, values })).rows;
  };
}

/**
 * Like `makeQuery`, but without names: for callers in a transaction, or that do not know the kind of storage. Instants
 * come back as text.
 */
export function queryIn(reader: Database | Transaction): Query {
  return async <Row>(_name: string, text: string, params: readonly unknown[]) => {
    // `split` puts the number of a parameter at each odd position.
    const parts = text
      .split(/\$(\d+)/)
      .map((part, index) => (index % 2 === 0 ? sql.raw(part) : sql.param(params[Number(part) - 1])));
    return (await reader.execute(sql.join(parts))).rows as Row[];
  };
}
