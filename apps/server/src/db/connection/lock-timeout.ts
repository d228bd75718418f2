import { setTimeout as wait } from 'node:timers/promises';
import type { PoolClient } from 'pg';

/** While one statement waits for a lock, every later query of the table waits behind it, so the limit is short. */
const lockTimeoutMs = 2000;
const retryAfterMs = 1000;

/** Sets a short lock timeout until the end of the transaction. */
export async function setShortLockTimeout(client: PoolClient): Promise<void> {
  await client.query(`set local lock_timeout = ${lockTimeoutMs}`);
}

/** PostgreSQL’s code for a lock that was not available in time. */
const lockNotAvailable = '55P03';

export const isLockTimeout = (error: unknown): boolean =>
  (error as { code?: string }).code === lockNotAvailable;

/**
 * Retries `work` while another session, such as a backup or a terminal, locks its tables. Throws the timeout of the
 * last of `mostTries` attempts.
 */
export async function retryWhileLocked<T>(
  work: () => Promise<T>,
  mostTries: number,
  signal?: AbortSignal,
): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    signal?.throwIfAborted();
    try {
      return await work();
    } catch (error) {
      if (!isLockTimeout(error) || tries === mostTries) throw error;
      await wait(retryAfterMs);
    }
  }
}
