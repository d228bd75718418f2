import { startCitusCluster } from '@hundred/testkit/postgres/citus-cluster';
import { findPgbouncer, startPgbouncer } from '@hundred/testkit/postgres/pgbouncer';
import { startPostgresCluster } from '@hundred/testkit/postgres/postgres-cluster';
import type { TestProject } from 'vitest/node';
import type {} from './storage-source';

/**
 * A PostgreSQL server for the run. With THROUGH_POOLER all connections go through PgBouncer; ISOLATION is the default
 * of all transactions. With ON_CITUS it is a coordinator with two workers.
 */
export default async function providePostgres(project: TestProject): Promise<() => Promise<void>> {
  if (process.env.ON_CITUS) {
    const { coordinator, workers, dispose } = await startCitusCluster();
    project.provide('postgresUrl', coordinator.urlOf('postgres'));
    project.provide(
      'citusWorkers',
      workers.map(({ port }) => port),
    );
    return dispose;
  }
  project.provide('citusWorkers', []);
  const cluster = await startPostgresCluster(
    process.env.ISOLATION ? [`default_transaction_isolation=${process.env.ISOLATION}`] : [],
  );
  const url = cluster.urlOf('postgres');
  const pooler = process.env.THROUGH_POOLER ? await startPgbouncer(findPgbouncer()!, url) : undefined;
  project.provide('postgresUrl', pooler?.through(url) ?? url);
  return async () => {
    await pooler?.dispose();
    await cluster.dispose();
  };
}
