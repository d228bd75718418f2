import { setTimeout as wait } from 'node:timers/promises';
import type { Pool } from 'pg';
import type { Alone } from '../features/own-data/import-person';
import { busy } from '../turns';

/** Any number that nothing else locks. */
const importLock = 781_002;
const lookAgainMs = 100;
const mostLooks = 100;

/**
 * Of several servers one imports at a time. The lock belongs to a connection, and goes with it should the server die.
 * Embedded storage has one session and one server, which takes turns by itself: there it is always free.
 */
export function makeAlone(pool: Pool): Alone {
  return async (signal, work) => {
    const client = await pool.connect();
    try {
      for (let looks = 1; ; looks += 1) {
        const { rows } = await client.query('select pg_try_advisory_lock($1) as mine', [importLock]);
        if (rows[0].mine) break;
        if (looks === mostLooks) return busy();
        await wait(lookAgainMs);
        signal.throwIfAborted();
      }
      try {
        return await work();
      } finally {
        await client.query('select pg_advisory_unlock($1)', [importLock]);
      }
    } finally {
      client.release();
    }
  };
}
