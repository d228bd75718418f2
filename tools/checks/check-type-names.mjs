// No two files export a type of the same name, and no exported type is named by a participle alone.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../prepare.mjs';
import { listedFiles } from './listed-files.mjs';
import { participleNames } from './participle-names.mjs';
import { sharedTypeNames } from './shared-type-names.mjs';

/** A refusal of the rules is answered by the server as its own refusal with the same code. */
const allowed = new Set(['Refusal', 'RefusalCode']);

const files = listedFiles('*.ts', '*.tsx');
/** @type {[file: string, source: string][]} */
const sources = files.map((file) => [file, readFileSync(join(root, file), 'utf8')]);
const shared = sharedTypeNames(sources, allowed);
const participles = participleNames(sources);
for (const [name, places] of shared)
  console.error(`The type ${name} is exported by ${places.join(' and ')}.`);
for (const [name, file] of participles)
  console.error(`The type ${name} in ${file} is named by a participle alone. Say what it is.`);
if (shared.length + participles.length > 0) process.exit(1);
console.log(
  `${files.length} files, no two export a type of the same name, none is named by a participle alone`,
);
