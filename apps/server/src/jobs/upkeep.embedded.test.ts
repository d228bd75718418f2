import { expect, it } from 'vitest';
import { freshStorage } from '../testing/fresh-storage';
import { makeVacuum } from './upkeep';

const storage = freshStorage();

it('The upkeep vacuums every table of embedded storage, and requests are answered in between', async () => {
  const { pool } = storage.current;
  const order: string[] = [];
  let request: Promise<unknown> | undefined;
  const query = async (statement: string) => {
    const result = pool.query(statement);
    if (statement.startsWith('vacuum'))
      request ??= pool.query('select 1').then(() => order.push('an answer'));
    const answer = await result;
    order.push(statement);
    return answer;
  };
  const vacuum = makeVacuum({ query, isRunning: () => true, log: { warn() {} } });
  await vacuum();
  await request;
  expect(order).toEqual(
    expect.arrayContaining(['fact', 'pg_statistic'].map((name) => `vacuum (analyze) ${name}`)),
  );
  expect(order.indexOf('an answer')).toBeLessThan(order.length - 1);
  const { rows } = await pool.query(
    `select relname from pg_stat_user_tables where last_vacuum is null or last_analyze is null`,
  );
  expect(rows).toEqual([]);
});
