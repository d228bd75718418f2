import { spawn } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Pool } from 'pg';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { makeLogger } from '../../logging/logger';
import { olderInstallation, unpackOlderFolder } from '../../testing/older-folder';
// Declares the type of `inject`.
import type {} from '../../testing/storage-source';
import { newestMigration } from '../migration-files';
import { openStorage } from '../storage';
import { holderOf } from './folder/folder-lock';
import { openEmbedded } from './open-embedded';

const log = makeLogger('silent');
const now = Date.parse('2026-11-15T08:00:00Z');
let dataDir = '';

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'hundred-embedded-'));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

function useTemplate(): void {
  cpSync(inject('embeddedTemplate'), dataDir, { recursive: true });
}

const open = (at = now) => openStorage({ kind: 'embedded', dataDir }, at, log);

/** Names, sizes and times of all files, to check that nothing was changed. */
function listing(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => ({ name, stat: statSync(join(folder, name)) }))
    .filter(({ stat }) => stat.isFile())
    .map(({ name, stat }) => `${name} ${stat.size} ${stat.mtimeMs}`)
    .sort();
}

/** Everything in the folder, itself included, that another user may read, write or enter. */
const openToOthers = () =>
  ['', ...readdirSync(dataDir, { recursive: true, encoding: 'utf8' })].filter(
    (name) => lstatSync(join(dataDir, name)).mode & 0o077,
  );

describe('A commit', () => {
  it('reaches the disk by at least one fsync', async () => {
    useTemplate();
    const syncCount = new Int32Array(new SharedArrayBuffer(4));
    const { index } = await newestMigration();
    const storage = await openEmbedded({ dataDir, newestMigration: index, now, log, syncCount });
    const pool = new Pool({ ...storage.connection, max: 1 });
    await pool.query('create table row_of_test (id int primary key)');
    const before = Atomics.load(syncCount, 0);
    const commits = 20;
    for (let id = 1; id <= commits; id += 1) await pool.query('insert into row_of_test values ($1)', [id]);
    expect(Atomics.load(syncCount, 0) - before).toBeGreaterThanOrEqual(commits);
    await pool.end();
    await storage.close();
  });
});

describe('The lock', () => {
  it('refuses a second start with the id of the process that holds the folder', async () => {
    useTemplate();
    const first = await open();
    await expect(open()).rejects.toThrow(`in use by process ${process.pid}`);
    expect(await holderOf(dataDir)).toBe(String(process.pid));
    await first.close();
    expect(await holderOf(dataDir)).toBeUndefined();
  });

  it('is taken over from a process that died', async () => {
    useTemplate();
    const path = join(dataDir, 'lock');
    const program = `require('node:net').createServer().listen(${JSON.stringify(path)}, () => console.log('held'))`;
    const holder = spawn(process.execPath, ['-e', program], { stdio: ['ignore', 'pipe', 'ignore'] });
    await new Promise((resolve) => holder.stdout.once('data', resolve));
    await expect(open()).rejects.toThrow('in use by another process');
    holder.kill('SIGKILL');
    await new Promise((resolve) => holder.once('close', resolve));
    expect(existsSync(path)).toBe(true);
    const storage = await open();
    await storage.close();
  });
});

describe('A first start', () => {
  it('removes what an interrupted one left behind, and lets no other user in', async () => {
    chmodSync(dataDir, 0o777);
    cpSync(join(process.cwd(), 'package.json'), join(dataDir, 'cluster.new-Ab1', 'half-made'), {
      recursive: true,
    });
    const storage = await open();
    expect((await storage.pool.query('select count(*)::int as rows from installation')).rows).toEqual([
      { rows: 1 },
    ]);
    expect(openToOthers()).toEqual([]);
    await storage.close();
    expect(openToOthers()).toEqual([]);
    expect(readdirSync(dataDir).sort()).toEqual(['cluster', 'schema']);
  });
});

