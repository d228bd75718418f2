import { sql } from 'drizzle-orm';

/** Any number that no other lock uses. */
const countsKey = 781_001;

/**
 * The lock separates writers of the counts. On storage with serializable transactions by default, every concurrent
 * completion would roll back a merge.
 */
export const underCountsLock = { isolationLevel: 'read committed' } as const;

/** Whether this transaction may change the counts; others try again in a second. */
export const takeCounts = sql`select pg_try_advisory_xact_lock(${countsKey}) as mine`;
