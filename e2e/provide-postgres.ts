import { startPostgresCluster } from '@hundred/testkit/postgres-cluster';

/** Before all journeys where STORAGE=postgres asks for it; the workers inherit the address. */
export default async function providePostgres(): Promise<() => Promise<void>> {
  const cluster = await startPostgresCluster();
  process.env.JOURNEYS_POSTGRES = cluster.urlOf('postgres');
  return cluster.dispose;
}
