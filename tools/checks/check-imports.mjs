// Checks the direction of imports by path patterns, so that a new feature needs no change here.

import { readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { parseSync } from 'vite';
import { root } from '../prepare.mjs';
import { circlesIn, importsOfFolders } from './import-circles.mjs';
import { listedFiles } from './listed-files.mjs';
import { wrongFloor } from './server-floors.mjs';

/** @typedef {{ from: string, to: string, typeOnly: boolean }} Import */

/** Our packages by name, and the folder of each. */
const packages = {
  '@hundred/domain': 'packages/domain/src',
  '@hundred/calendar': 'packages/calendar/src',
  '@hundred/contract': 'packages/contract/src',
  '@hundred/counting': 'packages/counting/src',
  '@hundred/figures': 'packages/figures/src',
  '@hundred/testkit': 'packages/testkit/src',
};

/** @param {string} path */
const isTest = (path) => /\.test\.tsx?$|\/(testing|properties)\//.test(path);
/** @param {string} path */
const featureOf = (path) => /^apps\/(server|web)\/src\/features\/([^/]+)\//.exec(path)?.[0];

/** The floors of the domain's challenge, the lowest first. */
const floors = ['facts', 'fold', 'state', 'commands', 'decide'];
/** @param {string} path */
const floorOf = (path) => {
  const floor = /^packages\/domain\/src\/challenge\/([^/]+)\//.exec(path)?.[1];
  return floor === undefined ? undefined : floors.indexOf(floor);
};
/** A folder of the domain; each floor of the challenge is one. @param {string} path */
const domainFolderOf = (path) =>
  isTest(path) ? undefined : /^packages\/domain\/src\/((challenge\/)?[^/]+)\//.exec(path)?.[1];

/** Each rule returns what is wrong with an import, or undefined. @type {((i: Import) => string | undefined)[]} */
const rules = [
  ({ from, to }) =>
    from.startsWith('packages/domain/') && !to.startsWith('packages/domain/') && !isTest(from)
      ? 'the domain imports nothing but itself'
      : undefined,
  ({ from, to }) => {
    const [fromFloor, toFloor] = [floorOf(from), floorOf(to)];
    return fromFloor !== undefined && toFloor !== undefined && toFloor > fromFloor && !isTest(from)
      ? `of the challenge each floor stands on those before it (${floors.join(', ')})`
      : undefined;
  },
  ({ from }) =>
    floorOf(from) === -1 ? `the folders of the challenge are its floors: ${floors.join(', ')}` : undefined,
  ({ from, to }) =>
    from.startsWith('packages/contract/') && !/^packages\/(contract|domain)\/|^zod$/.test(to)
      ? 'the contract imports only the domain and zod'
      : undefined,
  ({ from, to }) =>
    from.startsWith('packages/calendar/') && !/^packages\/domain\/|^ical-generator$/.test(to) && !isTest(from)
      ? 'the calendar file imports only the domain and what writes it'
      : undefined,
  ({ from, to, typeOnly }) => {
    const [own] = /^packages\/(counting|figures)\//.exec(from) ?? [];
    return own && !to.startsWith(own) && !(to.startsWith('packages/domain/') && typeOnly) && !isTest(from)
      ? "counting and figures import nothing but themselves and the domain's types"
      : undefined;
  },
  ({ from, to }) =>
    !isTest(from) && !/^(packages\/testkit|e2e|bench|demo)\//.test(from) && to.startsWith('packages/testkit/')
      ? 'only tests, measurements and the demo import the testkit'
      : undefined,
  ({ from, to }) =>
    (from.startsWith('apps/web/') && to.startsWith('apps/server/')) ||
    (from.startsWith('apps/server/') && to.startsWith('apps/web/')) ||
    (from.startsWith('packages/') && to.startsWith('apps/'))
      ? 'the server and the page meet only in what packages/ holds'
      : undefined,
  ({ from, to, typeOnly }) =>
    from.startsWith('apps/web/') && to.startsWith('packages/contract/') && !typeOnly
      ? "the page imports the contract's types only, never its schemas"
      : undefined,
  ({ from, to }) => {
    const [fromFeature, toFeature] = [featureOf(from), featureOf(to)];
    return fromFeature && toFeature && fromFeature !== toFeature
      ? 'no feature imports another feature'
      : undefined;
  },
  ({ from, to }) =>
    from.startsWith('apps/web/src/ui/') &&
    /^apps\/web\/src\/(features|routes|app|layout|platform|sync|challenge)\//.test(to)
      ? 'ui imports no feature and nothing of the application'
      : undefined,
  ({ from, to }) =>
    !isTest(from) &&
    ((from.startsWith('apps/web/src/platform/') && /^apps\/web\/src\/(sync|challenge|features)\//.test(to)) ||
      (from.startsWith('apps/web/src/sync/') && /^apps\/web\/src\/(challenge|features)\//.test(to)) ||
      (from.startsWith('apps/web/src/challenge/') && to.startsWith('apps/web/src/features/')))
      ? 'of the page, features stand on challenge, challenge on sync, and sync on platform'
      : undefined,
  ({ from, to }) =>
    /^apps\/web\/src\/(features|platform|sync|challenge)\//.test(from) &&
    /^apps\/web\/src\/(app|routes|layout)\//.test(to) &&
    !isTest(from)
      ? 'what is composed does not import what composes it'
      : undefined,
  ({ from, to }) =>
    /^apps\/web\/src\/(routes|layout)\//.test(from) && /^apps\/web\/src\/app\//.test(to) && !isTest(from)
      ? 'app/ opens the pages; what both use is in layout/'
      : undefined,
  (imported) => (isTest(imported.from) ? undefined : wrongFloor(imported)),
  ({ from, to, typeOnly }) =>
    from.startsWith('apps/server/src/features/') &&
    to.startsWith('apps/server/src/adapters/') &&
    !typeOnly &&
    !isTest(from)
      ? 'adapters are handed to features by composition/parts.ts; a feature imports their types only'
      : undefined,
];

/** @param {string} from @param {string} specifier */
function resolve(from, specifier) {
  if (specifier.startsWith('.')) return normalize(join(dirname(from), specifier));
  for (const [name, folder] of Object.entries(packages)) {
    if (specifier.startsWith(`${name}/`)) return join(folder, specifier.slice(name.length + 1));
  }
  return specifier;
}

/** @param {string} from @returns {Import[]} */
function importsOf(from) {
  const source = readFileSync(join(root, from), 'utf8');
  const { module, errors } = parseSync(from, source);
  if (errors.length > 0) throw new Error(`${from}: ${errors[0]?.message}`);
  const statics = module.staticImports.map((found) => ({
    from,
    to: resolve(from, found.moduleRequest.value),
    typeOnly: found.entries.length > 0 && found.entries.every((entry) => entry.isType),
  }));
  const reexports = module.staticExports
    .flatMap((found) => found.entries)
    .filter((entry) => entry.moduleRequest)
    .map((entry) => ({ from, to: resolve(from, entry.moduleRequest?.value ?? ''), typeOnly: entry.isType }));
  const dynamic = module.dynamicImports.map(({ moduleRequest }) => ({
    from,
    // Without its quotes.
    to: resolve(from, source.slice(moduleRequest.start + 1, moduleRequest.end - 1)),
    typeOnly: false,
  }));
  return [...statics, ...reexports, ...dynamic];
}

const files = listedFiles('*.ts', '*.tsx').filter(
  (path) => path.includes('/src/') || /^(e2e|bench|demo)\//.test(path),
);

/** Each file by its path without an extension, as imports write it. */
const fileByImport = new Map(files.map((file) => [file.replace(/\.tsx?$/, ''), file]));
const imports = new Map(files.map((file) => [file, importsOf(file)]));

const refusedImports = [...imports.values()].flat().flatMap((found) =>
  rules.flatMap((rule) => {
    const reason = rule(found);
    return reason ? [`${found.from} imports ${found.to}: ${reason}.`] : [];
  }),
);
const importedFiles = new Map(
  [...imports].map(([file, found]) => [file, found.flatMap(({ to }) => fileByImport.get(to) ?? [])]),
);
const circles = circlesIn(importedFiles).map(
  (circle) => `${[...circle, circle[0]].join(' imports ')}: no imports in a circle, types neither.`,
);
const folderCircles = circlesIn(importsOfFolders(importedFiles, domainFolderOf)).map(
  (circle) => `In the domain ${[...circle, circle[0]].join(' imports ')}: no folders in a circle.`,
);

const problems = [...refusedImports, ...circles, ...folderCircles];
for (const line of problems) console.error(line);
if (problems.length > 0) process.exit(1);
console.log(`${files.length} files, every import goes the right way`);
