import type { EventEmitter } from 'node:events';
import type { Socket } from 'node:net';
import { Pool, type PoolClient, type PoolConfig, type QueryConfig } from 'pg';
import { addressesOf } from '../../config/addresses';
import type { Logger } from '../../logging/logger';
import { repeatLostRaces } from './lost-race';
import { outOfRoomCode } from './storage-away';

/** How storage is reached. */
export interface Connection extends PoolConfig {
  /** A host that stays silent for so long is treated as unreachable; absent: no limit. */
  answersWithinMs?: number;
}

const connectsWithinMs = 5000;

const away = (code: string, message: string) => Object.assign(new Error(message), { code });
/** A pool without a free connection says nothing about a host. */
const isOccupied = (error: unknown) =>
  error instanceof Error && error.message === 'timeout exceeded when trying to connect';

async function refuseReadOnly(client: Pick<PoolClient, 'query'>): Promise<void> {
  const query: QueryConfig & { query_timeout: number } = {
    text: 'show transaction_read_only',
    query_timeout: connectsWithinMs,
  };
  const { rows } = await client.query<{ transaction_read_only: string }>(query);
  if (rows[0]!.transaction_read_only === 'on') throw away('25006', 'this host can only be read');
}

/**
 * Connects to the one of several hosts that accepts writes: when the primary is gone, a standby becomes it. The hosts
 * are tried in turn, beginning with the one that worked last.
 */
class PoolOfHosts extends Pool {
  readonly #addresses: readonly string[];
  #current = 0;

  constructor(config: PoolConfig, addresses: readonly string[]) {
    super({
      ...config,
      connectionString: addresses[0],
      ...(addresses.length > 1 ? { onConnect: refuseReadOnly } : {}),
    });
    this.#addresses = addresses;
  }

  /** The host of the next connection. */
  get host(): number {
    return this.#current;
  }

  /** Moves on to the next host, unless another caller has done so already. */
  passOn(host: number): void {
    if (this.#current !== host) return;
    this.#current = (host + 1) % this.#addresses.length;
    this.options.connectionString = this.#addresses[this.#current];
  }

  async #connectInTurn(): Promise<PoolClient> {
    for (let tries = 1; ; tries += 1) {
      const host = this.#current;
      try {
        return await super.connect();
      } catch (error) {
        if (tries === this.#addresses.length || isOccupied(error)) throw error;
        this.passOn(host);
      }
    }
  }

  override connect(): Promise<PoolClient>;
  override connect(connected: Connected): void;
  override connect(connected?: Connected): Promise<PoolClient> | undefined {
    // A single host is tried once, without the loop, because every statement takes this path.
    const isSingle = this.#addresses.length === 1;
    if (isSingle && connected) {
      super.connect(connected);
      return undefined;
    }
    const connecting = isSingle ? super.connect() : this.#connectInTurn();
    if (!connected) return connecting;
    connecting.then(
      (client) => connected(undefined, client, client.release),
      (error) => connected(error, undefined, () => {}),
    );
    return undefined;
  }

  /** A single statement is a transaction too. `never` is the only type that fits all overloads of `pg`. */
  override query(...params: never[]): never {
    const query = super.query as (...params: never[]) => Promise<unknown>;
    return repeatLostRaces(() => query.apply(this, params)) as never;
  }
}

type Connected = (error: Error | undefined, client: PoolClient | undefined, done: () => void) => void;

/** Private fields of a `pg` client: its connection, and whether its last query was answered. */
interface Inside {
  connection: { stream: Socket } & EventEmitter<{ errorMessage: [{ code?: string }] }>;
  readyForQuery: boolean;
}
const inside = (client: PoolClient) => client as unknown as Inside;

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
    const { host } = pool;
    inside(client).connection.stream.setTimeout(answersWithinMs, () => {
      if (inside(client).readyForQuery) return;
      pool.passOn(host);
      // Otherwise each idle connection would take as long to be detected.
      for (const silent of [client, ...idle]) {
        inside(silent).connection.stream.destroy(away('ETIMEDOUT', 'storage did not answer in time'));
      }
    });
  });
}

const outOfRoom = 'outOfRoom';

/** Announces to the listeners that a write was refused because the disk is full. */
export const announceOutOfRoom = (pool: EventEmitter): void => {
  pool.emit(outOfRoom);
};

/**
 * Listens for every write that is refused because the disk is full, made by a request, a sign-in or a job. Returns a
 * function that stops listening.
 */
export function onOutOfRoom(pool: EventEmitter, listener: () => void): () => void {
  pool.on(outOfRoom, listener);
  return () => pool.off(outOfRoom, listener);
}

export function makePool({ answersWithinMs, ...connection }: Connection, log: Logger): Pool {
  const pool = new PoolOfHosts(
    { max: 10, connectionTimeoutMillis: connectsWithinMs, idleTimeoutMillis: 30_000, ...connection },
    connection.connectionString ? addressesOf(connection.connectionString) : [''],
  );
  // A broken connection is replaced by the next one; without a listener the error would end the process. The pool
  // listens only to idle connections, so a connection that breaks between two queries of a transaction needs this
  // one.
  pool.on('error', (error) => log.warn({ reason: error.message }, 'a storage connection was lost'));
  pool.on('connect', (client) => {
    // The pool logs the error, or the running query fails with it.
    client.on('error', () => {});
    inside(client).connection.on('errorMessage', ({ code }) => {
      if (code === outOfRoomCode) announceOutOfRoom(pool);
    });
  });
  if (answersWithinMs !== undefined) cutSilent(pool, answersWithinMs);
  return pool;
}
