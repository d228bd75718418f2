import type { Pool } from 'pg';
import { neverAborted } from '../../concurrency/request-aborted';
import { isPartitioned, partitionTable } from './partition-table';

/** Partitions the facts, which grow with everybody's days, by person. Returns a line about the result. */
export async function partitionLogs(pool: Pool, parts: number, signal = neverAborted()): Promise<string[]> {
  if (await isPartitioned(pool, 'fact')) return ['fact: already partitioned. Nothing was changed.'];
  return [`fact: ${await partitionTable(pool, 'fact', parts, signal)} rows, now in ${parts} partitions.`];
}
