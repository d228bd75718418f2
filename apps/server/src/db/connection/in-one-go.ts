import type { Pool, PoolClient } from 'pg';

/**
 * A transaction for those who change tables or fill them, in statements of their own. What others have done by the time
 * a lock is theirs has to be seen, whatever the storage's default. The connection ends with a failure: that undoes all
 * of it, also where a rollback could not be sent.
 */
export async function inOneGo<T>(pool: Pool, work: (client: PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  try {
    await client.query('begin isolation level read committed');
    const result = await work(client);
    await client.query('commit');
    client.release();
    return result;
  } catch (error) {
    client.release(true);
    throw error;
  }
}
