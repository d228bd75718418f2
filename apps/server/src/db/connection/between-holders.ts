import { setTimeout as wait } from 'node:timers/promises';
import type { PoolClient } from 'pg';

/** Whoever asks waits behind us for as long as we wait for those who were there before. */
const lockWithinMs = 2000;
const tryAgainMs = 1000;

/** From here to the end of the transaction, a table that somebody holds is given up soon. */
export async function waitShortly(client: PoolClient): Promise<void> {
  await client.query(`set local lock_timeout = ${lockWithinMs}`);
}

/** Whether somebody held what was waited for, and for too long. */
export const isHeld = (error: unknown): boolean => (error as { code?: string }).code === '55P03';

/**
 * Between those who hold the tables for long: a backup, somebody at a terminal. Whoever waits for them lets everybody wait
 * who comes after, so each try is a short one.
 */
export async function betweenHolders<T>(
  work: () => Promise<T>,
  most: number,
  signal?: AbortSignal,
): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    signal?.throwIfAborted();
    try {
      return await work();
    } catch (error) {
      if (!isHeld(error) || tries === most) throw error;
      await wait(tryAgainMs);
    }
  }
}
