import type { PGlite } from '@electric-sql/pglite';
import type { PGLiteSocketServer } from '@electric-sql/pglite-socket';

/** The application name of our own connections. They change no setting beyond a transaction. */
export const ourName = 'hundred';

/** Private parts of the socket server. Its version is pinned exactly, and a test checks that this still holds. */
interface Queue {
  enqueue(connection: number, message: Uint8Array, onData: (data: Uint8Array) => void): Promise<number>;
  clearQueueForHandler(connection: number): void;
}

interface DataRow extends BackendMessage {
  fields: (string | null)[];
}
type BackendMessage = Awaited<ReturnType<PGlite['execProtocolStream']>>[number];
type Settings = [name: string, value: string][];

const isDataRow = (message: BackendMessage): message is DataRow => message.name === 'dataRow';

const protocol3 = 196_608;
const ourIntroduction = Buffer.from(`\0application_name\0${ourName}\0`);

const isStartup = (message: Buffer) => message.length >= 8 && message.readInt32BE(4) === protocol3;

function queryMessage(statement: string): Uint8Array {
  const text = Buffer.from(`${statement}\0`);
  const head = Buffer.alloc(5);
  head.write('Q');
  head.writeInt32BE(text.length + 4, 1);
  return new Uint8Array(Buffer.concat([head, text]));
}

const quoteText = (text: string) => `'${text.replaceAll("'", "''")}'`;

/**
 * All connections share the one session of PGlite, so a `search_path` set by a terminal or a dump applied to
 * everybody and calls failed. Every foreign connection is a guest: its settings are saved while others use the
 * session, restored when the guest continues, and discarded with the rest of the session state when it disconnects
 * (`onDiscard`).
 */
export function isolateGuests(cluster: PGlite, server: PGLiteSocketServer, onDiscard: () => void): void {
  const { queryQueue } = server as unknown as { queryQueue: Queue };
  const enqueue = queryQueue.enqueue.bind(queryQueue);
  const clear = queryQueue.clearQueueForHandler.bind(queryQueue);
  const execute = cluster.execProtocolRawStream.bind(cluster);
  const connectionOf = new WeakMap<Uint8Array, number>();
  const guests = new Map<number, Settings>();
  let current: number | undefined;
  let hasGuestLeft = false;

  queryQueue.enqueue = (connection, message, onData) => {
    connectionOf.set(message, connection);
    return enqueue(connection, message, onData);
  };
  queryQueue.clearQueueForHandler = (connection) => {
    hasGuestLeft ||= guests.delete(connection);
    clear(connection);
  };

  const query = async (statement: string): Promise<(string | null)[][]> => {
    const answer = await cluster.execProtocolStream(queryMessage(statement));
    return answer.filter(isDataRow).map(({ fields }) => fields);
  };
  const saveSettings = async (guest: number) => {
    const set = await query(`select name, setting from pg_settings where source = 'session'`);
    guests.set(guest, set as Settings);
    await query('set session authorization default');
    await query('reset all');
  };
  const restoreSettings = async (settings: Settings) => {
    const calls = settings.map(
      ([name, value]) => `set_config(${quoteText(name)}, ${quoteText(value)}, false)`,
    );
    if (calls.length > 0) await query(`select ${calls.join()}`);
  };

  cluster.execProtocolRawStream = async (message, options) => {
    const connection = connectionOf.get(message);
    const bytes = Buffer.from(message.buffer, message.byteOffset, message.byteLength);
    if (connection !== undefined && !cluster.isInTransaction()) {
      if (hasGuestLeft) {
        hasGuestLeft = false;
        if (current !== undefined && guests.has(current)) await saveSettings(current);
        await query('discard all');
        onDiscard();
        current = undefined;
      }
      if (connection !== current) {
        if (current !== undefined && guests.has(current)) await saveSettings(current);
        await restoreSettings(guests.get(connection) ?? []);
        current = connection;
      }
      if (isStartup(bytes) && !bytes.includes(ourIntroduction)) guests.set(connection, []);
    }
    await execute(message, options);
  };
}
