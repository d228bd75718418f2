import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Bench, Measurement } from './measurement';
import { dateAndMachine, writeSection } from './report';

/** Whether a file of this folder is a measurement: it exports `run`. */
const isBench = (file: string) =>
  file.endsWith('.ts') &&
  /^export (async function|const) run\b/m.test(readFileSync(join(import.meta.dirname, file), 'utf8'));
const benchmarks = readdirSync(import.meta.dirname)
  .filter(isBench)
  .map((file) => file.slice(0, -'.ts'.length));
/** Each takes an hour, so they run only by name. */
const hourLong = new Set(['memory', 'soak']);
const selectedNames = process.argv.slice(2);
const unknownName = selectedNames.find((name) => !benchmarks.includes(name));
if (unknownName) {
  console.error(`There is no measurement called ${unknownName}. There are: ${benchmarks.join(', ')}.`);
  process.exit(1);
}

const measurements: Measurement[] = [];
const usual = benchmarks.filter((name) => !hourLong.has(name));
for (const name of selectedNames.length > 0 ? selectedNames : usual) {
  console.log(`measuring: ${name}`);
  const startedOn = dateAndMachine();
  const { run, note } = (await import(`./${name}.ts`)) as { run: Bench; note?: string };
  const head = note ? `${startedOn}\n\n${note}` : startedOn;
  try {
    const results = await run();
    if (results.length > 0) writeSection(name, head, results, benchmarks);
    measurements.push(...results);
  } catch (error) {
    console.error(`The measurement ${name} failed; the others go on.`, error);
    process.exitCode = 1;
  }
}
console.table(
  measurements.map(({ measure, figure, goal, isMet }) => ({
    measure,
    figure,
    goal,
    met: isMet ? 'yes' : 'NO',
  })),
);
