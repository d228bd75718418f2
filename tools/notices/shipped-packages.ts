import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire, isBuiltin } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** The folder of the lists, outside of the build, because they are not published. */
const defaultLists = fileURLToPath(new URL('../../.cache/shipped', import.meta.url));

/** The bundles that are built separately and shipped together. */
export type Bundle = 'page' | 'service-worker' | 'server';

const listOf = (bundle: Bundle, lists: string) => join(lists, `${bundle}.json`);

/** The folder of a module's package; undefined for our own modules. */
export const packageOf = (module: string) => /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/.exec(module)?.[0];

/** The folder of a package that is imported by name, or by the path of a file in it. */
export function installedAt(name: string, from: string): string {
  const [bare] = /^(?:@[^/]+\/)?[^/]+/.exec(name)!;
  const places = createRequire(join(from, 'package.json')).resolve.paths(bare) ?? [];
  const folder = places.map((place) => join(place, bare)).find((place) => existsSync(place));
  if (!folder) throw new Error(`${bare} is shipped and not installed.`);
  return folder;
}

/**
 * Stores the folders of the packages that a bundle contains or imports, and of those named here, of which it uses other
 * files, such as a font or a style sheet.
 */
export function writeShippedPackages(name: Bundle, alsoFrom: string[] = [], lists = defaultLists): Plugin {
  let root = '';
  return {
    name: 'list-shipped-packages',
    apply: 'build',
    configResolved(config) {
      root = config.root;
    },
    // Not at the time of writing, because the page's own bundle writes its workers.
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const inside = chunks.flatMap(({ moduleIds }) => moduleIds).map(packageOf);
      const imported = chunks
        .flatMap(({ imports, dynamicImports }) => [...imports, ...dynamicImports])
        .filter((file) => !(file in bundle) && !isBuiltin(file));
      const outside = [...imported, ...alsoFrom].map((other) => installedAt(other, root));
      const folders = new Set([...inside, ...outside].filter((folder) => folder !== undefined));
      mkdirSync(lists, { recursive: true });
      writeFileSync(listOf(name, lists), `${JSON.stringify([...folders].sort(), null, 2)}\n`);
    },
  };
}

export function readShippedPackages(name: Bundle, lists = defaultLists): string[] {
  return JSON.parse(readFileSync(listOf(name, lists), 'utf8'));
}
