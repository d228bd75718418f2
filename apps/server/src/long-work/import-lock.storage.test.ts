import type { Pool } from 'pg';
import { expect, inject, it, vi } from 'vitest';
import { freshStorage } from '../testing/fresh-storage';
import { standIn } from '../testing/stand-in';
import { makeImportLock } from './import-lock';

const storage = freshStorage();
/**
 * Whether two imports have tried to lock, each in its own transaction. The last statements of their connections show
 * it.
 */
async function haveBothTried(pool: Pool): Promise<boolean> {
  const { rows } = await pool.query(
    `select count(*)::int as tries from pg_stat_activity
     where query like 'select pg_try_advisory_xact_lock%' and state = 'idle in transaction' and datname = current_database()`,
  );
  return rows[0].tries >= 2;
}

const neverAborted = new AbortController().signal;

// Two connections stand for two servers: the lock does not distinguish them.
it.runIf(inject('storageKind') === 'postgres')(
  'An import waits for that of another server, and starts when that has ended (not on embedded storage, which has one server)',
  async () => {
    const withLock = makeImportLock(storage.current);
    const order: string[] = [];
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const first = withLock(neverAborted, async () => {
      order.push('first begins');
      await held;
      order.push('first ends');
    });
    await expect.poll(() => order, { timeout: 60_000 }).toEqual(['first begins']);
    const second = withLock(neverAborted, async () => order.push('second'));
    await expect
      .poll(() => haveBothTried(storage.current.pool), {
        message: 'looks for a lock that another holds',
        timeout: 60_000,
      })
      .toBe(true);
    expect(order).toEqual(['first begins']);
    release();
    await Promise.all([first, second]);
    expect(order).toEqual(['first begins', 'first ends', 'second']);
  },
);

it('Work that fails releases the lock', async () => {
  const withLock = makeImportLock(storage.current);
  const order: string[] = [];
  await expect(
    withLock(neverAborted, async () => {
      order.push('failing');
      throw new Error('broken');
    }),
  ).rejects.toThrow('broken');
  await withLock(neverAborted, async () => order.push('next'));
  expect(order).toEqual(['failing', 'next']);
});

it('A connection that cannot end its transaction is not used again', async () => {
  const lostConnection = new Error('the connection was lost');
  const release = vi.fn();
  const query = vi.fn(async (text: string) => {
    if (text === 'rollback') throw lostConnection;
    return { rows: [{ isAcquired: true }] };
  });
  const pool = standIn<Pool>({ connect: async () => ({ query, release }) });
  const withLock = makeImportLock({ pool, kind: 'server' });
  expect(await withLock(neverAborted, async () => 'imported')).toBe('imported');
  expect(release).toHaveBeenCalledWith(lostConnection);
});
