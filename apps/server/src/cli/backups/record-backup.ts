import type { Pool } from 'pg';

/** The codes of PostgreSQL for a table and a column that do not exist. */
const missingCodes = ['42P01', '42703'];

/**
 * Stores when a whole backup was written, for the desk. Storage of an earlier version has no place for it. Returns the
 * lines to print: the backup is whole even if its time is not stored.
 */
export async function recordBackup(pool: Pick<Pool, 'query'>, now: number): Promise<string[]> {
  try {
    await pool.query('update installation set backed_up_at = $1', [new Date(now)]);
    return [];
  } catch (error) {
    const { code, message } = error as Error & { code?: string };
    if (code !== undefined && missingCodes.includes(code)) return [];
    return [`The desk does not show this backup. Its time could not be stored: ${message}.`];
  }
}
