import type { PoolClient } from 'pg';
import { StartRefused } from '../../process/start-refused';

/** The boards need `merge`, which older versions lack. */
const oldestMajor = 15;

/**
 * Why a server of this version cannot be used. `number` is `server_version_num`, which counts 10,000 per major version.
 */
export function refusalOfVersion(number: number, name: string): string | undefined {
  if (number >= oldestMajor * 10_000) return undefined;
  return `the server of DATABASE_URL is PostgreSQL ${name}, but Hundred needs ${oldestMajor} or newer. Nothing was changed. Upgrade PostgreSQL, or set DATABASE_URL to a newer server.`;
}

export async function checkServerVersion(client: PoolClient): Promise<void> {
  const { rows } = await client.query<{ number: number; name: string }>(
    `select current_setting('server_version_num')::int as number, current_setting('server_version') as name`,
  );
  const { number, name } = rows[0]!;
  const refusal = refusalOfVersion(number, name);
  if (refusal) throw new StartRefused(refusal);
}