describe('A damaged folder', () => {
  it.each([
    [
      'an emptied pg_control',
      () => writeFileSync(join(dataDir, 'cluster/global/pg_control'), Buffer.alloc(8192)),
    ],
    ['a missing pg_control', () => rmSync(join(dataDir, 'cluster/global/pg_control'))],
    ['a missing PG_VERSION', () => rmSync(join(dataDir, 'cluster/PG_VERSION'))],
    ['another major version of PostgreSQL', () => writeFileSync(join(dataDir, 'cluster/PG_VERSION'), '16\n')],
    ['a missing cluster', () => rmSync(join(dataDir, 'cluster'), { recursive: true })],
    [
      'pg_control of noise',
      () => writeFileSync(join(dataDir, 'cluster/global/pg_control'), Buffer.alloc(8192, 7)),
    ],
  ])('with %s is refused, says how to restore, and is left as it was', async (_name, damage) => {
    useTemplate();
    damage();
    const before = listing(dataDir);
    await expect(open()).rejects.toThrow(/is damaged \(.*\)\. Nothing was changed\..*docs\/operating\.md/);
    expect(listing(dataDir)).toEqual(before);
  });
});

describe('A folder of an older version', () => {
  it('is migrated after a copy was made', async () => {
    unpackOlderFolder(dataDir);
    // A copy that was interrupted does not count.
    cpSync(
      join(dataDir, 'schema'),
      join(dataDir, 'backups', '2026-11-14T08-00-00-000Z-schema-0.new', 'schema'),
    );

    const storage = await open();
    const stored = await storage.pool.query('select id from installation');
    expect(stored.rows).toEqual([{ id: olderInstallation }]);
    expect((await storage.pool.query('select count(*)::int as people from person')).rows).toEqual([
      { people: 0 },
    ]);
    await storage.close();

    const { index } = await newestMigration();
    expect(readFileSync(join(dataDir, 'schema'), 'utf8')).toBe(`${index}\n`);
    const backups = readdirSync(join(dataDir, 'backups'));
    expect(backups).toEqual(['2026-11-15T08-00-00-000Z-schema-0']);
    const backup = join(dataDir, 'backups', backups[0]!);
    expect(readFileSync(join(backup, 'schema'), 'utf8')).toBe('0\n');

    // The copy is a complete data folder: it opens, and is migrated as well.
    const restored = await openStorage({ kind: 'embedded', dataDir: backup }, now, log);
    expect((await restored.pool.query('select id from installation')).rows).toEqual(stored.rows);
    await restored.close();
  });

  /** Changes the tables without an upgrade, as an operator may at a terminal. */
  async function runStatement(statement: string): Promise<void> {
    const storage = await openEmbedded({ dataDir, newestMigration: 0, now, log });
    const pool = new Pool({ ...storage.connection, max: 1 });
    await pool.query(statement);
    await pool.end();
    await storage.close();
  }

  it('whose upgrade fails again and again is copied five times at most', async () => {
    unpackOlderFolder(dataDir);
    const afterMinutes = (count: number) => now + count * 60_000;
    const copies = () => readdirSync(join(dataDir, 'backups')).length;
    await runStatement('create table person (id int)');
    for (const count of [0, 1, 2, 3, 4])
      await expect(open(afterMinutes(count))).rejects.toThrow('already exists');
    await expect(open(afterMinutes(5))).rejects.toThrow('has failed 5 times');
    expect(copies()).toBe(5);

    await runStatement('drop table person');
    rmSync(join(dataDir, 'upgrading'));
    await (await open(afterMinutes(6))).close();
    expect(copies()).toBe(6);
    // Without the file `upgrading` no copy counts as one of a failed upgrade.
    expect(readdirSync(dataDir).sort()).toEqual(['backups', 'cluster', 'schema']);
  });

  it('is not copied again once it is up to date', async () => {
    useTemplate();
    await (await open()).close();
    expect(existsSync(join(dataDir, 'backups'))).toBe(false);
  });
});
