import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { asUser, clusterIn, makeClusterFolder, type PostgresCluster } from './postgres-cluster';

export interface PostgresPair {
  primary: PostgresCluster;
  /** Has everything that the primary has acknowledged, and accepts reads. */
  standby: PostgresCluster;
  /** Makes the standby writable. */
  promote(): Promise<void>;
  dispose(): Promise<void>;
}

/** Starts a primary that acknowledges nothing before its standby has it too. */
export async function startPostgresPair(): Promise<PostgresPair> {
  const folder = makeClusterFolder();
  const copy = mkdtempSync(join(tmpdir(), 'hundred-pg-'));
  cpSync(folder, copy, { recursive: true });
  writeFileSync(join(copy, 'data', 'standby.signal'), '');
  if (asUser.uid !== undefined) spawnSync('chown', ['-R', `${asUser.uid}:${asUser.gid}`, copy]);
  const primary = await clusterIn(folder, ['synchronous_standby_names=standby']);
  await primary.start();
  const source = `host=127.0.0.1 port=${primary.port} user=postgres application_name=standby`;
  const standby = await clusterIn(copy, [`primary_conninfo=${source}`]);
  await standby.start();
  return {
    primary,
    standby,
    async promote() {
      const client = new Client({ connectionString: standby.urlOf('postgres') });
      await client.connect();
      await client.query('select pg_promote()');
      await client.end();
    },
    async dispose() {
      primary.signal('SIGKILL');
      await primary.dispose();
      await standby.dispose();
    },
  };
}
