import { setTimeout as wait } from 'node:timers/promises';
import { busy } from '../concurrency/keyed-queue';
import type { Storage } from '../db/storage';
import type { WithLock } from '../features/own-data/import-person';

/** Any number that no other lock uses. */
const importLock = 781_002;
const tryAgainMs = 100;
const mostTries = 100;

/**
 * Only one of several servers imports at a time. The lock belongs to a transaction in which nothing else is done: it
 * is released with its connection if the server dies, and a pooler does not separate the two while it lasts. Embedded
 * storage has one server with its own queue, and one session, which an open transaction would block for everybody.
 */
export function makeImportLock({ pool, kind }: Pick<Storage, 'pool' | 'kind'>): WithLock {
  if (kind === 'embedded') return (_signal, work) => work();
  return async (signal, work) => {
    const client = await pool.connect();
    try {
      await client.query('begin isolation level read committed');
      for (let tries = 1; ; tries += 1) {
        const { rows } = await client.query('select pg_try_advisory_xact_lock($1) as mine', [importLock]);
        if (rows[0].mine) return await work();
        if (tries === mostTries) return busy();
        await wait(tryAgainMs);
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
