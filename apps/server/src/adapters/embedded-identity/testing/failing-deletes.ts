import type { Pool } from 'pg';

/** While `work` runs, sessions and refresh tokens cannot be removed: storage fails between two steps. */
export async function whileSessionsStay<T>(pool: Pool, work: () => Promise<T>): Promise<T> {
  await pool.query(`create function refuse_removal() returns trigger language plpgsql
    as $$ begin raise exception 'sessions stay'; end $$`);
  await pool.query(`create trigger sessions_stay before delete on identity_payload
    execute function refuse_removal()`);
  try {
    return await work();
  } finally {
    await pool.query('drop function refuse_removal cascade');
  }
}
