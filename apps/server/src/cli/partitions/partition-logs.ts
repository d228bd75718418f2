import type { Pool } from 'pg';
import { neverAborted } from '../../concurrency/request-aborted';
import { isPartitioned, partitionTable } from './partition-table';

/** Partitions the table of facts by person, because this table grows daily. Returns a line about the result. */
export async function partitionLogs(
  pool: Pool,
  partitionCount: number,
  signal = neverAborted(),
): Promise<string[]> {
  if (await isPartitioned(pool, 'fact'))
    return ['The table fact already has partitions. Nothing was changed.'];
  const rows = await partitionTable(pool, 'fact', partitionCount, signal);
  return [`The table fact now has ${partitionCount} partitions. Rows: ${rows}.`];
}
