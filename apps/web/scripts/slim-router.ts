import type { Plugin } from 'vite';

/** Statements that keep code which nothing here uses: forms, and fetching the page of a link ahead. */
const unused: readonly [statement: RegExp, replacement: string][] = [
  [/^(Form|ScrollRestoration|HistoryRouter)\.displayName = .*;$/gm, ''],
  [/ = usePrefetchBehavior\(\s+prefetch,\s+rest\s+\);$/gm, ' = [false, null, {}];'],
  [/^ {4}return shouldPrefetch && .*PrefetchPageLinks.* : link;$/gm, '    return link;'],
];

/**
 * Leaves out of the router what only its framework mode uses, two kilobytes of every start. A version of the router in
 * which the statements read differently fails the build.
 */
export function slimRouter(): Plugin {
  const found = new Set<RegExp>();
  return {
    name: 'slim-router',
    apply: 'build',
    transform: {
      filter: { id: /node_modules\/react-router\/dist\/.*\/chunk-\w+\.mjs$/ },
      handler(code) {
        for (const [statement] of unused) if (code.search(statement) >= 0) found.add(statement);
        return unused.reduce((rest, [statement, replacement]) => rest.replace(statement, replacement), code);
      },
    },
    buildEnd() {
      for (const [statement] of unused)
        if (!found.has(statement)) this.error(`The router has no statement like ${statement}.`);
    },
  };
}
