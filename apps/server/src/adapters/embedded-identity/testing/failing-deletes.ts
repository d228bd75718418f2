import type { Pool } from 'pg';

/** While `work` runs, no row of this table can be deleted: storage fails between two steps. */
const whileRowsStay = async <T>(pool: Pool, table: string, work: () => Promise<T>): Promise<T> => {
  await pool.query(`create function refuse_removal() returns trigger language plpgsql
    as $$ begin raise exception 'rows stay'; end $$`);
  await pool.query(`create trigger rows_stay before delete on ${table} execute function refuse_removal()`);
  try {
    return await work();
  } finally {
    await pool.query('drop function refuse_removal cascade');
  }
};

export const whileSessionsStay = <T>(pool: Pool, work: () => Promise<T>) =>
  whileRowsStay(pool, 'identity_payload', work);

export const whileDevicesStay = <T>(pool: Pool, work: () => Promise<T>) =>
  whileRowsStay(pool, 'push_subscription', work);
