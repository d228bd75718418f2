import { setTimeout as wait } from 'node:timers/promises';
import { busy } from '../concurrency/keyed-queue';
import type { Storage } from '../db/storage';
import type { WithLock } from '../features/own-data/import-person';

/** Any number that nothing else locks. */
const importLock = 781_002;
const lookAgainMs = 100;
const mostLooks = 100;

/**
 * Of several servers one imports at a time. The lock belongs to a transaction in which nothing else is done: it goes with
 * its connection should the server die, and a pooler leaves the two together for as long as it lasts. Embedded storage
 * has one server, which takes turns by itself, and one session, which an open transaction would keep from everybody.
 */
export function makeImportLock({ pool, kind }: Pick<Storage, 'pool' | 'kind'>): WithLock {
  if (kind === 'embedded') return (_signal, work) => work();
  return async (signal, work) => {
    const client = await pool.connect();
    try {
      await client.query('begin isolation level read committed');
      for (let looks = 1; ; looks += 1) {
        const { rows } = await client.query('select pg_try_advisory_xact_lock($1) as mine', [importLock]);
        if (rows[0].mine) return await work();
        if (looks === mostLooks) return busy();
        await wait(lookAgainMs);
        signal.throwIfAborted();
      }
    } finally {
      // A connection that could not end its transaction may still hold the lock: given its error, the pool closes it.
      await client.query('rollback').then(
        () => client.release(),
        (error: Error) => client.release(error),
      );
    }
  };
}
