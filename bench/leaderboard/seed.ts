import type { Fact } from '@hundred/domain/challenge/facts/facts';
import { fold } from '@hundred/domain/challenge/fold/fold';
import { addDays } from '@hundred/domain/days/civil-date';
import { exerciseIds } from '@hundred/domain/days/exercises';
import type { Redis } from 'ioredis';
import type { Storage } from '../../apps/server/src/db/storage';
import { rebuildCounts } from '../../apps/server/src/features/leaderboards/check-boards';
import type { PatientStorage } from '../load/patient-storage';

const dayMs = 86_400_000;
const firstDate = '2026-01-01';
const firstNoon = Date.parse(`${firstDate}T12:00:00Z`);

/** The snapshot of a person with so many days in a row. */
function snapshotAfter(days: number): string {
  const log: Fact[] = [
    { kind: 'runStarted', at: firstNoon - dayMs / 4, timezone: 'UTC', localDate: firstDate, firstDate },
  ];
  for (let index = 0; index < days; index += 1) {
    for (const [turn, exercise] of exerciseIds.entries()) {
      log.push({
        kind: 'exerciseCompleted',
        at: firstNoon + index * dayMs + turn * 60_000,
        localDate: addDays(firstDate, index),
        timezone: 'UTC',
        exercise,
        dayNumber: index + 1,
        target: 10 + index,
        reps: 10 + index,
        timeSeconds: 300,
      });
    }
  }
  return JSON.stringify(fold(log));
}

/** People from this score on have a snapshot as long as that of Day 90, because a top 10 shows them. */
const highScore = 14_000;

/**
 * Inserts so many people with a score each by SQL, without facts but with everything that a board reads.
 * - Ids have the marks of a version 4 UUID, which the schemas of the API check.
 * - Scores reach those of a finished season 1, 17,850 reps; most people have few.
 * - One in seven has no age group.
 */
export async function seedPeople(
  { pool, database }: PatientStorage,
  people: number,
  issuer: string,
): Promise<void> {
  const client = await pool.connect();
  // Disables triggers and foreign keys and creates indexes afterwards, which saves minutes for a million people.
  await client.query('set session_replication_role = replica');
  const { rows: indexes } = await client.query<{ name: string; definition: string }>(
    `select indexname as name, indexdef as definition from pg_indexes
     where tablename = 'board_total' and indexname not like '%_pk'`,
  );
  for (const { name } of indexes) await client.query(`drop index ${name}`);
  await client.query('create table seeded (id uuid primary key, number int not null, score int not null)');
  await client.query('select setseed(0.5)');
  await client.query(
    `insert into seeded
     select overlay(overlay(md5('person-' || i) placing '4' from 13) placing '8' from 17)::uuid, i,
       1 + (random() * random() * 17850)::int
     from generate_series(1, $1) as i`,
    [people],
  );
  await client.query(
    `insert into person (id, issuer, subject, display_name, age_group, show_name_on_leaderboard, created_at)
     select id, $1, 'person-' || number, 'Person ' || number,
       (array['under20', '20-29', '30-39', '40-49', '50-59', '60plus'])[1 + number % 7], number % 2 = 0, now()
     from seeded`,
    [issuer],
  );
  await client.query(
    `insert into challenge (person_id, length, snapshot)
     select id, 1, case when score >= ${highScore} then $1::json else $2::json end from seeded`,
    [snapshotAfter(90), snapshotAfter(2)],
  );
  await client.query(
    `insert into board_total (person_id, period, cohort, age_group, row_id, score, reached_at)
     select id, 'all', '2026-' || lpad((1 + number % 11)::text, 2, '0'), age_group, row_id, score, number
     from seeded join person using (id) join challenge on person_id = id`,
  );
  for (const { definition } of indexes) await client.query(definition);
  await client.query('reset session_replication_role');
  client.release();
  await rebuildCounts(database);
  await pool.query('analyze');
}

/** The same scores in a sorted set of this name. */
export async function seedRedis({ pool }: Storage, redis: Redis, set: string): Promise<void> {
  const { rows } = await pool.query<{ id: string; score: number }>('select id, score from seeded');
  for (let from = 0; from < rows.length; from += 5000) {
    const members = rows.slice(from, from + 5000).flatMap(({ id, score }) => [score, id]);
    await redis.zadd(set, ...members);
  }
}
