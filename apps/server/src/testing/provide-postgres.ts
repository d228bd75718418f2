import { startPostgresCluster } from '@hundred/testkit/postgres-cluster';
import type { TestProject } from 'vitest/node';
import './storage-source';

export default async function providePostgres(project: TestProject): Promise<() => Promise<void>> {
  const cluster = await startPostgresCluster();
  project.provide('storageSource', { kind: 'postgres', adminUrl: cluster.urlOf('postgres') });
  return cluster.dispose;
}
