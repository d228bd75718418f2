import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Bench, Measurement } from './measurement';
import { report, surroundings } from './report';

/** Decides by the exports, because a list of files without a measurement was incomplete and ended a whole run. */
const isBench = (file: string) =>
  file.endsWith('.ts') &&
  /^export (async function|const) run\b/m.test(readFileSync(join(import.meta.dirname, file), 'utf8'));
const benchmarks = readdirSync(import.meta.dirname)
  .filter(isBench)
  .map((file) => file.slice(0, -'.ts'.length));
/** Each takes an hour, so they run only by name. */
const long = new Set(['memory', 'soak']);
const selected = process.argv.slice(2);
const unknown = selected.find((name) => !benchmarks.includes(name));
if (unknown) {
  console.error(`There is no measurement called ${unknown}. There are: ${benchmarks.join(', ')}.`);
  process.exit(1);
}

const lines: Measurement[] = [];
for (const name of selected.length > 0 ? selected : benchmarks.filter((benchmark) => !long.has(benchmark))) {
  console.log(`measuring: ${name}`);
  const dateAndMachine = surroundings();
  const { run, note } = (await import(`./${name}.ts`)) as { run: Bench; note?: string };
  const head = note ? `${dateAndMachine}\n\n${note}` : dateAndMachine;
  try {
    const measured = await run();
    if (measured.length > 0) report(name, head, measured, benchmarks);
    lines.push(...measured);
  } catch (error) {
    console.error(`The measurement ${name} failed; the others go on.`, error);
    process.exitCode = 1;
  }
}
console.table(
  lines.map(({ measure, figure, goal, met }) => ({ measure, figure, goal, met: met ? 'yes' : 'NO' })),
);
