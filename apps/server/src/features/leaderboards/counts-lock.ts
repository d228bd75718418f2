import { sql } from 'drizzle-orm';

/** Any number that nothing else locks. */
const countsKey = 781_001;

/**
 * The lock keeps those who change the counts apart. Where storage makes every transaction serializable, whoever completes
 * something meanwhile would undo a merge again and again.
 */
export const underCountsLock = { isolationLevel: 'read committed' } as const;

/** Whether this transaction is the one that may change the counts; others come back in a second. */
export const takeCounts = sql`select pg_try_advisory_xact_lock(${countsKey}) as mine`;
