import type { PGlite } from '@electric-sql/pglite';

/** Parse, Bind, Describe, Execute, Close, Flush: the backend waits for more of the same client, up to a Sync. */
export const unfinished = new Set([...'PBDECH'].map((letter) => letter.charCodeAt(0)));

/**
 * The socket server hands messages to the one session of PGlite in the order in which they arrive, and stays
 * with one connection only while a transaction is open. But a query with parameters is several messages: with
 * two connections asking at once, one's Bind found the other's statement, and an error of one silenced the
 * other. So a row of messages counts as a transaction until its Sync has been handed over.
 */
export function keepBatchesWhole(cluster: PGlite): void {
  const isInTransaction = cluster.isInTransaction.bind(cluster);
  const execute = cluster.execProtocolRawStream.bind(cluster);
  let inBatch = false;
  cluster.isInTransaction = () => inBatch || isInTransaction();
  cluster.execProtocolRawStream = (message, options) => {
    inBatch = unfinished.has(message[0]!);
    return execute(message, options);
  };
}
