import type { Pool } from 'pg';
import { addressesOf } from '../../config/addresses';
import type { Config } from '../../config/config';
import { StartRefused } from '../../process/start-refused';
import { isRefused } from './storage-away';

/** Storage as its setting names it, without the password. */
export function nameOf(storage: Config['storage']): string {
  if (storage.kind === 'embedded') return `DATA_DIR ${storage.dataDir}`;
  const urls = addressesOf(storage.url).map((address) => new URL(address));
  return `DATABASE_URL ${urls.map(({ host }) => host).join(',')}${urls[0]!.pathname}`;
}

/**
 * Throws a one-line reason if storage cannot be used. It is called before the first query of an operator's command, whose
 * own error would be longer.
 */
export async function checkReachable(pool: Pool, name: string): Promise<void> {
  await pool.query('select 1').catch((error: Error & { code?: string }) => {
    // If a name has several addresses and none answers, the error has only a code.
    const reason = error.message || error.code;
    throw new StartRefused(`${name} ${isRefused(error) ? 'refuses' : 'does not answer'}: ${reason}.`);
  });
}
