// A folder holds at most 25 files beside its sub-folders: more than that is several subjects in one place.

import { spawnSync } from 'node:child_process';
import { dirname } from 'node:path';
import { root } from '../prepare.mjs';

const most = 25;

const listed = spawnSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
});
// Migrations and decisions are numbered lists, and pictures are no source.
const files = listed.stdout
  .split('\n')
  .filter((file) => file.includes('/') && !/^(apps\/server\/migrations|docs)\/|\.png$/.test(file));
if (listed.status !== 0 || files.length === 0) throw new Error('no files were found to check');

/** @type {Map<string, number>} */
const counts = new Map();
for (const file of files) counts.set(dirname(file), (counts.get(dirname(file)) ?? 0) + 1);
const tooLarge = [...counts].filter(([, count]) => count > most);
for (const [folder, count] of tooLarge) console.error(`${folder} holds ${count} files; at most ${most}.`);
if (tooLarge.length > 0) process.exit(1);
console.log(`${counts.size} folders, none holds more than ${most} files`);
