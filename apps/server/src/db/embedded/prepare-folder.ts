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
import { StartRefused } from '../../process/start-refused';
import { flush } from './flush';

/** A unix socket's path holds 107 bytes; the file name takes the rest. */
const longestFolder = 85;
/** The rights of everybody but the owner. */
const others = 0o077;
const sticky = 0o1000;
/** What of a data folder is ours to change: a file system of its own has `lost+found` beside it. */
const ours = ['cluster', 'schema', 'backups'];

/**
 * Why this user opens nothing of that owner. PGlite leaves files of its user's alone in the folder: what root opens once
 * its own user cannot read any more, and then it looks damaged.
 */
export function refusalOfOwner(
  dataDir: string,
  path: string,
  owner: number,
  user: number,
): string | undefined {
  if (owner === user) return undefined;
  return user === 0
    ? `${path} belongs to user ${owner}, and this is root, whose files that user could not read. Nothing was changed. Run it as that user (sudo -u '#${owner}' …).`
    : `${path} belongs to user ${owner}, not to user ${user} who runs this. Nothing was lost. As root: chown -R ${user} ${dataDir}`;
}

/** A name is in its parent's keeping: a new folder is there after a power cut once its parents are on the disk. */
async function make(folder: string): Promise<void> {
  const first = mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (!first) return;
  const above = dirname(first);
  for (let parent = folder; parent !== above; ) {
    parent = dirname(parent);
    await flush(parent);
  }
}

/** A share may show everything as somebody else's, and still let us write. */
function canUse(path: string, isFolder: boolean): boolean {
  try {
    closeSync(openSync(path, isFolder ? 'r' : 'r+'));
    return true;
  } catch {
    return false;
  }
}

/** What another user owns and keeps to themselves is not looked into. */
function firstOfAnother(path: string, user: number): { path: string; owner: number } | undefined {
  const stat = lstatSync(path, { throwIfNoEntry: false });
  if (!stat || stat.isSymbolicLink()) return undefined;
  if (stat.uid !== user && !canUse(path, stat.isDirectory())) return { path, owner: stat.uid };
  for (const name of stat.isDirectory() ? readdirSync(path) : []) {
    const found = firstOfAnother(join(path, name), user);
    if (found) return found;
  }
  return undefined;
}

function checkOwners(dataDir: string): void {
  const user = process.geteuid!();
  const cluster = join(dataDir, 'cluster');
  // Root can read whatever is there, so only the cluster says whose it is: one of root's may lie in a folder of another's.
  const found =
    user === 0
      ? existsSync(cluster) && { path: cluster, owner: statSync(cluster).uid }
      : (firstOfAnother(join(dataDir, 'schema'), user) ?? firstOfAnother(join(dataDir, 'cluster'), user));
  const words = found && refusalOfOwner(dataDir, found.path, found.owner, user);
  if (words) throw new StartRefused(words);
}

function tightenTree(path: string): void {
  const stat = lstatSync(path);
  if (stat.isSymbolicLink()) return;
  if (stat.mode & others) chmodSync(path, stat.mode & 0o700);
  if (stat.isDirectory()) for (const name of readdirSync(path)) tightenTree(join(path, name));
}

/**
 * E-mail addresses and password hashes are for the user who runs the server alone. A folder of an earlier version, or
 * one made by hand, is tightened down to its last file, so that a copy of it is as tight wherever it is taken.
 */
function tighten(dataDir: string): void {
  process.umask(others);
  const { mode } = statSync(dataDir);
  if (mode & sticky) {
    throw new StartRefused(
      `DATA_DIR ${dataDir} is a folder that everybody shares. Choose one of its own: DATA_DIR=${join(dataDir, 'hundred')}`,
    );
  }
  try {
    if (mode & others) chmodSync(dataDir, 0o700);
    for (const path of ours.map((name) => join(dataDir, name))) if (existsSync(path)) tightenTree(path);
  } catch {
    throw new StartRefused(
      `DATA_DIR ${dataDir} can be read by other users, and this one cannot change that. Give it the folder (chown -R), or choose another DATA_DIR.`,
    );
  }
}

/** The folder is there, can be written by this user, and read by no other. */
export async function prepareFolder(dataDir: string): Promise<void> {
  if (Buffer.byteLength(dataDir) > longestFolder) {
    throw new StartRefused(
      `DATA_DIR ${dataDir} is too long a path for its socket. Choose one of at most ${longestFolder} characters.`,
    );
  }
  try {
    await make(resolve(dataDir));
    accessSync(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch {
    throw new StartRefused(
      `DATA_DIR ${dataDir} cannot be written. Give this user the right to write there, or choose another DATA_DIR.`,
    );
  }
  checkOwners(dataDir);
  tighten(dataDir);
}
