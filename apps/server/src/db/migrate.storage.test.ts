import { expect, it } from 'vitest';
import { freshStorage } from '../testing/fresh-storage';
import { migrateStorage, newestMigration, withMigrationsUpTo } from './migrate';

const storage = freshStorage();
const appliedCount = async () =>
  Number(
    (await storage.current.pool.query('select count(*) from drizzle.__drizzle_migrations')).rows[0].count,
  );

it('applies each migration once, also when several servers start together', async () => {
  const { index } = await newestMigration();
  await storage.current.pool.query(
    'drop schema drizzle cascade; drop schema public cascade; create schema public',
  );
  // A data folder lets in one server at a time, and all its connections are one session.
  const servers = storage.current.kind === 'server' ? 3 : 1;
  await Promise.all(Array.from({ length: servers }, () => migrateStorage(storage.current.pool)));
  expect(await appliedCount()).toBe(index + 1);
  expect((await storage.current.pool.query('select id from installation')).rowCount).toBe(1);
});

it('leaves a database alone that a newer version has been at', async () => {
  const { index } = await newestMigration();
  await withMigrationsUpTo(index - 1, (older) =>
    expect(migrateStorage(storage.current.pool, older)).rejects.toThrow(/newer version of Hundred/),
  );
  await migrateStorage(storage.current.pool);
});
