import type { Pool } from 'pg';

/** Notes when a whole backup was written, for the desk. Storage of an earlier version has no place for it. */
export async function recordBackup(pool: Pick<Pool, 'query'>, now: number): Promise<void> {
  await pool.query('update installation set backed_up_at = $1', [new Date(now)]).catch(() => {});
}
