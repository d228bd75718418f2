import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus, loadavg, totalmem } from 'node:os';
import type { Measurement } from './measurement';

const documentFile = new URL('../docs/measurements.md', import.meta.url);

const intro = `# Measurements

What \`npm run bench\` measured last, goal beside figure, each part with the machine and the moment. Figures are medians
and mostly ratios, since machines differ. \`npm run bench -- api\` measures one part and writes only that.
`;

const machine = () =>
  `${availableParallelism()} × ${cpus()[0]?.model.trim() ?? 'unknown processor'}, ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.versions.node}, load ${loadavg()[0]?.toFixed(1)} at the start`;

/** The date and the machine, for the head of a section. */
export const dateAndMachine = () => `${new Date().toISOString().slice(0, 10)}, ${machine()}`;

/**
 * Writes the section of a benchmark into the document, in place of its earlier one.
 * @param order The names of all sections, in their order.
 */
export function writeSection(
  name: string,
  head: string,
  measurements: readonly Measurement[],
  order: readonly string[],
): void {
  const sections = new Map(
    readSections().map((section) => [section.slice(0, section.indexOf('\n')).trim(), section]),
  );
  const rows = measurements.map(
    ({ measure, figure, goal, isMet }) =>
      `| ${measure} | ${figure} | ${goal} | ${isMet ? 'yes' : '**no**'} |`,
  );
  sections.set(
    name,
    [name, '', head, '', '| measure | figure | goal | met |', '|---|---|---|---|', ...rows, ''].join('\n'),
  );
  const inOrder = order.flatMap((sectionName) => sections.get(sectionName) ?? []);
  writeFileSync(documentFile, [intro, ...inOrder].join('\n## '));
}

function readSections(): string[] {
  try {
    return readFileSync(documentFile, 'utf8').split('\n## ').slice(1);
  } catch {
    return [];
  }
}
