import type { PoolClient } from 'pg';
import type { ExistingStorage } from '../../db/connection/open-existing';
import { atOneMoment, type Count, makeCounter, rowsOf, tablesOf } from './tables';

/** The parts of a backup, in the order in which they are written and read. */
export type BackupPart =
  | { kind: 'head'; format: 1; migration: number; madeAt: string }
  | { kind: 'table'; name: string }
  | { kind: 'rows'; rows: readonly string[] }
  | { kind: 'end'; counts: Record<string, Count> };

async function* partsAtThisMoment(
  client: PoolClient,
  migration: number,
  now: number,
): AsyncGenerator<BackupPart> {
  yield { kind: 'head', format: 1, migration, madeAt: new Date(now).toISOString() };
  const counts: Record<string, Count> = {};
  for (const table of await tablesOf(client)) {
    yield { kind: 'table', name: table.name };
    const counter = makeCounter();
    for await (const rows of rowsOf(client, table)) {
      counter.add(rows);
      yield { kind: 'rows', rows };
    }
    counts[table.name] = counter.count();
  }
  yield { kind: 'end', counts };
}

/** Reads everything that is stored at one moment, and passes it to a writer. */
export async function readContents<T>(
  { pool, migration }: ExistingStorage,
  now: number,
  write: (parts: AsyncIterable<BackupPart>) => Promise<T>,
): Promise<T> {
  const client = await pool.connect();
  try {
    return await atOneMoment(client, () => write(partsAtThisMoment(client, migration.index, now)));
  } finally {
    client.release();
  }
}
