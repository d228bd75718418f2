import type { Pool } from 'pg';

/** Runs `work` while storage refuses inserts into a table or deletes from it, as if it failed between two steps. */
const whileStorageRefuses = async <T>(
  pool: Pool,
  change: 'insert' | 'delete',
  table: string,
  work: () => Promise<T>,
): Promise<T> => {
  await pool.query(`create function refuse_change() returns trigger language plpgsql
    as $$ begin raise exception 'refused'; end $$`);
  await pool.query(`create trigger refused before ${change} on ${table} execute function refuse_change()`);
  try {
    return await work();
  } finally {
    await pool.query('drop function refuse_change cascade');
  }
};

export const whileSessionsStay = <T>(pool: Pool, work: () => Promise<T>) =>
  whileStorageRefuses(pool, 'delete', 'identity_payload', work);

/** These are the devices that get notifications. */
export const whileDevicesStay = <T>(pool: Pool, work: () => Promise<T>) =>
  whileStorageRefuses(pool, 'delete', 'push_subscription', work);

export const whileNoMailIsPlanned = <T>(pool: Pool, work: () => Promise<T>) =>
  whileStorageRefuses(pool, 'insert', 'mail', work);
