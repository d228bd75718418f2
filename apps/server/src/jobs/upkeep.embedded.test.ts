import { expect, it } from 'vitest';
import { freshStorage } from '../testing/fresh-storage';
import { makeVacuum } from './upkeep';

const storage = freshStorage();

it('The upkeep vacuums every table of embedded storage, and requests are answered in between', async () => {
  const { pool } = storage.current;
  const runs: string[] = [];
  let asking: Promise<unknown> | undefined;
  const query = async (statement: string) => {
    const answering = pool.query(statement);
    if (statement.startsWith('vacuum')) asking ??= pool.query('select 1').then(() => runs.push('an answer'));
    const answer = await answering;
    runs.push(statement);
    return answer;
  };
  const vacuum = makeVacuum({ query, isRunning: () => true, log: { warn() {} } });
  await vacuum();
  await asking;
  expect(runs).toEqual(
    expect.arrayContaining(['fact', 'pg_statistic'].map((name) => `vacuum (analyze) ${name}`)),
  );
  expect(runs.indexOf('an answer')).toBeLessThan(runs.length - 1);
  const { rows } = await pool.query(
    `select relname from pg_stat_user_tables where last_vacuum is null or last_analyze is null`,
  );
  expect(rows).toEqual([]);
});
