import { startCitusCluster } from '@hundred/testkit/postgres/citus-cluster';
import { startPostgresCluster } from '@hundred/testkit/postgres/postgres-cluster';
import { firstDataDir } from '@hundred/testkit/storage/prepared-data';

/** Runs once before all journeys: prepares what the storage of their servers is made from. */
export default async function provideStorage(): Promise<undefined | (() => Promise<void>)> {
  if (process.env.STORAGE === 'citus') {
    const { coordinator, workers, dispose } = await startCitusCluster();
    process.env.JOURNEYS_POSTGRES = coordinator.urlOf('postgres');
    process.env.JOURNEYS_CITUS = workers.map(({ port }) => port).join();
    return dispose;
  }
  if (process.env.STORAGE !== 'postgres') {
    await firstDataDir();
    return undefined;
  }
  const cluster = await startPostgresCluster();
  process.env.JOURNEYS_POSTGRES = cluster.urlOf('postgres');
  return cluster.dispose;
}
