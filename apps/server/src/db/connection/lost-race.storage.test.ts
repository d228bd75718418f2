import { sql } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { freshStorage } from '../../testing/fresh-storage';

const storage = freshStorage();
beforeAll(async () => {
  await storage.current.pool.query('create table tally (who int primary key, count int not null)');
  await storage.current.pool.query('insert into tally values (1, 0), (2, 0)');
});
const readTotal = async () =>
  (await storage.current.pool.query('select sum(count)::int as total from tally')).rows[0].total;
const serializable = sql`set transaction isolation level serializable`;

it('A transaction that lost a race is repeated, once for each caller', async () => {
  const before = await readTotal();
  const countOne = () =>
    storage.current.database.transaction(async (transaction) => {
      await transaction.execute(serializable);
      await transaction.execute(sql`select count from tally`);
      await transaction.execute(sql`update tally set count = count + 1 where who = 1`);
    });
  await Promise.all(Array.from({ length: 4 }, countOne));
  expect((await readTotal()) - before).toBe(4);
});

it('A transaction in a deadlock is repeated', async () => {
  const before = await readTotal();
  // Each transaction waits until both hold a row. Embedded storage has one session, which never has two transactions
  // open.
  let continueBoth = () => {};
  const bothHoldRow = new Promise<void>((resolve) => {
    continueBoth = resolve;
  });
  let rowsHeld = 0;
  const countBoth = (first: number, second: number) =>
    storage.current.database.transaction(async (transaction) => {
      await transaction.execute(sql`update tally set count = count + 1 where who = ${first}`);
      rowsHeld += 1;
      if (rowsHeld === 2 || storage.current.kind === 'embedded') continueBoth();
      await bothHoldRow;
      await transaction.execute(sql`update tally set count = count + 1 where who = ${second}`);
    });
  await Promise.all([countBoth(1, 2), countBoth(2, 1)]);
  expect((await readTotal()) - before).toBe(4);
});
