import { sql } from 'drizzle-orm';

/** The key of the lock. No other lock uses this number. */
const countsKey = 781_001;

/**
 * The isolation of transactions that write counts. It suffices, because the lock separates them. If they were
 * serializable, as a database may have it by default, every concurrent completion would roll one back.
 */
export const countsTransaction = { isolationLevel: 'read committed' } as const;

/** Locks the counts. `isMine` is false if another transaction has the lock. Then the server tries again in a second. */
export const tryLockCounts = sql`select pg_try_advisory_xact_lock(${countsKey}) as "isMine"`;
