import type { Plugin } from 'vite';

/** Statements that keep unused code in the bundle: forms, and prefetching the page of a link. */
const unusedStatements: readonly [statement: RegExp, replacement: string][] = [
  [/^(Form|ScrollRestoration|HistoryRouter)\.displayName = .*;$/gm, ''],
  // No prefetching, no ref to the link, no event handlers.
  [/ = usePrefetchBehavior\(\s+prefetch,\s+rest\s+\);$/gm, ' = [false, null, {}];'],
  [/^ {4}return shouldPrefetch && .*PrefetchPageLinks.* : link;$/gm, '    return link;'],
];

/**
 * Removes what only the framework mode of the router uses, two kilobytes of every start. The build fails if a version
 * of the router has other statements.
 */
export function slimRouter(): Plugin {
  const foundStatements = new Set<RegExp>();
  return {
    name: 'slim-router',
    apply: 'build',
    transform: {
      filter: { id: /node_modules\/react-router\/dist\/.*\/chunk-\w+\.mjs$/ },
      handler(code) {
        for (const [statement] of unusedStatements)
          if (code.search(statement) >= 0) foundStatements.add(statement);
        return unusedStatements.reduce(
          (rest, [statement, replacement]) => rest.replace(statement, replacement),
          code,
        );
      },
    },
    buildEnd(error) {
      if (error) return;
      for (const [statement] of unusedStatements)
        if (!foundStatements.has(statement)) this.error(`The router has no statement like ${statement}.`);
    },
  };
}
