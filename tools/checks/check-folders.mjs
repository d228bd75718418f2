// A folder holds at most 25 files beside its sub-folders: more than that is several subjects in one place.

import { dirname } from 'node:path';
import { listedFiles } from './listed-files.mjs';

const mostFiles = 25;

// Migrations and decisions are numbered lists, and pictures are no source.
const files = listedFiles().filter(
  (file) => file.includes('/') && !/^(apps\/server\/migrations|docs)\/|\.png$/.test(file),
);

/** @type {Map<string, number>} */
const counts = new Map();
for (const file of files) counts.set(dirname(file), (counts.get(dirname(file)) ?? 0) + 1);
const tooLarge = [...counts].filter(([, count]) => count > mostFiles);
for (const [folder, count] of tooLarge)
  console.error(`${folder} holds ${count} files; at most ${mostFiles}.`);
if (tooLarge.length > 0) process.exit(1);
console.log(`${counts.size} folders, none holds more than ${mostFiles} files`);
