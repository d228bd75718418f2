import { expect, it } from 'vitest';
import { freshStorage } from '../testing/fresh-storage';
import { makeVacuum } from './upkeep';

const storage = freshStorage();

it('The upkeep vacuums every table of embedded storage, and requests are answered in between', async () => {
  const { pool } = storage.current;
  const done: string[] = [];
  let asking: Promise<unknown> | undefined;
  const vacuum = makeVacuum(
    async (statement) => {
      const answering = pool.query(statement);
      if (statement.startsWith('vacuum'))
        asking ??= pool.query('select 1').then(() => done.push('an answer'));
      const answer = await answering;
      done.push(statement);
      return answer;
    },
    () => true,
  );
  await vacuum();
  await asking;
  expect(done).toEqual(
    expect.arrayContaining(['fact', 'pg_statistic'].map((name) => `vacuum (analyze) ${name}`)),
  );
  expect(done.indexOf('an answer')).toBeLessThan(done.length - 1);
  const { rows } = await pool.query(
    `select relname from pg_stat_user_tables where last_vacuum is null or last_analyze is null`,
  );
  expect(rows).toEqual([]);
});
