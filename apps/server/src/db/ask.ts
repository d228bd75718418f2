import type { Storage } from './storage';

/** Asks storage in its own words, under a name that is always given to the same words. */
export type Ask = <Row extends object>(
  name: string,
  text: string,
  values: readonly (string | Date)[],
) => Promise<Row[]>;

/**
 * A PostgreSQL server keeps a statement that has a name ready on each connection, which spares it half of the work
 * here. Embedded storage has one session for all connections, and no names.
 */
export function makeAsk({ pool, kind }: Pick<Storage, 'pool' | 'kind'>): Ask {
  return async <Row extends object>(name: string, text: string, values: readonly (string | Date)[]) => {
    const named = kind === 'server' ? { name } : {};
    return (await pool.query<Row>({ ...named, text, values: [...values] })).rows;
  };
}
