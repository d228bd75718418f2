import type { PGlite } from '@electric-sql/pglite';

/**
 * The severity PANIC as it stands in an error message of the protocol. No row can contain these bytes, because a text has
 * no null byte.
 */
const panic = Buffer.from('\0VPANIC\0');

/**
 * After a PANIC (mostly because no disk space is left for the write-ahead log), PGlite has a session that never answers
 * again, and the socket server waits for the session for ever. So the worker ends with its session. The thread that
 * started the worker opens the folder again, which is how PostgreSQL recovers.
 */
export function endWithSession(cluster: PGlite): void {
  const execute = cluster.execProtocolRawStream.bind(cluster);
  const end = (reason: string): never => {
    process.stderr.write(`${reason}\n`);
    process.exit(1);
  };
  cluster.execProtocolRawStream = async (message, options) => {
    const onRawData = (data: Uint8Array) => {
      if (Buffer.from(data.buffer, data.byteOffset, data.byteLength).includes(panic)) {
        end('PostgreSQL panicked');
      }
      options.onRawData(data);
    };
    await execute(message, { ...options, onRawData }).catch((error: unknown) => end(String(error)));
  };
}
