/**
 * The files on the shortest way of imports from a file back to itself, the file first; undefined if there is none.
 * @param {ReadonlyMap<string, readonly string[]>} imports @param {string} file
 */
function shortestWayBack(imports, file) {
  /** The file through which each file was reached first. @type {Map<string, string>} */
  const importerOf = new Map();
  const reached = [file];
  for (const from of reached) {
    for (const to of imports.get(from) ?? []) {
      if (to === file) {
        const way = [from];
        while (way[0] !== file)
          way.unshift(/** @type {string} */ (importerOf.get(/** @type {string} */ (way[0]))));
        return way;
      }
      if (importerOf.has(to)) continue;
      importerOf.set(to, from);
      reached.push(to);
    }
  }
  return undefined;
}

/**
 * The shortest circle of every file that reaches itself, each circle once. Type imports count too, because two files
 * that need each other's types cannot be understood one after the other either.
 * @param {ReadonlyMap<string, readonly string[]>} imports
 * @returns {string[][]}
 */
export function circlesIn(imports) {
  /** @type {Map<string, string[]>} */
  const found = new Map();
  for (const file of imports.keys()) {
    const circle = shortestWayBack(imports, file);
    const files = circle?.toSorted().join();
    if (circle && files && !found.has(files)) found.set(files, circle);
  }
  return [...found.values()];
}

/**
 * The same imports between folders. Files that `folderOf` gives no folder are left out.
 * @param {ReadonlyMap<string, readonly string[]>} imports
 * @param {(file: string) => string | undefined} folderOf
 * @returns {Map<string, string[]>}
 */
export function importsOfFolders(imports, folderOf) {
  /** @type {Map<string, Set<string>>} */
  const found = new Map();
  for (const [file, imported] of imports) {
    const from = folderOf(file);
    if (from === undefined) continue;
    const others = found.get(from) ?? new Set();
    found.set(from, others);
    for (const to of imported.map(folderOf)) if (to !== undefined && to !== from) others.add(to);
  }
  return new Map([...found].map(([folder, others]) => [folder, [...others]]));
}
