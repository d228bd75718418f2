import type { Pool } from 'pg';
import { expect, inject, it, vi } from 'vitest';
import { freshStorage } from '../testing/fresh-storage';
import { standIn } from '../testing/stand-in';
import { makeImportLock } from './import-lock';

const storage = freshStorage();
/** Whether two tried, each in its own transaction: the last statements of their connections show it. */
async function lookedFor(pool: Pool): Promise<boolean> {
  const { rows } = await pool.query(
    `select count(*)::int as asked from pg_stat_activity
     where query like 'select pg_try_advisory_xact_lock%' and state = 'idle in transaction' and datname = current_database()`,
  );
  return rows[0].asked >= 2;
}

const untilDone = new AbortController().signal;

// Two connections stand for two servers: the lock does not distinguish them.
it.runIf(inject('storageKind') === 'postgres')(
  'An import waits for that of another server, and goes on when it is done (not on embedded storage, which has one server)',
  async () => {
    const withLock = makeImportLock(storage.current);
    const order: string[] = [];
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const one = withLock(untilDone, async () => {
      order.push('begun');
      await held;
      order.push('first');
    });
    await expect.poll(() => order, { timeout: 60_000 }).toEqual(['begun']);
    const other = withLock(untilDone, async () => order.push('second'));
    await expect
      .poll(() => lookedFor(storage.current.pool), {
        message: 'looks for a lock that another holds',
        timeout: 60_000,
      })
      .toBe(true);
    expect(order).toEqual(['begun']);
    release();
    await Promise.all([one, other]);
    expect(order).toEqual(['begun', 'first', 'second']);
  },
);

it('Work that failed holds the lock no longer', async () => {
  const withLock = makeImportLock(storage.current);
  const order: string[] = [];
  await expect(
    withLock(untilDone, async () => {
      order.push('mine');
      throw new Error('broken');
    }),
  ).rejects.toThrow('broken');
  await withLock(untilDone, async () => order.push('next'));
  expect(order).toEqual(['mine', 'next']);
});

it('A connection that cannot end its transaction is not used again', async () => {
  const lostConnection = new Error('the connection was lost');
  const release = vi.fn();
  const query = vi.fn(async (text: string) => {
    if (text === 'rollback') throw lostConnection;
    return { rows: [{ mine: true }] };
  });
  const pool = standIn<Pool>({ connect: async () => ({ query, release }) });
  const withLock = makeImportLock({ pool, kind: 'server' });
  expect(await withLock(untilDone, async () => 'imported')).toBe('imported');
  expect(release).toHaveBeenCalledWith(lostConnection);
});
