// Only Node's own modules here: this runs before anything is installed.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
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
 * One hash over the names and contents of these files and folders.
 * @param {string} root @param {string[]} paths
 */
export function fingerprint(root, paths) {
  const hash = createHash('sha256').update(process.version);
  for (const path of paths) {
    for (const file of filesBelow(join(root, path))) {
      hash.update(file.slice(root.length)).update('\0').update(readFileSync(file)).update('\0');
    }
  }
  return hash.digest('hex');
}

/**
 * Runs `make` unless the stamp says that it was done for this very fingerprint.
 * @param {string} stamp @param {string} print @param {() => void} make @returns {boolean} whether it ran
 */
export function unlessStamped(stamp, print, make) {
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === print) return false;
  make();
  // After a power cut no stamp may be left without what it stands for: the start would take a torn build for a whole one.
  spawnSync('sync');
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, print);
  return true;
}
