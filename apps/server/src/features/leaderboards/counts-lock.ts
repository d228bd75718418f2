import { sql } from 'drizzle-orm';

/** Any number that nothing else locks. */
const countsKey = 781_001;

/** Whether this transaction is the one that may change the counts; others come back in a second. */
export const takeCounts = sql`select pg_try_advisory_xact_lock(${countsKey}) as mine`;
