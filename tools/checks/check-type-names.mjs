// No two files export a type of the same name.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../prepare.mjs';
import { listedFiles } from './listed-files.mjs';
import { sharedTypeNames } from './shared-type-names.mjs';

/** A refusal of the rules is answered by the server as its own refusal with the same code. */
const allowed = new Set(['Refusal', 'RefusalCode']);

const files = listedFiles('*.ts', '*.tsx');
const shared = sharedTypeNames(
  files.map((file) => [file, readFileSync(join(root, file), 'utf8')]),
  allowed,
);
for (const [name, places] of shared)
  console.error(`The type ${name} is exported by ${places.join(' and ')}.`);
if (shared.length > 0) process.exit(1);
console.log(`${files.length} files, no two export a type of the same name`);
