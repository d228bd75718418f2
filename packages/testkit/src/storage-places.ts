import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';

/**
 * Where a test's storage can be had: prepared once per run, before any test file. Data folders lie in one folder
 * that goes away with the run, since a worker that is ended clears nothing away.
 */
export type StorageSource =
  | { kind: 'embedded'; template: string; folder: string }
  | { kind: 'postgres'; adminUrl: string };

/** Fresh storage for one test file, in the words of the server's own configuration. */
export interface StoragePlace<Setting = EmbeddedSetting | ServerSetting> {
  setting: Setting;
  dispose(): Promise<void>;
}

type EmbeddedSetting = { kind: 'embedded'; dataDir: string };
type ServerSetting = { kind: 'server'; url: string };

let made = 0;

/** An empty database of its own on this PostgreSQL server. */
export async function freshDatabase(adminUrl: string): Promise<StoragePlace<ServerSetting>> {
  made += 1;
  const name = `test_${process.pid}_${made}`;
  const run = async (statement: string) => {
    const client = new Client({ connectionString: adminUrl });
    await client.connect();
    await client.query(statement);
    await client.end();
  };
  await run(`create database ${name}`);
  const url = new URL(adminUrl);
  url.pathname = `/${name}`;
  return {
    setting: { kind: 'server', url: url.href },
    dispose: () => run(`drop database ${name} with (force)`),
  };
}

export async function freshPlace(source: StorageSource): Promise<StoragePlace> {
  if (source.kind === 'postgres') return freshDatabase(source.adminUrl);
  const dataDir = mkdtempSync(join(source.folder, 'data-'));
  cpSync(source.template, dataDir, { recursive: true });
  return {
    setting: { kind: 'embedded', dataDir },
    dispose: async () => rmSync(dataDir, { recursive: true, force: true }),
  };
}
