import { readdirSync } from 'node:fs';
import { join, matchesGlob, relative } from 'node:path';
import { beforeAll, expect, it, vi } from 'vitest';
import { root } from '../prepare.mjs';
import { inBothRings, secondRing, type TestTier } from './rings.ts';

type Patterns = { include?: string[]; exclude?: string[] };

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (entry.name === 'node_modules' || entry.name === 'dist' || entry.name.startsWith('.')) return [];
    const path = join(folder, entry.name);
    return entry.isDirectory() ? filesBelow(path) : [relative(root, path)];
  });
}

const isTest = (file: string) => /\.(test|spec)\.tsx?$/.test(file) && !file.startsWith('e2e/firebase/');
const testFiles = filesBelow(root).filter(isTest);

const isMatched = (file: string, patterns: string[] = [], folder = '') =>
  patterns.some((pattern) => file === folder + pattern || matchesGlob(file, folder + pattern));

/** The files that vitest and Playwright run with this `RING`, as "tier file". */
async function runIn(ring: string | undefined): Promise<string[]> {
  vi.stubEnv('RING', ring);
  vi.resetModules();
  const { default: vitest } = await import('../../vitest.config.ts');
  const { default: web } = await import('../../apps/web/vitest.config.ts');
  const { default: playwright } = await import('../../e2e/playwright.config.ts');
  const tiers: [string, Patterns, string?][] = [
    ...vitest.test!.projects!.flatMap((project): [string, Patterns][] => {
      if (typeof project !== 'object' || !('test' in project)) return [];
      return [[String(project.test!.name), project.test as Patterns]];
    }),
    ['component', web.test as Patterns, 'apps/web/'],
    [
      'journeys',
      { include: playwright.testMatch as string[], exclude: playwright.testIgnore as string[] },
      'e2e/',
    ],
  ];
  return tiers.flatMap(([tier, { include, exclude }, folder]) =>
    testFiles
      .filter((file) => isMatched(file, include, folder) && !isMatched(file, exclude, folder))
      .map((file) => `${tier} ${file}`),
  );
}

/** The file of an entry "tier file". */
const fileOf = (entry: string) => entry.split(' ')[1]!;

/** The configuration is loaded three times, beside the other tests. */
const hookTimeoutMs = 240_000;

const runs: Record<'first' | 'second' | 'all', string[]> = { first: [], second: [], all: [] };
beforeAll(async () => {
  runs.first = await runIn('1');
  runs.second = await runIn('2');
  runs.all = await runIn(undefined);
  vi.unstubAllEnvs();
}, hookTimeoutMs);

it('Every test file runs in exactly one ring, and the laws on random histories in both', () => {
  const { first, second, all } = runs;
  const both = first.filter((entry) => second.includes(entry)).map(fileOf);
  expect(both.length).toBeGreaterThan(0);
  expect(both.filter((file) => !isMatched(file, inBothRings))).toEqual([]);
  expect([...new Set([...first, ...second])].sort()).toEqual([...all].sort());
  const run = new Set(all.map(fileOf));
  expect(testFiles.filter((file) => !run.has(file))).toEqual([]);
});

it('Every file named for ring 2 exists and is a test of its tier', () => {
  const unknown = (Object.keys(secondRing) as TestTier[]).flatMap((tier) =>
    secondRing[tier].filter(
      (pattern) =>
        !runs.second.some((entry) => entry.startsWith(`${tier} `) && isMatched(fileOf(entry), [pattern])),
    ),
  );
  expect(unknown).toEqual([]);
});
