import { setTimeout as wait } from 'node:timers/promises';
import type { PoolClient } from 'pg';

/** Every query behind this one waits as long as it waits for the lock, so the limit is short. */
const lockWithinMs = 2000;
const tryAgainMs = 1000;

/** Sets a short lock timeout until the end of the transaction. */
export async function setShortLockTimeout(client: PoolClient): Promise<void> {
  await client.query(`set local lock_timeout = ${lockWithinMs}`);
}

/** Whether a lock was not released in time. */
export const isLockTimeout = (error: unknown): boolean => (error as { code?: string }).code === '55P03';

/**
 * Retries until no long-running holder, such as a backup or a terminal session, locks the tables. Each attempt is
 * short, because every query that comes later waits behind it.
 */
export async function retryWhileLocked<T>(
  work: () => Promise<T>,
  most: number,
  signal?: AbortSignal,
): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    signal?.throwIfAborted();
    try {
      return await work();
    } catch (error) {
      if (!isLockTimeout(error) || tries === most) throw error;
      await wait(tryAgainMs);
    }
  }
}
