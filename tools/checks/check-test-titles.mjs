// A title outside of `describe` has to name its subject: "A completion that arrives late counts for its date". The
// check looks at the first word, which is enough to find "counts late completions" or "where nothing is stored".

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';
import { root } from '../prepare.mjs';
import { listedFiles } from './listed-files.mjs';

/** Verbs, prepositions, conjunctions and relative pronouns: none of them is a subject. */
const refusedStarts = new Set(
  `is are was were be has have had does do did can cannot may must will would
  accepts adds answers applies asks begins brings calls celebrates comes compares counts cuts draws ends equals fails finds
  fits follows forgets gets gives goes hands helps holds keeps knows leads leaves lets links lists loads looks makes means
  names needs offers opens pauses praises promises puts raises reads refuses registers remembers removes replaces returns
  runs says sees sells sends shows stands starts stays stores suggests sums sweeps takes tells throws waits wakes weighs
  works writes
  after and as at before by for from if in nor of on only or over past so than then to under until up when where while
  with within without
  it its that there they this what whatever which who whoever whose why`.split(/\s+/),
);

/** @param {string} file @returns {string[]} */
function titlesWithoutSubject(file) {
  const source = readFileSync(join(root, file), 'utf8');
  const { program } = parseSync(file, source);
  return program.body.flatMap((statement) => {
    const title = titleOf(statement, source);
    return title !== undefined && refusedStarts.has(title.split(/[\s,:]/)[0] ?? '') ? [title] : [];
  });
}

/**
 * The title of a top-level `test(…)`, `test.each(…)(…)` and the like.
 * @param {any} statement @param {string} source
 */
function titleOf(statement, source) {
  const call = statement.type === 'ExpressionStatement' ? statement.expression : undefined;
  if (call?.type !== 'CallExpression') return undefined;
  let callee = call.callee;
  while (
    callee.type === 'MemberExpression' ||
    callee.type === 'CallExpression' ||
    callee.type === 'TaggedTemplateExpression'
  )
    callee = callee.object ?? callee.callee ?? callee.tag;
  if (callee.name !== 'test' && callee.name !== 'it') return undefined;
  const [title] = call.arguments;
  if (title?.type === 'Literal') return String(title.value);
  return title?.type === 'TemplateLiteral' ? source.slice(title.start + 1, title.end - 1) : undefined;
}

const files = listedFiles('*.test.ts', '*.test.tsx', '*.spec.ts');
const wrong = files.flatMap((file) =>
  titlesWithoutSubject(file).map((title) => `${file}: “${title}” names no subject.`),
);
for (const line of wrong) console.error(line);
if (wrong.length > 0) process.exit(1);
console.log(`${files.length} test files, every title names its subject`);
