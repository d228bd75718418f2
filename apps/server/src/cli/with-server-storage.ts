import type { Pool } from 'pg';
import { configFrom } from '../config/config';
import { readEnvironment } from '../config/environment';
import { openExisting } from '../db/connection/open-existing';
import { makeLogger } from '../logging/logger';
import { StartRefused } from '../process/start-refused';

/** Runs `work` on the configured PostgreSQL server. Refuses embedded storage, with the reason in `whyNot`. */
export async function withServerStorage<T>(whyNot: string, work: (pool: Pool) => Promise<T>): Promise<T> {
  const { storage } = configFrom(readEnvironment());
  if (storage.kind === 'embedded') {
    throw new StartRefused(`This installation uses embedded storage: ${whyNot}`);
  }
  const { pool, close } = await openExisting(storage, Date.now(), makeLogger('warn'));
  try {
    return await work(pool);
  } finally {
    await close();
  }
}
