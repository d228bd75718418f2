// Texts that a person can see stand in `text.ts` of their feature, so that a second language is a second file. This
// check lists literal texts in other files of the page and of the domain. The server is left out: its messages are for
// other clients, and its pages and commands have their texts where they are written.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../prepare.mjs';
import { listedFiles } from './listed-files.mjs';
import { literalTexts } from './literal-texts.mjs';

/** Files that may contain texts, each with its reason. */
const exceptions = [
  /(^|\/)text(\.[a-z]{2})?\.tsx?$/,
  /\/text\/[^/]+\.tsx?$/,
  // Tables of the domain whose entries have names or sentences.
  /^packages\/domain\/src\/.*-(texts?|sentences)(-german)?\.ts$/,
  /^packages\/domain\/src\/movements\/(movements|movement-names-german|suited)\.ts$/,
  /^packages\/domain\/src\/recovery\/(mobility|sessions)\.ts$/,
  /^packages\/domain\/src\/entitlements\/(features|plans|plan-lines)\.ts$/,
  /^packages\/domain\/src\/(century-club\/paths|days\/exercises|previews\/previews|programs\/presets)\.ts$/,
  // The name of a plan made from a schedule is stored with the plan.
  /^packages\/domain\/src\/schedule\/scheduled-plan\.ts$/,
  // The page has its own texts for refusals.
  /^packages\/domain\/src\/challenge\/commands\//,
  // The sentences that describe charts.
  /^packages\/domain\/src\/statistics\/chart-summaries\.ts$/,
  // Tests and their tools quote texts.
  /\.test\.tsx?$|\/(testing|properties)\//,
  // Nobody sees the session of prerendering.
  /^apps\/web\/src\/platform\/stub-session\.ts$/,
  // The operators of a PDF look like sentences.
  /^apps\/web\/src\/features\/own-data\/pdf\/pdf-document\.ts$/,
  // The gallery is a page for developers.
  /^apps\/web\/src\/gallery\//,
];

const files = listedFiles('apps/web/src/*.ts', 'apps/web/src/*.tsx', 'packages/domain/src/*.ts').filter(
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
