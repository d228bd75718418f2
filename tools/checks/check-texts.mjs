// Texts that a person can see stand in `text.ts` of their feature, so that a second language is a second file. This
// check lists literal texts in other files of the page.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../prepare.mjs';
import { listedFiles } from './listed-files.mjs';
import { literalTexts } from './literal-texts.mjs';

/** Files that may contain texts, each with its reason. */
const exceptions = [
  /(^|\/)text(\.[a-z]{2})?\.tsx?$/,
  /\/text\/[^/]+\.tsx?$/,
  // Tests and their tools quote texts.
  /\.test\.tsx?$|\/(testing|properties)\//,
  // Nobody sees the session of prerendering.
  /^apps\/web\/src\/platform\/stub-session\.ts$/,
  // The operators of a PDF look like sentences.
  /^apps\/web\/src\/features\/own-data\/pdf\/pdf-document\.ts$/,
  // The gallery is a page for developers.
  /^apps\/web\/src\/gallery\//,
];

const files = listedFiles('apps/web/src/*.ts', 'apps/web/src/*.tsx').filter(
  (file) => !exceptions.some((pattern) => pattern.test(file)),
);
/** A path can be given, to look at one folder. */
const checked = files.filter((file) => file.startsWith(process.argv[2] ?? ''));
const lines = checked.flatMap((file) =>
  literalTexts(file, readFileSync(join(root, file), 'utf8')).map(
    ({ line, text }) => `${file}:${line}: “${text}”`,
  ),
);
for (const line of lines) console.error(line);
if (lines.length > 0) {
  console.error(`${lines.length} literal texts outside of text.ts`);
  process.exit(1);
}
console.log(`${checked.length} files without literal texts`);
