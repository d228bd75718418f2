import type { EventEmitter } from 'node:events';
import type { Socket } from 'node:net';
import { Pool, type PoolClient, type PoolConfig, type QueryConfig } from 'pg';
import { addressesOf } from '../../config/addresses';
import type { Logger } from '../../logging/logger';
import { repeatLostRaces } from './lost-race';
import { outOfRoomCode } from './storage-away';

/** How storage is reached. */
export interface Connection extends PoolConfig {
  /** Who is silent for so long when asked is taken for gone; absent: waited for, however long it takes. */
  answersWithinMs?: number;
}

const connectsWithinMs = 5000;

const away = (code: string, message: string) => Object.assign(new Error(message), { code });
/** That all connections are in use says nothing of a host. */
const isOccupied = (error: unknown) =>
  error instanceof Error && error.message === 'timeout exceeded when trying to connect';

async function refuseReadOnly(client: Pick<PoolClient, 'query'>): Promise<void> {
  const asked: QueryConfig & { query_timeout: number } = {
    text: 'show transaction_read_only',
    query_timeout: connectsWithinMs,
  };
  const { rows } = await client.query<{ transaction_read_only: string }>(asked);
  if (rows[0]!.transaction_read_only === 'on') throw away('25006', 'this host can only be read');
}

/**
 * Connections to the one of several hosts that can be written to: when the primary is gone, a standby becomes it. They
 * are tried in turn, beginning with the one that was good last.
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

  /** Which host the next connection is made to. */
  get host(): number {
    return this.#current;
  }

  /** Leaves this host for the next, unless somebody has before. */
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
    // A single host is tried once; straight, since every statement comes this way.
    if (this.#addresses.length === 1) return super.connect(connected as never) as never;
    const connecting = this.#connectInTurn();
    if (!connected) return connecting;
    connecting.then(
      (client) => connected(undefined, client, client.release),
      (error) => connected(error, undefined, () => {}),
    );
    return undefined;
  }

  /** A statement alone is a transaction too. */
  override query(...params: never[]): never {
    const query = super.query as (...params: never[]) => Promise<unknown>;
    return repeatLostRaces(() => query.apply(this, params)) as never;
  }
}

type Connected = (error: Error | undefined, client: PoolClient | undefined, done: () => void) => void;

/** What `pg` keeps to itself of a client: its connection, and whether it has had its last answer. */
interface Inside {
  connection: { stream: Socket } & EventEmitter<{ errorMessage: [{ code?: string }] }>;
  readyForQuery: boolean;
}
const inside = (client: PoolClient) => client as unknown as Inside;

/**
 * Cuts connections on which nothing comes back: a storage that is frozen keeps them open and would hold each for ever.
 * The driver's own limit leaves the connection as it is, so that a rollback waits behind what is never answered.
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
      // Each of the idle ones would take as long to be found out.
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
 * Hears of every write that is refused because the disk is full, whoever made it: a request, a sign-in, a job. Answers
 * how to stop listening.
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
  // A connection that breaks is replaced by the next one; without listeners it would end the program. The pool
  // itself listens to idle ones only: one that breaks between two queries of a transaction has nobody else.
  pool.on('error', (error) => log.warn({ reason: error.message }, 'a storage connection was lost'));
  pool.on('connect', (client) => {
    // Logged by the pool, or the failure of the query under way.
    client.on('error', () => {});
    inside(client).connection.on('errorMessage', ({ code }) => {
      if (code === outOfRoomCode) announceOutOfRoom(pool);
    });
  });
  if (answersWithinMs !== undefined) cutSilent(pool, answersWithinMs);
  return pool;
}
