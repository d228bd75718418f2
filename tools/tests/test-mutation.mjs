// Changes the rules one place at a time and counts the changes that a test notices. It works in parts, because each
// possible change costs a check wherever its code runs: with all of them at once every test takes many times as long.
// `npm run test:mutation -- challenge/fold/` runs the files with these names only.
import { readdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { install, root } from '../prepare.mjs';

/** The percentage of changes that have to be noticed. */
const goal = 89;
const linesOfPart = 800;
const sources = ['packages/domain/src', 'packages/counting/src'];
/** Skips tests, test helpers and texts. */
const isLeftOut = /\.test\.ts$|\/testing\/|^packages\/domain\/src\/(properties|rules|reference-model|text)\//;

await install();
const { Stryker } = await import('@stryker-mutator/core');

const namesToRun = process.argv.slice(2);
const files = sources
  .flatMap((source) =>
    readdirSync(join(root, source), { recursive: true, encoding: 'utf8' }).map(
      (file) => `${source}/${file.replaceAll('\\', '/')}`,
    ),
  )
  .filter((file) => file.endsWith('.ts') && !isLeftOut.test(file))
  .filter((file) => namesToRun.length === 0 || namesToRun.some((name) => file.includes(name)))
  .sort();

if (files.length === 0) {
  console.error(`No file of the rules has ${namesToRun.join(' or ')} in its name.`);
  process.exit(1);
}

/** @type {{ files: string[], lines: number }[]} */
const parts = [];
for (const file of files) {
  const lines = readFileSync(join(root, file), 'utf8').split('\n').length;
  const last = parts.at(-1);
  if (last && last.lines + lines <= linesOfPart) {
    last.files.push(file);
    last.lines += lines;
  } else parts.push({ files: [file], lines });
}

/** @type {Record<string, number>} */
const counts = { Killed: 0, Timeout: 0, Survived: 0, NoCoverage: 0 };
process.chdir(root);
for (const [index, part] of parts.entries()) {
  console.log(`\nPart ${index + 1} of ${parts.length}: ${part.files[0]} to ${part.files.at(-1)}`);
  const results = await new Stryker({
    configFile: 'packages/domain/stryker.config.json',
    mutate: part.files,
    concurrency: availableParallelism(),
    jsonReporter: { fileName: `reports/mutation/part-${index + 1}.json` },
  }).runMutationTest();
  for (const { status } of results) if (status in counts) counts[status] = (counts[status] ?? 0) + 1;
  console.log(`So far: ${summary()}`);
}
// Negated, because without any change the share is not a number.
if (!(noticed() >= goal)) process.exitCode = 1;

function noticed() {
  const { Killed = 0, Timeout = 0, Survived = 0, NoCoverage = 0 } = counts;
  return (100 * (Killed + Timeout)) / (Killed + Timeout + Survived + NoCoverage);
}

function summary() {
  const { Killed, Timeout, Survived, NoCoverage } = counts;
  return `${Killed} failed a test, ${Timeout} never ended, ${Survived} went unnoticed, ${NoCoverage} were not reached: ${noticed().toFixed(1)} % noticed (goal ${goal} %).`;
}
