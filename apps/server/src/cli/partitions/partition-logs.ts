import type { Pool } from 'pg';
import { isPartitioned, partitionTable } from './partition-table';

/** What grows with everybody's days. Every statement on them names its person. */
const tables = ['settled_date', 'fact'] as const;

/** The log and what is settled of it in so many parts by person; a line of what became of each. */
export async function partitionLogs(
  pool: Pool,
  parts: number,
  signal = new AbortController().signal,
): Promise<string[]> {
  const lines: string[] = [];
  for (const table of tables) {
    if (await isPartitioned(pool, table)) lines.push(`${table}: is in parts already, and was left as it is.`);
    else
      lines.push(
        `${table}: ${await partitionTable(pool, table, parts, signal)} rows, now in ${parts} parts.`,
      );
  }
  return lines;
}
