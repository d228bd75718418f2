import {
  accessSync,
  chmodSync,
  closeSync,
  constants,
  existsSync,
  lstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  statSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { StartRefused } from '../../../process/start-refused';
import { flush } from './flush';

/** The path of a unix socket holds 107 bytes; the longest name, `/lock-` and 16 digits, takes 22 of them. */
const maxPathBytes = 85;
/** The permissions of everybody but the owner. */
const accessOfOthers = 0o077;
/** The bit of a folder in which all users may create files, such as /tmp. */
const sticky = 0o1000;
/** The entries of a data folder that are ours to change: a separate file system has `lost+found` beside them. */
const ourEntries = ['cluster', 'schema', 'backups'];

/**
 * Why `user` must not open a folder of `owner`. PGlite creates files that only the user of its process can read: after
 * root opened a folder once, the owner cannot read all files any more, and the storage looks damaged.
 */
export function refusalOfOwner(
  dataDir: string,
  path: string,
  owner: number,
  user: number,
): string | undefined {
  if (owner === user) return undefined;
  return user === 0
    ? `${path} belongs to user ${owner}, but you are root. Nothing was changed. Run the command as that user: sudo -u '#${owner}' …`
    : `${path} belongs to user ${owner}, but you are user ${user}. Nothing was changed. As root, run: chown -R ${user} ${dataDir}`;
}

/** Creates a folder. It survives a power cut, because the parents that store its name are written to the disk too. */
async function makeFolder(folder: string): Promise<void> {
  const firstCreated = mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (!firstCreated) return;
  const existingParent = dirname(firstCreated);
  for (let parent = folder; parent !== existingParent; ) {
    parent = dirname(parent);
    await flush(parent);
  }
}

/** Whether this user can use a file or folder: a network share may report another owner, and still allow writes. */
function canUse(path: string, isFolder: boolean): boolean {
  try {
    closeSync(openSync(path, isFolder ? 'r' : 'r+'));
    return true;
  } catch {
    return false;
  }
}

/** The first file or folder of another user that this user cannot use; links are skipped. */
function findUnusable(path: string, user: number): { path: string; owner: number } | undefined {
  const stat = lstatSync(path, { throwIfNoEntry: false });
  if (!stat || stat.isSymbolicLink()) return undefined;
  if (stat.uid !== user && !canUse(path, stat.isDirectory())) return { path, owner: stat.uid };
  for (const name of stat.isDirectory() ? readdirSync(path) : []) {
    const found = findUnusable(join(path, name), user);
    if (found) return found;
  }
  return undefined;
}

function checkOwners(dataDir: string): void {
  const user = process.geteuid!();
  const cluster = join(dataDir, 'cluster');
  // Root can read everything, so only the owner of the cluster counts: a cluster of root may lie in a folder of
  // another user.
  const found =
    user === 0
      ? existsSync(cluster) && { path: cluster, owner: statSync(cluster).uid }
      : (findUnusable(join(dataDir, 'schema'), user) ?? findUnusable(cluster, user));
  const refusal = found && refusalOfOwner(dataDir, found.path, found.owner, user);
  if (refusal) throw new StartRefused(refusal);
}

function closeTreeToOthers(path: string): void {
  const stat = lstatSync(path);
  if (stat.isSymbolicLink()) return;
  if (stat.mode & accessOfOthers) chmodSync(path, stat.mode & 0o700);
  if (stat.isDirectory()) for (const name of readdirSync(path)) closeTreeToOthers(join(path, name));
}

/**
 * Takes all permissions from other users, because the folder has email addresses and password hashes. Every file of a
 * folder made by hand or by an earlier version is changed, so that a copy of the folder is protected too.
 */
function closeToOthers(dataDir: string): void {
  process.umask(accessOfOthers);
  const { mode } = statSync(dataDir);
  if (mode & sticky) {
    throw new StartRefused(
      `DATA_DIR ${dataDir} is a folder that other programs use too. Choose a folder only for Hundred: DATA_DIR=${join(dataDir, 'hundred')}`,
    );
  }
  try {
    if (mode & accessOfOthers) chmodSync(dataDir, 0o700);
    for (const path of ourEntries.map((name) => join(dataDir, name)))
      if (existsSync(path)) closeTreeToOthers(path);
  } catch {
    throw new StartRefused(
      `DATA_DIR ${dataDir} can be read by other users, and you cannot change that. Make the folder yours with chown -R, or choose another DATA_DIR.`,
    );
  }
}

/** Ensures that the folder exists, that this user can write it, and that no other user can read it. */
export async function prepareFolder(dataDir: string): Promise<void> {
  if (Buffer.byteLength(dataDir) > maxPathBytes) {
    throw new StartRefused(
      `the path of DATA_DIR ${dataDir} is too long. Choose one with at most ${maxPathBytes} characters.`,
    );
  }
  try {
    await makeFolder(resolve(dataDir));
    accessSync(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch {
    throw new StartRefused(
      `DATA_DIR ${dataDir} cannot be written. Let this user write there, or choose another DATA_DIR.`,
    );
  }
  checkOwners(dataDir);
  closeToOthers(dataDir);
}
