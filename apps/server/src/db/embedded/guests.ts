import type { PGlite } from '@electric-sql/pglite';
import type { PGLiteSocketServer } from '@electric-sql/pglite-socket';

/** The application name of the server's own connections. They change no setting beyond a transaction. */
export const ourApplicationName = 'hundred';

/** Private parts of the socket server. Its version is pinned exactly, and tests check that guests are still isolated. */
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

/** Version 3.0 of PostgreSQL's protocol, as the first message of a connection contains it. */
const protocolVersion3 = 196_608;
const ourNameInStartup = Buffer.from(`\0application_name\0${ourApplicationName}\0`);

/** The first message of a connection has no type, so the version follows its length of 4 bytes. */
const isGuestStartup = (message: Buffer) =>
  message.length >= 8 && message.readInt32BE(4) === protocolVersion3 && !message.includes(ourNameInStartup);

/** A Query message of PostgreSQL's protocol: its type, its length without the type, its text. */
function queryMessage(statement: string): Uint8Array {
  const text = Buffer.from(`${statement}\0`);
  const typeAndLength = Buffer.alloc(5);
  typeAndLength.write('Q');
  typeAndLength.writeInt32BE(text.length + 4, 1);
  return new Uint8Array(Buffer.concat([typeAndLength, text]));
}

const quoteText = (text: string) => `'${text.replaceAll("'", "''")}'`;

/**
 * All connections share the one session of PGlite. Without this, a `search_path` set by a terminal or a dump would
 * apply to the server's queries too, and they would fail. Every connection that is not the server's own is a guest. A
 * guest's settings are saved while others use the session, and restored when the guest continues. When a guest disconnects,
 * the whole state of the session is discarded, and `onDiscard` is called.
 */
export function isolateGuests(cluster: PGlite, server: PGLiteSocketServer, onDiscard: () => void): void {
  const { queryQueue } = server as unknown as { queryQueue: Queue };
  const enqueue = queryQueue.enqueue.bind(queryQueue);
  const clearQueue = queryQueue.clearQueueForHandler.bind(queryQueue);
  const execute = cluster.execProtocolRawStream.bind(cluster);
  const connectionOf = new WeakMap<Uint8Array, number>();
  /** The guests by their connections, with the settings that were saved for each. */
  const guests = new Map<number, Settings>();
  /** The connection whose settings the session has now. */
  let currentConnection: number | undefined;
  let hasGuestLeft = false;

  queryQueue.enqueue = (connection, message, onData) => {
    connectionOf.set(message, connection);
    return enqueue(connection, message, onData);
  };
  queryQueue.clearQueueForHandler = (connection) => {
    hasGuestLeft ||= guests.delete(connection);
    clearQueue(connection);
  };

  const query = async (statement: string): Promise<(string | null)[][]> => {
    const answer = await cluster.execProtocolStream(queryMessage(statement));
    return answer.filter(isDataRow).map(({ fields }) => fields);
  };
  const saveGuestSettings = async () => {
    if (currentConnection === undefined || !guests.has(currentConnection)) return;
    const settings = await query(`select name, setting from pg_settings where source = 'session'`);
    guests.set(currentConnection, settings as Settings);
    await query('set session authorization default');
    await query('reset all');
  };
  const restoreSettings = async (settings: Settings) => {
    const calls = settings.map(
      ([name, value]) => `set_config(${quoteText(name)}, ${quoteText(value)}, false)`,
    );
    if (calls.length > 0) await query(`select ${calls.join()}`);
  };

  const discardSession = async () => {
    // A guest who is still connected keeps their settings.
    await saveGuestSettings();
    await query('discard all');
    onDiscard();
    currentConnection = undefined;
  };
  const switchTo = async (connection: number) => {
    await saveGuestSettings();
    await restoreSettings(guests.get(connection) ?? []);
    currentConnection = connection;
  };

  cluster.execProtocolRawStream = async (message, options) => {
    const connection = connectionOf.get(message);
    if (connection !== undefined && !cluster.isInTransaction()) {
      if (hasGuestLeft) {
        hasGuestLeft = false;
        await discardSession();
      }
      if (connection !== currentConnection) await switchTo(connection);
      const bytes = Buffer.from(message.buffer, message.byteOffset, message.byteLength);
      if (isGuestStartup(bytes)) guests.set(connection, []);
    }
    await execute(message, options);
  };
}
