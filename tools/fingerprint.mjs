// Only Node's own modules here: this runs before anything is installed.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const skipped = new Set(['node_modules', 'dist', '.git', '.cache']);

/** @param {string} path @returns {string[]} */
function filesBelow(path) {
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return [path];
  return readdirSync(path)
    .filter((name) => !skipped.has(name))
    .sort()
    .flatMap((name) => filesBelow(join(path, name)));
}

/**
 * One hash over the names and contents of these files and folders. Not over Node's version: nothing that we install is
 * compiled for one, and an update of the system's Node must not make the next start build.
 * @param {string} root @param {string[]} paths
 */
export function fingerprint(root, paths) {
  const hash = createHash('sha256');
  for (const path of paths) {
    for (const file of filesBelow(join(root, path))) {
      hash.update(file.slice(root.length)).update('\0').update(readFileSync(file)).update('\0');
    }
  }
  return hash.digest('hex');
}

/** @param {string} stamp @returns {string | undefined} */
export const stampOf = (stamp) => (existsSync(stamp) ? readFileSync(stamp, 'utf8') : undefined);

/**
 * Runs `make`, and stamps what it made. Meanwhile there is no stamp: half of something is not to be taken for it.
 * @param {string} stamp @param {string} print @param {() => void} make
 */
export function makeStamped(stamp, print, make) {
  rmSync(stamp, { force: true });
  make();
  // After a power cut no stamp may be left without what it stands for: the start would take a torn build for a whole one.
  spawnSync('sync');
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, print);
}
