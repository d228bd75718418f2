import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../prepare.mjs';

/**
 * The files of the work tree that git tracks or would add, by these patterns.
 * @param {string[]} patterns @returns {string[]}
 */
export function listedFiles(...patterns) {
  const args = ['ls-files', '--cached', '--others', '--exclude-standard', ...patterns];
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  if (status !== 0) throw new Error(`git ${args.join(' ')} failed`);
  // Git lists deleted files until the deletion is staged.
  const files = stdout.split('\n').filter((file) => file && existsSync(join(root, file)));
  if (files.length === 0) throw new Error('no files were found to check');
  return files;
}
