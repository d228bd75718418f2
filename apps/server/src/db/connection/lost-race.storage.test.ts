import { sql } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { freshStorage } from '../../testing/fresh-storage';

const storage = freshStorage();
beforeAll(async () => {
  await storage.current.pool.query('create table tally (who int primary key, count int not null)');
  await storage.current.pool.query('insert into tally values (1, 0), (2, 0)');
});
const counted = async () =>
  (await storage.current.pool.query('select sum(count)::int as counted from tally')).rows[0].counted;
const isolation = sql`set transaction isolation level serializable`;

it('A transaction that lost a race is repeated, once for each caller', async () => {
  const before = await counted();
  const countOne = () =>
    storage.current.database.transaction(async (transaction) => {
      await transaction.execute(isolation);
      await transaction.execute(sql`select count from tally`);
      await transaction.execute(sql`update tally set count = count + 1 where who = 1`);
    });
  await Promise.all(Array.from({ length: 4 }, countOne));
  expect((await counted()) - before).toBe(4);
});

it('A transaction in a deadlock is repeated', async () => {
  const before = await counted();
  let meet = () => {};
  const met = new Promise<void>((resolve) => {
    meet = resolve;
  });
  let waiting = 0;
  const countBoth = (first: number, second: number) =>
    storage.current.database.transaction(async (transaction) => {
      await transaction.execute(sql`update tally set count = count + 1 where who = ${first}`);
      waiting += 1;
      if (waiting === 2 || storage.current.kind === 'embedded') meet();
      await met;
      await transaction.execute(sql`update tally set count = count + 1 where who = ${second}`);
    });
  await Promise.all([countBoth(1, 2), countBoth(2, 1)]);
  expect((await counted()) - before).toBe(4);
});
