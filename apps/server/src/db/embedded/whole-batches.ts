import type { PGlite } from '@electric-sql/pglite';

/**
 * Parse, Bind, Describe, Execute, Close, Flush: after these the backend expects more from the same client, up to a
 * Sync.
 */
export const messageTypesBeforeSync = new Set([...'PBDECH'].map((letter) => letter.charCodeAt(0)));

/**
 * The socket server passes messages to the one session of PGlite in order of arrival, and stays with one connection
 * only while a transaction is open. But a query with parameters is several messages: with two concurrent connections,
 * the Bind of one found the statement of the other, and an error of one suppressed the other's answer. So a batch of
 * messages counts as a transaction until its Sync was passed on.
 */
export function keepBatchesWhole(cluster: PGlite): void {
  const isInTransaction = cluster.isInTransaction.bind(cluster);
  const execute = cluster.execProtocolRawStream.bind(cluster);
  let isInBatch = false;
  cluster.isInTransaction = () => isInBatch || isInTransaction();
  cluster.execProtocolRawStream = (message, options) => {
    isInBatch = messageTypesBeforeSync.has(message[0]!);
    return execute(message, options);
  };
}
