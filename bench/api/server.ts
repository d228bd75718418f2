import { randomUUID } from 'node:crypto';
import type { Fact } from '@hundred/domain/challenge/facts/facts';
import { fold } from '@hundred/domain/challenge/fold/fold';
import { queryIn } from '../../apps/server/src/db/query';
import { append } from '../../apps/server/src/log/append';
import { startProductAndBareRoutes } from '../start-product-and-bare-routes';

// The process that is measured: the product, and bare routes that do the least that a call of the product needs, or that
// prepare and watch a measurement.

const { storage, bare, idOf, serve } = await startProductAndBareRoutes();
const { pool, database } = storage;
await pool.query('create table bench_row (id uuid primary key, value text not null)');
await pool.query('create table bench_entry (id bigint generated always as identity primary key, value text)');

bare.post('/row', async (request) => {
  await pool.query('insert into bench_row values ($1, $2)', [await idOf(request), 'x'.repeat(100)]);
  return { success: true };
});
bare.post<{ Body: Fact[] }>('/log', { bodyLimit: 16_000_000 }, async (request) => {
  const [id, facts] = [await idOf(request), request.body];
  await database.transaction((transaction) =>
    append(queryIn(transaction), {
      personId: id,
      expectedLength: 0,
      facts,
      snapshot: fold(facts),
      projected: {},
    }),
  );
  return { success: true };
});
// Makes the caller an operator.
bare.post('/operator', async (request) => {
  const id = await idOf(request);
  await pool.query('insert into operator (person_id, granted_at) values ($1, now())', [id]);
  return { success: true };
});
// Adds people with this log to a team.
bare.post<{ Body: { team: string; people: number; joinedAt: string; facts: Fact[] } }>(
  '/members',
  { bodyLimit: 16_000_000 },
  async ({ body: { team, people, joinedAt, facts } }) => {
    const snapshot = fold(facts);
    for (let number = 0; number < people; number += 1) {
      const id = randomUUID();
      await pool.query(
        `insert into person (id, issuer, subject, display_name, created_at)
         values ($1::uuid, 'https://seeded.example', ($1::uuid)::text, $2, now())`,
        [id, `Member ${number}`],
      );
      await database.transaction((transaction) =>
        append(queryIn(transaction), { personId: id, expectedLength: 0, facts, snapshot, projected: {} }),
      );
      await pool.query(
        'insert into team_member (id, group_id, person_id, joined_at) values (gen_random_uuid(), $1, $2, $3)',
        [team, id, joinedAt],
      );
    }
    return { success: true };
  },
);
// The memory in use after garbage collection.
bare.get('/memory', async () => {
  globalThis.gc?.();
  const { heapUsed, external } = process.memoryUsage();
  return String(heapUsed + external);
});
// The processor time so far, in microseconds.
bare.get('/cpu', async () => {
  const { user, system } = process.cpuUsage();
  return String(user + system);
});
bare.get('/select', async (request) => {
  const { rows } = await pool.query('select * from bench_row where id = $1', [await idOf(request)]);
  return rows[0];
});
// In a transaction, as a completion is written.
bare.post('/insert', async (request) => {
  const id = await idOf(request);
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query('insert into bench_entry (value) values ($1)', [id]);
    await client.query('commit');
  } finally {
    client.release();
  }
  return { success: true };
});

await serve();
