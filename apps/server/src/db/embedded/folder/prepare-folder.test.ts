import {
  chmodSync,
  chownSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { prepareFolder, refusalOfOwner } from './prepare-folder';

const nobody = 65_534;
const isRoot = process.getuid?.() === 0;

let dataDir = '';
let umask = 0;
beforeEach(() => {
  umask = process.umask();
  dataDir = mkdtempSync(join(tmpdir(), 'hundred-folder-'));
});
afterEach(() => {
  process.umask(umask);
  rmSync(dataDir, { recursive: true, force: true });
});

/** Everything in the folder, itself included, that another user may read, write or enter. */
const openToOthers = () =>
  ['', ...readdirSync(dataDir, { recursive: true, encoding: 'utf8' })].filter(
    (name) => lstatSync(join(dataDir, name)).mode & 0o077,
  );

it('A missing folder is created with its parents, for its user alone', async () => {
  const folder = join(dataDir, 'clubs', 'hundred');
  await prepareFolder(folder);
  writeFileSync(join(folder, 'schema'), '0\n');
  expect(openToOthers()).toEqual([]);
});

it('A folder of an earlier version is closed to other users, and nothing beside it is touched', async () => {
  for (const name of ['cluster/base', 'backups/older/cluster', 'lost+found']) {
    mkdirSync(join(dataDir, name), { recursive: true });
  }
  for (const name of ['schema', 'cluster/PG_VERSION', 'cluster/base/1', 'backups/older/cluster/PG_VERSION']) {
    writeFileSync(join(dataDir, name), '');
  }
  for (const name of ['', ...readdirSync(dataDir, { recursive: true, encoding: 'utf8' })]) {
    chmodSync(join(dataDir, name), 0o777);
  }
  await prepareFolder(dataDir);
  expect(openToOthers()).toEqual(['lost+found']);
});

it('A folder that all users share is refused, and left unchanged', async () => {
  chmodSync(dataDir, 0o1777);
  await expect(prepareFolder(dataDir)).rejects.toThrow(
    `DATA_DIR ${dataDir} is a folder that other programs use too. Choose a folder only for Hundred: DATA_DIR=${dataDir}/hundred`,
  );
  expect(lstatSync(dataDir).mode & 0o7777).toBe(0o1777);
});

it.skipIf(!isRoot)(
  'A folder whose permissions this user cannot change is refused (as root, who can become another user)',
  async () => {
    chmodSync(dataDir, 0o777);
    process.seteuid!(nobody);
    try {
      await expect(prepareFolder(dataDir)).rejects.toThrow(`DATA_DIR ${dataDir} can be read by other users`);
    } finally {
      process.seteuid!(0);
    }
  },
);

// Each row names the user who opens the file, and then its owner.
it.each([
  ['another user', 998, 998],
  ['root', 0, 0],
])('A file of %s is accepted if that user opens it', (_name, user, owner) => {
  expect(refusalOfOwner('/data', '/data/schema', owner, user)).toBeUndefined();
});

it.each([
  [
    'root, opened by another user,',
    998,
    0,
    /schema belongs to user 0, but you are user 998\..*chown -R 998 \/data/,
  ],
  ['another user, opened by root,', 0, 998, /schema belongs to user 998, but you are root.*sudo -u '#998'/],
])('A file of %s is refused with the command that helps', (_name, user, owner, refusalText) => {
  expect(refusalOfOwner('/data', '/data/schema', owner, user)).toMatch(refusalText);
});

it.skipIf(!isRoot)(
  'A file of root in a folder of another user is named (as root, who can become another user)',
  async () => {
    const fileOfRoot = join(dataDir, 'cluster', 'global', 'pg_internal.init');
    mkdirSync(join(dataDir, 'cluster', 'global'), { recursive: true });
    for (const name of ['', 'cluster', 'cluster/global']) chownSync(join(dataDir, name), nobody, nobody);
    writeFileSync(fileOfRoot, '', { mode: 0o600 });
    process.seteuid!(nobody);
    try {
      await expect(prepareFolder(dataDir)).rejects.toThrow(`${fileOfRoot} belongs to user 0`);
    } finally {
      process.seteuid!(0);
    }
  },
);

it.skipIf(!isRoot)(
  'Root does not open a cluster of another user, and leaves it unchanged (as root)',
  async () => {
    const cluster = join(dataDir, 'cluster');
    mkdirSync(cluster);
    chmodSync(dataDir, 0o755);
    chownSync(cluster, nobody, nobody);
    await expect(prepareFolder(dataDir)).rejects.toThrow(
      `${cluster} belongs to user ${nobody}, but you are root`,
    );
    expect(lstatSync(dataDir).mode & 0o777).toBe(0o755);
  },
);

it.skipIf(!isRoot)('Root opens its own cluster in a folder of any user (as root)', async () => {
  mkdirSync(join(dataDir, 'cluster'));
  chownSync(dataDir, nobody, nobody);
  await prepareFolder(dataDir);
});
