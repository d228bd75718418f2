import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { personaNames, personas } from '@hundred/testkit/logs/personas';
import { repositoryRoot } from '@hundred/testkit/repository-root';
import { Client, type ClientConfig } from 'pg';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { embeddedConnection } from '../db/embedded/open-embedded';
import { newestMigration } from '../db/migration-files';
import { Challenger } from '../log/testing/challenger';
import { olderInstallation, unpackOlderFolder } from '../testing/older-folder';
import { serverOfTest } from '../testing/server-of-test';
import { emptyDatabase, emptyDataDir } from '../testing/storage-source';
import { testApp } from '../testing/test-app';
import { readBackup } from './backups/backup-file';

const folder = mkdtempSync(join(tmpdir(), 'hundred-commands-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
/** A club on a PostgreSQL server: all known personas. */
const club = testApp();
let databaseOfClub = '';
beforeAll(async () => {
  for (const name of personaNames) await Challenger.withLog(club.current, name, personas[name]().log);
  databaseOfClub = club.current.storage.connection.connectionString!;
  // `withLog` wrote the logs without their rows on the boards.
  expect((await command('totals', ['--rebuild'], { DATABASE_URL: databaseOfClub })).code).toBe(0);
});

/** Runs a command in a folder without any settings but these. `--liftoff-only` compiles embedded storage quickly. */
async function command(
  name: string,
  args: string[],
  environment: Record<string, string> = {},
  cwd = folder,
  meanwhile?: (child: ChildProcess) => Promise<void>,
) {
  const { PATH = '' } = process.env;
  const program = join(repositoryRoot, 'apps', 'server', 'dist', `${name}.js`);
  const child = spawn(process.execPath, ['--liftoff-only', program, ...args], {
    cwd,
    env: { PATH, ...environment },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (data) => {
      output += data;
    });
  }
  const closed = once(child, 'close');
  await meanwhile?.(child);
  const [code] = await closed;
  return { code, output: output.trimEnd() };
}

async function query(connection: ClientConfig, statement: string): Promise<object[]> {
  const client = new Client(connection);
  await client.connect();
  const { rows } = await client.query(statement);
  await client.end();
  return rows;
}

async function countsIn(file: string) {
  for await (const part of readBackup(file)) if (part.kind === 'end') return part.counts;
  return undefined;
}

it('A club is backed up, restored elsewhere, backed up while it runs there, and moved with every row unchanged', async () => {
  const fromServer = join(folder, 'club.backup');
  const backedUp = await command('backup', [fromServer], { DATABASE_URL: databaseOfClub });
  expect(backedUp).toMatchObject({ code: 0, output: expect.stringContaining(fromServer) });
  expect(statSync(fromServer).mode & 0o777).toBe(0o600);
  const counts = await countsIn(fromServer);
  expect(counts?.person?.rows).toBe(personaNames.length);
  const secondBackup = await command('backup', [fromServer], { DATABASE_URL: databaseOfClub });
  expect(secondBackup).toEqual({ code: 1, output: `${fromServer} already exists. Choose another name.` });

  const DATA_DIR = join(folder, 'data');
  const restored = await command('restore', [fromServer], { DATA_DIR });
  expect(restored.output).toContain('now contains everything');
  expect(restored.output).toContain(
    `People checked: ${personaNames.length}. With wrong data: 0. Wrong board counts: 0.`,
  );
  const secondRestore = await command('restore', [fromServer], { DATA_DIR });
  expect(secondRestore).toEqual({
    code: 1,
    output: `DATA_DIR ${DATA_DIR} already contains people. Nothing was changed. Choose an empty database.`,
  });

  const server = await serverOfTest({ DATA_DIR });
  const running = join(folder, 'running.backup');
  expect((await command('backup', [running], { DATA_DIR })).code).toBe(0);
  // A server writes keys, its address, the copy of a day's beginning and the counts of the boards by itself.
  const tablesOfPeople = ['person', 'challenge', 'fact', 'board_total'];
  const countsOfPeople = (countsOfBackup: Awaited<ReturnType<typeof countsIn>>) =>
    tablesOfPeople.map((name) => countsOfBackup?.[name]);
  expect(countsOfPeople(await countsIn(running))).toEqual(countsOfPeople(counts));
  const database = await emptyDatabase();
  const whileRunning = await command('move', ['--to', database.setting.url], { DATA_DIR });
  expect(whileRunning).toMatchObject({
    code: 1,
    output: expect.stringContaining(`Process ${server.pid} uses`),
  });
  await server.stop();

  const closed = join(folder, 'closed.backup');
  expect((await command('backup', [closed], { DATA_DIR })).code).toBe(0);
  const moveRun = await command('move', ['--to', database.setting.url], { DATA_DIR });
  expect(moveRun.output).toContain('now contains everything');
  expect(moveRun.output).toContain(`DATA_DIR ${DATA_DIR} is unchanged`);
  for (const storage of [{ DATA_DIR }, { DATABASE_URL: database.setting.url }]) {
    const checked = await command('totals', ['--check'], storage as Record<string, string>);
    expect(checked).toEqual({
      code: 0,
      output: `People checked: ${personaNames.length}. With wrong data: 0. Wrong board counts: 0.`,
    });
  }
  const moved = join(folder, 'moved.backup');
  await command('backup', [moved], { DATABASE_URL: database.setting.url });
  // A backup records its own time in the installation, after it was written.
  const anyInstallation = { installation: { rows: 1, sum: expect.any(String) } };
  expect(await countsIn(moved)).toEqual({ ...(await countsIn(closed)), ...anyInstallation });
  // Sequences continue where they were.
  const granted = await command('admin', ['grant-premium', 'traveller@people.test', 'starter'], {
    DATABASE_URL: database.setting.url,
  });
  expect(granted.code).toBe(0);
  await database.dispose();
});

it('A folder of an older version is moved unchanged, and migrated at its destination', async () => {
  const data = mkdtempSync(join(folder, 'older-'));
  unpackOlderFolder(data);
  const database = await emptyDatabase();
  // The address is passed by its variable: other users of a machine can read the arguments of a command.
  const moveRun = await command('move', [], { DATA_DIR: data, MOVE_TO: database.setting.url });
  expect(moveRun.output).toContain('People checked: 0. With wrong data: 0.');
  // The folder is still at migration 0.
  expect(readFileSync(join(data, 'schema'), 'utf8')).toBe('0\n');
  const [installed] = await query({ connectionString: database.setting.url }, 'select id from installation');
  expect(installed).toEqual({ id: olderInstallation });
  const count = 'select count(*)::int as applied from drizzle.__drizzle_migrations';
  const [migrations] = await query({ connectionString: database.setting.url }, count);
  expect(migrations).toEqual({ applied: (await newestMigration()).index + 1 });
  await database.dispose();

  const totals = await command('totals', ['--check'], { DATA_DIR: data });
  expect(totals).toMatchObject({
    code: 1,
    output: expect.stringContaining('An earlier version of Hundred wrote DATA_DIR'),
  });
});

it('A folder of an older version is backed up by the new program as it is, and restored', async () => {
  const data = mkdtempSync(join(folder, 'older-'));
  unpackOlderFolder(data);
  const backupFolder = mkdtempSync(join(folder, 'backups-'));
  const backedUp = await command('backup', [backupFolder], { DATA_DIR: data });
  expect(backedUp).toMatchObject({ code: 0, output: expect.stringContaining('The backup of') });
  expect(readFileSync(join(data, 'schema'), 'utf8')).toBe('0\n');
  const [file, ...more] = readdirSync(backupFolder);
  expect([file, more]).toEqual([expect.stringMatching(/^hundred-[-\dT]+\.backup$/), []]);
  const restored = await command('restore', [join(backupFolder, file!)], { DATA_DIR: join(folder, 'newer') });
  expect(restored).toMatchObject({ code: 0, output: expect.stringContaining('now contains everything') });
});

it('A move to a database that refuses ends in one sentence without the password', async () => {
  const DATA_DIR = mkdtempSync(join(folder, 'stays-'));
  unpackOlderFolder(DATA_DIR);
  const database = await emptyDatabase();
  const url = new URL(database.setting.url);
  url.pathname = '/nowhere';
  url.password = 'secret';
  for (const [args, environment] of [
    [['--to', url.href], {}],
    [[], { MOVE_TO: url.href }],
  ] as const) {
    const { code, output } = await command('move', [...args], { DATA_DIR, ...environment });
    expect(output).toMatch(/^DATABASE_URL \S+\/nowhere refuses: database "nowhere" does not exist\.$/);
    expect(output).not.toContain('secret');
    expect(code).toBe(1);
  }
  expect((await command('move', [], { DATA_DIR })).output).toMatch(/^Usage: npm run move -- --to .* MOVE_TO/);
  await database.dispose();
});

it('A file that is no backup is refused before storage is made', async () => {
  const [file, DATA_DIR] = [join(folder, 'none.backup'), join(folder, 'not-made-for-no-backup')];
  writeFileSync(file, gzipSync('head {"kind":"head","format":1}\n'));
  expect(await command('restore', [file], { DATA_DIR })).toEqual({
    code: 1,
    output: `${file} is not a complete backup of Hundred (its head is not part of a backup).`,
  });
  expect(existsSync(DATA_DIR)).toBe(false);
});

it('A .env that cannot be read ends every command in one sentence', async () => {
  const workingFolder = mkdtempSync(join(folder, 'env-'));
  mkdirSync(join(workingFolder, '.env'));
  for (const name of ['admin', 'backup', 'totals']) {
    const args = { admin: ['people'], backup: [], totals: ['--check'] }[name]!;
    const { code, output } = await command(name, args, {}, workingFolder);
    expect(output).toMatch(/^\S+\/\.env cannot be read: EISDIR[^\n]*$/);
    expect(code).toBe(1);
  }
});

it('A restore of a missing file creates no storage', async () => {
  const [missing, DATA_DIR] = [join(folder, 'missing.backup'), join(folder, 'not-made')];
  expect(await command('restore', [missing], { DATA_DIR })).toEqual({
    code: 1,
    output: `There is no file ${missing}.`,
  });
  expect(existsSync(DATA_DIR)).toBe(false);
});

it('A command without the settings of the service creates no storage, and names the one it would have used', async () => {
  const otherFolder = mkdtempSync(join(folder, 'elsewhere-'));
  for (const [name, args] of [
    ['admin', ['people']],
    ['totals', ['--check']],
    ['backup', ['nothing.backup']],
  ] as const) {
    const { code, output } = await command(name, [...args], {}, otherFolder);
    expect(code).toBe(1);
    expect(output).toContain(
      `There is no storage in DATA_DIR ${join(otherFolder, 'data')}, and none was created.`,
    );
    expect(output.split('\n')).toHaveLength(1);
  }
  expect(readdirSync(otherFolder)).toEqual([]);
  const database = await emptyDatabase();
  const { output } = await command('admin', ['people'], { DATABASE_URL: database.setting.url });
  expect(output).toMatch(/^DATABASE_URL .* has no data of Hundred\. Nothing was created\.$/);
  expect(output).not.toContain(new URL(database.setting.url).password || 'no password');
  await database.dispose();
  const result = await command('admin', ['people'], { DATABASE_URL: database.setting.url });
  expect(result.output).toMatch(/^DATABASE_URL .* refuses: database "\w+" does not exist\.$/);
});

it('A link has the address that the server was started with, and an unknown email is reported', async () => {
  const testFolder = emptyDataDir();
  const { dataDir: DATA_DIR } = testFolder.setting;
  const server = await serverOfTest({ DATA_DIR, PUBLIC_URL: 'https://hundred.example', TRUST_PROXY: 'true' });
  const email = 'ana@people.test';
  const signUp = `insert into identity_account (id, email, password, created_at, password_changed_at)
    values (gen_random_uuid(), '${email}', 'x', now(), now())`;
  await query(embeddedConnection(DATA_DIR), signUp);
  const reset = (who: string) => command('admin', ['reset-password', who], { DATA_DIR });
  expect((await reset(email)).output).toMatch(/^https:\/\/hundred\.example\/identity\/reset\?token=/);
  expect(await reset('bo@people.test')).toEqual({
    code: 1,
    output: 'No account has the email bo@people.test.',
  });
  expect((await reset('bo')).output).toBe('bo is not an email address.');
  await server.stop();
  await testFolder.dispose();
});

it('A partitioning that a signal stops leaves nothing behind, and a backup reports foreign tables', async () => {
  const database = await emptyDatabase();
  const DATABASE_URL = database.setting.url;
  const connection = { connectionString: DATABASE_URL };
  const backedUp = join(folder, 'for-signals.backup');
  await command('backup', [backedUp], { DATABASE_URL: databaseOfClub });
  expect((await command('restore', [backedUp], { DATABASE_URL })).code).toBe(0);
  const unfinishedTables = () =>
    query(connection, `select relname from pg_class where relname = 'fact_parted'`);
  const waitingRemovals = () =>
    query(
      connection,
      `select from pg_stat_activity
       where datname = current_database() and wait_event_type = 'Lock' and query like 'drop %'`,
    );
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    const reader = new Client(connection);
    await reader.connect();
    await reader.query('begin; lock table challenge in access share mode');
    const { code, output } = await command('partition', ['2'], { DATABASE_URL }, folder, async (child) => {
      await vi.waitFor(async () => expect(await unfinishedTables()).toHaveLength(1), 20_000);
      // Twice, because npm passes on a signal that the terminal has sent already.
      child.kill(signal);
      child.kill(signal);
      // The reader ends only once the removal waits for it: a partitioning that goes on would have waited for it too.
      await vi.waitFor(async () => expect(await waitingRemovals()).toHaveLength(1), 20_000);
      await reader.end();
    });
    expect(output).toMatch(/^Stopping. Unfinished work is removed/);
    expect(output).toContain(
      `Stopped by ${signal}. Unfinished work was removed. Run the command again to continue.`,
    );
    expect(code).toBe(1);
    expect(await unfinishedTables()).toEqual([]);
  }

  await query(connection, 'create table visitor (id int)');
  const secondBackup = await command('backup', [join(folder, 'after-signals.backup')], { DATABASE_URL });
  expect(secondBackup.output).toContain('\nLeft out, because Hundred does not use these tables: visitor.');
  await database.dispose();
});

it('The operator is mailed about a backup that fails', async () => {
  const failed = await command('backup', [join(folder, 'no such folder', 'club.backup')], {
    DATABASE_URL: databaseOfClub,
    SMTP_URL: 'smtp://mail.example',
    MAIL_FROM: 'post@hundred.example',
    SUPPORT_EMAIL: 'help@hundred.example',
  });
  expect(failed.code).toBe(1);
  const planned = `select recipient, about ->> 'subject' as subject from mail where kind = 'operator'`;
  expect(await query({ connectionString: databaseOfClub }, planned)).toEqual([
    { recipient: 'help@hundred.example', subject: 'Hundred: the backup failed' },
  ]);
});
