import { expect, it } from 'vitest';
import { freshStorage } from '../testing/fresh-storage';

const storage = freshStorage();

it('A pool answers each of many concurrent queries correctly, with errors and transactions in between', async () => {
  const { pool } = storage.current;
  await pool.query('create table committed (id int primary key)');
  const queryAsUser = async (user: number, round: number) => {
    const ownNumber = user * 1000 + round;
    const plain = await pool.query('select $1::int as own, $2::text as label', [
      ownNumber,
      `label ${ownNumber}`,
    ]);
    expect(plain.rows).toEqual([{ own: ownNumber, label: `label ${ownNumber}` }]);
    await expect(pool.query('select $1::int / $2::int as nothing', [ownNumber, 0])).rejects.toThrow(
      'division by zero',
    );
    const client = await pool.connect();
    try {
      await client.query('begin');
      await client.query('insert into committed values ($1)', [ownNumber]);
      const ownRows = await client.query('select id from committed where id = $1', [ownNumber]);
      expect(ownRows.rows).toEqual([{ id: ownNumber }]);
      await client.query(round % 2 === 0 ? 'commit' : 'rollback');
    } finally {
      client.release();
    }
  };
  const [users, rounds] = [8, 10];
  const work = Array.from({ length: users }, async (_, user) => {
    for (let round = 0; round < rounds; round += 1) await queryAsUser(user, round);
  });
  await Promise.all(work);
  // Every second round is rolled back.
  expect((await pool.query('select count(*)::int as count from committed')).rows).toEqual([
    { count: (users * rounds) / 2 },
  ]);
});
