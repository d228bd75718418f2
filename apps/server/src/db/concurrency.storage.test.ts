import { expect, it } from 'vitest';
import { freshStorage } from '../testing/fresh-storage';

const storage = freshStorage();

it('A pool answers each of many concurrent queries correctly, with errors and transactions in between', async () => {
  const { pool } = storage.current;
  await pool.query('create table kept (id int primary key)');
  const asks = (who: number) => async (round: number) => {
    const ownNumber = who * 1000 + round;
    const plain = await pool.query('select $1::int as own, $2::text as words', [
      ownNumber,
      `words ${ownNumber}`,
    ]);
    expect(plain.rows).toEqual([{ own: ownNumber, words: `words ${ownNumber}` }]);
    await expect(pool.query('select $1::int / $2::int as nothing', [ownNumber, 0])).rejects.toThrow(
      'division by zero',
    );
    const client = await pool.connect();
    try {
      await client.query('begin');
      await client.query('insert into kept values ($1)', [ownNumber]);
      const mine = await client.query('select id from kept where id = $1', [ownNumber]);
      expect(mine.rows).toEqual([{ id: ownNumber }]);
      await client.query(round % 2 === 0 ? 'commit' : 'rollback');
    } finally {
      client.release();
    }
  };
  const everybody = Array.from({ length: 8 }, async (_, who) => {
    for (let round = 0; round < 10; round += 1) await asks(who)(round);
  });
  await Promise.all(everybody);
  expect((await pool.query('select count(*)::int as kept from kept')).rows).toEqual([{ kept: 40 }]);
});
