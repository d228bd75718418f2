import type { Pool, PoolClient } from 'pg';

/**
 * Runs `work` in a transaction of a plain connection, for code that changes or fills tables. The isolation is set,
 * whatever the default of the storage, because `work` must see what others committed before it got its lock. On failure
 * the connection is closed, which rolls back even if a rollback could not be sent.
 */
export async function runInTransaction<T>(pool: Pool, work: (client: PoolClient) => Promise<T>): Promise<T> {
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
