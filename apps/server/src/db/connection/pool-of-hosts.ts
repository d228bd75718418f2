import { Pool, type PoolClient, type PoolConfig, type QueryConfig } from 'pg';
import { repeatLostRaces } from './lost-race';

export const connectTimeoutMs = 5000;

/** An error with a code that `isStorageAway` knows. */
export const awayError = (code: string, message: string) => Object.assign(new Error(message), { code });

/** Whether all connections of the pool are in use, so that the host was not even tried. */
const isPoolExhausted = (error: unknown) =>
  error instanceof Error && error.message === 'timeout exceeded when trying to connect';

/** Refuses a connection to a standby, which only reads. */
async function refuseReadOnly(client: Pick<PoolClient, 'query'>): Promise<void> {
  const query: QueryConfig & { query_timeout: number } = {
    text: 'show transaction_read_only',
    query_timeout: connectTimeoutMs,
  };
  const { rows } = await client.query<{ transaction_read_only: string }>(query);
  if (rows[0]!.transaction_read_only === 'on') throw awayError('25006', 'this host can only be read');
}

type ConnectCallback = (error: Error | undefined, client: PoolClient | undefined, done: () => void) => void;

/**
 * Connects to that one of several hosts which accepts writes: when the primary fails, a standby takes its place. The
 * hosts are tried in turn, beginning with the one that worked last.
 */
export class PoolOfHosts extends Pool {
  readonly #addresses: readonly string[];
  #currentIndex = 0;

  constructor(config: PoolConfig, addresses: readonly string[]) {
    super({
      ...config,
      connectionString: addresses[0],
      ...(addresses.length > 1 ? { onConnect: refuseReadOnly } : {}),
    });
    this.#addresses = addresses;
  }

  /** Which of the hosts the next connection is made to. */
  get hostIndex(): number {
    return this.#currentIndex;
  }

  /** Moves on to the next host, unless another caller has done so already. */
  moveOnFrom(hostIndex: number): void {
    if (this.#currentIndex !== hostIndex) return;
    this.#currentIndex = (hostIndex + 1) % this.#addresses.length;
    this.options.connectionString = this.#addresses[this.#currentIndex];
  }

  async #connectInTurn(): Promise<PoolClient> {
    for (let tries = 1; ; tries += 1) {
      const hostIndex = this.#currentIndex;
      try {
        return await super.connect();
      } catch (error) {
        if (tries === this.#addresses.length || isPoolExhausted(error)) throw error;
        this.moveOnFrom(hostIndex);
      }
    }
  }

  override connect(): Promise<PoolClient>;
  override connect(callback: ConnectCallback): void;
  override connect(callback?: ConnectCallback): Promise<PoolClient> | undefined {
    // A single host is tried without the loop, which would cost time for every statement.
    const isSingle = this.#addresses.length === 1;
    if (isSingle && callback) {
      super.connect(callback);
      return undefined;
    }
    const connecting = isSingle ? super.connect() : this.#connectInTurn();
    if (!callback) return connecting;
    connecting.then(
      (client) => callback(undefined, client, client.release),
      (error) => callback(error, undefined, () => {}),
    );
    return undefined;
  }

  /** Repeats a statement that lost a race. `never` is the only type that fits all overloads of `pg`. */
  override query(...params: never[]): never {
    const query = super.query as (...params: never[]) => Promise<unknown>;
    return repeatLostRaces(() => query.apply(this, params)) as never;
  }
}
