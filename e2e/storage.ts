import { preparedDataDir } from '@hundred/testkit/prepared-data';
import { freshDatabase } from '@hundred/testkit/storage-places';

/** Storage for one server of a journey: embedded, or a database of its own where the run has a PostgreSQL. */
export async function journeyStorage(): Promise<{
  environment: Record<string, string>;
  dispose(): Promise<void>;
}> {
  const adminUrl = process.env.JOURNEYS_POSTGRES;
  if (adminUrl === undefined) {
    const data = await preparedDataDir();
    return { environment: { DATA_DIR: data.path }, dispose: async () => data.remove() };
  }
  const { setting, dispose } = await freshDatabase(adminUrl);
  return { environment: { DATABASE_URL: setting.url }, dispose };
}
