import { sql } from 'drizzle-orm';

/** Any number that no other lock uses. */
const countsKey = 781_001;

/**
 * The isolation of transactions that write counts. The lock separates them. Where transactions are serializable by
 * default, every concurrent completion would roll one back.
 */
export const countsTransaction = { isolationLevel: 'read committed' } as const;

/** Locks the counts. `mine` is false if another transaction has the lock; then its server tries again in a second. */
export const tryLockCounts = sql`select pg_try_advisory_xact_lock(${countsKey}) as mine`;
