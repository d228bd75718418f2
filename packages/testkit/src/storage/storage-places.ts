import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';

/** Empty storage for one test, as settings of the server. */
export interface StoragePlace<Setting> {
  setting: Setting;
  dispose(): Promise<void>;
}

export type DatabasePlace = StoragePlace<{ kind: 'server'; url: string }>;
export type FolderPlace = StoragePlace<{ kind: 'embedded'; dataDir: string }>;

let databaseCount = 0;

/** An empty database on this PostgreSQL server. */
export async function freshDatabase(adminUrl: string): Promise<DatabasePlace> {
  databaseCount += 1;
  const name = `test_${process.pid}_${databaseCount}`;
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

/**
 * A copy of a data folder. All copies are in one folder that is removed after the run, because a worker that is killed
 * removes nothing.
 */
export function freshDataDir(template: string, folder: string): FolderPlace {
  const dataDir = mkdtempSync(join(folder, 'data-'));
  cpSync(template, dataDir, { recursive: true });
  return {
    setting: { kind: 'embedded', dataDir },
    dispose: async () => rmSync(dataDir, { recursive: true, force: true }),
  };
}
