import { randomUUID } from 'node:crypto';
import { startPostgresCluster } from '@hundred/testkit/postgres/postgres-cluster';
import { freshDatabase } from '@hundred/testkit/storage/storage-places';
import { openStorage, type Storage } from '../apps/server/src/db/storage';
import { readFeed } from '../apps/server/src/features/community/feed';
import { makeLogger } from '../apps/server/src/logging/logger';
import { formatTimes, type Times, timeInTurns } from './leaderboard/timing';
import type { Measurement } from './measurement';

const sizes = [1_000, 100_000] as const;
const entriesPerPage = 50;
const now = Date.now();

/**
 * Measures the first page of the community among few and among many entries. Both pages read the same number of index rows.
 */
export async function run(): Promise<Measurement[]> {
  const cluster = await startPostgresCluster();
  const storages: Storage[] = [];
  try {
    const reads: (() => Promise<void>)[] = [];
    for (const entries of sizes) {
      const { setting } = await freshDatabase(cluster.urlOf('postgres'));
      const storage = await openStorage(setting, now, makeLogger('warn'));
      storages.push(storage);
      await storage.ready;
      reads.push(makeRead(storage, await seedEntries(storage, entries)));
    }
    const [few, many] = (await timeInTurns(reads)) as [Times, Times];
    const growth = many.median / few.median;
    return [
      {
        measure: 'first page of the community among 100,000 entries, of that among 1,000',
        figure: `${growth.toFixed(2)} (${formatTimes(many)} of ${formatTimes(few)})`,
        goal: 'at most 1.25',
        isMet: growth <= 1.25,
      },
    ];
  } finally {
    for (const storage of storages) await storage.close();
    await cluster.dispose();
  }
}

/** Returns a function that reads the first page, each time as another person. */
function makeRead({ database }: Storage, people: readonly string[]): () => Promise<void> {
  let turn = 0;
  return async () => {
    const { entries } = await readFeed(database, people[turn++ % people.length]!, { now });
    if (entries.length !== entriesPerPage) throw new Error(`the first page has ${entries.length} entries`);
  };
}

/**
 * Stores people with ten entries each within the two weeks that a feed shows. Each has blocked one other, and one entry in
 * ten has a cheer.
 */
async function seedEntries({ pool }: Storage, entries: number): Promise<string[]> {
  const people = Array.from({ length: entries / 10 }, () => randomUUID());
  await pool.query(
    `insert into person (id, issuer, subject, display_name, show_name_on_leaderboard, created_at)
     select id, 'https://seeded.example', id::text, 'Somebody', true, now() from unnest($1::uuid[]) as id`,
    [people],
  );
  await pool.query(
    `insert into community_entry (person_id, kind, what, at)
     select id, 'badge', number::text, to_timestamp($2::float8 / 1000) - random() * interval '13 days'
     from unnest($1::uuid[]) as id, generate_series(1, 10) as number`,
    [people, now],
  );
  await pool.query(
    `insert into block (id, person_id, blocked_id, created_at)
     select gen_random_uuid(), id, $1[1 + (place * 7) % cardinality($1)], now()
     from unnest($1::uuid[]) with ordinality as given (id, place)`,
    [people],
  );
  await pool.query(
    `insert into community_cheer (entry_id, person_id, cheer, at)
     select id, person_id, 'strong', at from community_entry where random() < 0.1`,
  );
  await pool.query('analyze');
  return people;
}
