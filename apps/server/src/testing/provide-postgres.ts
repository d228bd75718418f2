import { findPgbouncer, startPgbouncer } from '@hundred/testkit/pgbouncer';
import { startPostgresCluster } from '@hundred/testkit/postgres-cluster';
import type { TestProject } from 'vitest/node';
import type {} from './storage-source';

/**
 * A PostgreSQL server for the run. With THROUGH_POOLER everybody reaches it through PgBouncer; ISOLATION is that of
 * every transaction which does not choose its own.
 */
export default async function providePostgres(project: TestProject): Promise<() => Promise<void>> {
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
