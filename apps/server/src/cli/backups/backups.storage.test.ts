import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { migrationOf } from '../../db/migrate';
import { openEmpty, openStorage, type Storage } from '../../db/storage';
import { makeLogger } from '../../logging/logger';
import { StartRefused } from '../../process/start-refused';
import { emptyTestStorage } from '../../testing/storage-source';
import { type BackupPart, readContents } from './contents';
import { fillStorage } from './fill-storage';
import { tablesOfOthers } from './tables';

const log = makeLogger('silent');
const now = Date.parse('2026-11-16T08:00:00Z');
const testStorages: Awaited<ReturnType<typeof emptyTestStorage>>[] = [];
const newStorageSetting = async () => {
  const testStorage = await emptyTestStorage();
  testStorages.push(testStorage);
  return testStorage.setting;
};
afterAll(async () => {
  for (const testStorage of testStorages) await testStorage.dispose();
});

let storage: Storage;
beforeEach(async () => {
  storage = await openStorage(await newStorageSetting(), now, log);
  await storage.ready;
});
afterEach(() => storage.close());

async function readBackupParts(): Promise<BackupPart[]> {
  const { pool, database, close } = storage;
  const migration = (await migrationOf(pool))!;
  return readContents({ name: 'here', pool, database, migration, close }, now, async (parts) => {
    const partsRead: BackupPart[] = [];
    for await (const part of parts) partsRead.push(part);
    return partsRead;
  });
}

async function* streamOf(parts: BackupPart[]) {
  yield* parts;
}

async function restore(parts: BackupPart[]) {
  const target = await openEmpty(await newStorageSetting(), now, log);
  try {
    return await fillStorage(target.pool, 'there', streamOf(parts));
  } finally {
    await target.close();
  }
}

it('Foreign tables are left out of a backup and reported, and it can be restored', async () => {
  await storage.pool.query('create table fact_parted (like fact)');
  await storage.pool.query('create table visitor (id int primary key, person_id uuid references person)');
  const parts = await readBackupParts();
  expect(parts).not.toContainEqual({ kind: 'table', name: 'visitor' });
  expect(await tablesOfOthers(storage.pool)).toEqual(['fact_parted', 'visitor']);
  expect(await restore(parts)).toMatchObject({ leftOut: [] });
});

it('A backup of an earlier version with a foreign table is restored without it', async () => {
  const [head, ...otherParts] = await readBackupParts();
  const foreignTable: BackupPart[] = [
    { kind: 'table', name: 'visitor' },
    { kind: 'rows', rows: ['{"id":1}'] },
  ];
  expect(await restore([head!, ...foreignTable, ...otherParts])).toMatchObject({ leftOut: ['visitor'] });
});

it.each([
  ['is no JSON', '{"id":', 'invalid input syntax for type json'],
  ['is no row', '5', 'argument of json_populate_recordset must be an array of objects'],
  ['has a value of another type', '{"person_id":"nobody"}', 'invalid input syntax for type uuid'],
  ['lacks a value', '{}', 'null value in column'],
])(
  'A backup of which a row %s is refused in one sentence, and nothing is restored',
  async (_what, row, message) => {
    const [head, ...otherParts] = await readBackupParts();
    const damaged: BackupPart[] = [
      { kind: 'table', name: 'challenge' },
      { kind: 'rows', rows: [row] },
    ];
    const refused = await restore([head!, ...damaged, ...otherParts]).catch((error) => error);
    expect(refused).toBeInstanceOf(StartRefused);
    expect(refused.message).toMatch(
      /^The backup is damaged \(a row of challenge: [^\n]*\)\. Nothing was changed\.$/,
    );
    expect(refused.message).toContain(message);
  },
);

/** Whether the tests reach PostgreSQL through a pooler, whose own list of roles lacks those that a test creates. */
const throughPooler = process.env.THROUGH_POOLER !== undefined;

describe('A database that refuses', () => {
  const addressOf = async (change: (url: URL) => void) => {
    const setting = await newStorageSetting();
    if (setting.kind !== 'server') throw new Error('this is about PostgreSQL servers');
    const url = new URL(setting.url);
    change(url);
    return { kind: 'server' as const, url: url.href };
  };

  it.each([
    [
      'no such database',
      (url: URL) => (url.pathname = '/nowhere'),
      'refuses: database "nowhere" does not exist.',
    ],
    ['no such role', (url: URL) => (url.username = 'stranger'), 'refuses: role "stranger" does not exist.'],
    ['no server', (url: URL) => (url.host = 'localhost:1'), /does not answer: .*ECONNREFUSED/],
  ])('is reported in one sentence without the password: %s', async (what, change, message) => {
    if (what === 'no such role' && throughPooler) return;
    const address = await addressOf((url) => {
      url.password = 'secret';
      change(url);
    });
    const refused = await openEmpty(address, now, log).catch((error) => error);
    expect(refused).toBeInstanceOf(StartRefused);
    expect(refused.message).toMatch(message);
    expect(refused.message).not.toContain('secret');
  });

  it.skipIf(throughPooler)(
    'tells a role that may create no tables that it has to own the database',
    async () => {
      const role = `guest_${randomUUID().replaceAll('-', '')}`;
      await storage.pool.query(`create role ${role} login`);
      const parts = await readBackupParts();
      const target = await openEmpty(await addressOf((url) => (url.username = role)), now, log);
      await expect(fillStorage(target.pool, 'there', streamOf(parts))).rejects.toThrow(
        /^there refuses: permission denied .*The role must own the database/,
      );
      await target.close();
      await storage.pool.query(`drop role ${role}`);
    },
  );
});
