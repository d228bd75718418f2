// Imports only Node's own modules, because this runs before anything is installed.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const skippedNames = new Set(['node_modules', 'dist', '.git', '.cache']);

/** @param {string} path @returns {string[]} */
function filesBelow(path) {
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return [path];
  return readdirSync(path)
    .filter((name) => !skippedNames.has(name))
    .sort()
    .flatMap((name) => filesBelow(join(path, name)));
}

/**
 * One hash over the names and contents of these files and folders. The hash does not include Node's version, because no
 * installed package is compiled for one, and an update of the system's Node must not cause a build at the next start.
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

/**
 * The content of a stamp, a file that says from what a result was made.
 * @param {string} file @returns {string | undefined}
 */
export const stampOf = (file) => (existsSync(file) ? readFileSync(file, 'utf8') : undefined);

/**
 * Runs `make` and writes the stamp afterwards. There is no stamp meanwhile, so that an incomplete result is not used.
 * @param {string} file @param {string} stamp @param {() => void} make
 */
export function makeStamped(file, stamp, make) {
  rmSync(file, { force: true });
  make();
  // Flushes to disk, because after a power cut a stamp must not exist without its result.
  spawnSync('sync');
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, stamp);
}
