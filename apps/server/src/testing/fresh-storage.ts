import { afterAll, beforeAll } from 'vitest';
import { openStorage, type Storage } from '../db/storage';
import { distribute } from '../distribution/distribute';
import { makeLogger } from '../logging/logger';
import { emptyTestStorage, isOnCitus } from './storage-source';

/**
 * Storage that this worker has opened and that no test file uses now. The files of a worker share their modules, so
 * they can use it one after the other: opening embedded storage takes two seconds of a core, emptying it some
 * milliseconds.
 */
const idle: Storage[] = [];

/** Deletes all rows except the one that the migrations made, of which it clears what was stored there later. */
const emptyTables = `do $$
declare
  name text;
  has_rows boolean;
  cleared text;
begin
  for name in
    select format('%I.%I', schemaname, tablename) from pg_tables
    where schemaname = 'public' and tablename <> 'installation'
  loop
    execute 'select exists (select 1 from ' || name || ')' into has_rows;
    if has_rows then execute 'truncate ' || name || ' restart identity cascade'; end if;
  end loop;
  select string_agg(format('%I = null', column_name), ', ') into cleared from information_schema.columns
  where table_schema = 'public' and table_name = 'installation' and is_nullable = 'YES';
  execute 'update installation set ' || cleared;
end $$`;

async function openNewStorage(): Promise<Storage> {
  const { setting } = await emptyTestStorage();
  const storage = await openStorage(setting, Date.now(), makeLogger('silent'));
  await storage.ready;
  if (isOnCitus()) await distribute(storage.pool);
  return storage;
}

/** Empty storage of the kind that the run is for. Closing it keeps it open and gives it to the next file. */
export async function takeStorage(): Promise<Storage> {
  const storage = idle.pop() ?? (await openNewStorage());
  await storage.pool.query(emptyTables);
  return {
    ...storage,
    async close() {
      idle.push(storage);
    },
  };
}

/** Empty storage for this test file. Read it inside tests only. */
export function freshStorage(): { readonly current: Storage } {
  let storage: Storage | undefined;
  beforeAll(async () => {
    storage = await takeStorage();
  });
  afterAll(() => storage?.close());
  return {
    get current() {
      return storage!;
    },
  };
}
