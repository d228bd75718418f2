import { startPostgresCluster } from '@hundred/testkit/postgres-cluster';
import type { TestProject } from 'vitest/node';
import type {} from './storage-source';

export default async function providePostgres(project: TestProject): Promise<() => Promise<void>> {
  const cluster = await startPostgresCluster();
  project.provide('postgresUrl', cluster.urlOf('postgres'));
  return cluster.dispose;
}
