import type { EventEmitter } from 'node:events';
import type { Socket } from 'node:net';
import type { Pool, PoolClient, PoolConfig } from 'pg';
import { addressesOf } from '../../config/addresses';
import type { Logger } from '../../logging/logger';
import { announceOutOfRoom } from './out-of-room';
import { awayError, connectTimeoutMs, PoolOfHosts } from './pool-of-hosts';
import { outOfRoomCode } from './storage-away';

/** How storage is reached. */
export interface Connection extends PoolConfig {
  /** A host that stays silent for so long is treated as unreachable; absent: no limit. */
  answersWithinMs?: number;
}

/** Private fields of a `pg` client: its connection, and whether its last query was answered. */
interface ClientInternals {
  connection: { stream: Socket } & EventEmitter<{ errorMessage: [{ code?: string }] }>;
  readyForQuery: boolean;
}
const internalsOf = (client: PoolClient) => client as unknown as ClientInternals;

/**
 * Closes connections that stay silent: a frozen storage keeps them open and would occupy each for ever. The driver's
 * own timeout leaves the connection open, so a rollback waits behind the statement that is never answered.
 */
function cutSilent(pool: PoolOfHosts, answersWithinMs: number): void {
  const idle = new Set<PoolClient>();
  pool.on('acquire', (client) => idle.delete(client));
  pool.on('release', (_error, client) => idle.add(client));
  pool.on('remove', (client) => idle.delete(client));
  pool.on('connect', (client) => {
    const { hostIndex } = pool;
    internalsOf(client).connection.stream.setTimeout(answersWithinMs, () => {
      // Storage owes no answer on this connection.
      if (internalsOf(client).readyForQuery) return;
      pool.moveOnFrom(hostIndex);
      // Idle connections are closed at once too: otherwise each would take as long to be detected.
      for (const silent of [client, ...idle]) {
        internalsOf(silent).connection.stream.destroy(
          awayError('ETIMEDOUT', 'storage did not answer in time'),
        );
      }
    });
  });
}

export function makePool({ answersWithinMs, ...connection }: Connection, log: Logger): Pool {
  const pool = new PoolOfHosts(
    { max: 10, connectionTimeoutMillis: connectTimeoutMs, idleTimeoutMillis: 30_000, ...connection },
    // Embedded storage has a socket and no address: it counts as one host.
    connection.connectionString ? addressesOf(connection.connectionString) : [''],
  );
  // The next connection replaces a broken one. Without a listener the error would end the process.
  pool.on('error', (error) => log.warn({ reason: error.message }, 'a storage connection was lost'));
  pool.on('connect', (client) => {
    // The pool listens to idle connections only. One that breaks between two queries of a transaction needs its own
    // listener, which has nothing to do: the next query fails.
    client.on('error', () => {});
    internalsOf(client).connection.on('errorMessage', ({ code }) => {
      if (code === outOfRoomCode) announceOutOfRoom(pool);
    });
  });
  if (answersWithinMs !== undefined) cutSilent(pool, answersWithinMs);
  return pool;
}
