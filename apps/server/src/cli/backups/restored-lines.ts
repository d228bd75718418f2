import type { Database } from '../../db/storage';
import { checkTotals } from '../check-totals';
import type { FillResult } from './fill-storage';
import { leftOutLines } from './tables';

/** The output at the terminal after everything was written and verified. */
export async function restoredLines(
  name: string,
  { rows, tables, leftOut }: FillResult,
  database: Database,
): Promise<string[]> {
  const { lines, wrong } = await checkTotals(database);
  const totalsLines = wrong > 0 ? [...lines, 'To repair them, run: npm run totals -- --rebuild'] : lines;
  return [
    `${name} now contains everything: ${rows} rows in ${tables} tables.`,
    ...leftOutLines(leftOut),
    ...totalsLines,
  ];
}
