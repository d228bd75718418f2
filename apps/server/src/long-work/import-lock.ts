import { setTimeout as wait } from 'node:timers/promises';
import { busyRefusal } from '../concurrency/keyed-queue';
import type { Storage } from '../db/storage';
import type { WithLock } from '../features/own-data/import-person';

/** Any number that no other lock uses. */
const importLock = 781_002;
const retryAfterMs = 100;
const mostTries = 100;

/**
 * Lets only one of several servers import at a time. The lock belongs to a transaction in which nothing else is done.
 * If the server dies, its connection ends, and the lock with it; a pooler does not give the connection to others while
 * the transaction lasts. Embedded storage needs no lock: it has one server with its own queue. Its one session would be
 * blocked by the open transaction.
 */
export function makeImportLock({ pool, kind }: Pick<Storage, 'pool' | 'kind'>): WithLock {
  if (kind === 'embedded') return (_signal, work) => work();
  return async (signal, work) => {
    const client = await pool.connect();
    try {
      await client.query('begin isolation level read committed');
      for (let tries = 1; ; tries += 1) {
        const { rows } = await client.query('select pg_try_advisory_xact_lock($1) as "isAcquired"', [
          importLock,
        ]);
        if (rows[0].isAcquired) return await work();
        if (tries === mostTries) return busyRefusal();
        await wait(retryAfterMs);
        signal.throwIfAborted();
      }
    } finally {
      // A connection that could not end its transaction may still hold the lock: with the error, the pool closes it.
      await client.query('rollback').then(
        () => client.release(),
        (error: Error) => client.release(error),
      );
    }
  };
}
