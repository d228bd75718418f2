const declaration = /^export (?:declare )?(?:abstract )?(?:interface|type|class|enum) (\w+)/gm;

/**
 * The exported types that several files declare under one name: a reader cannot tell them apart at a use.
 * @param {Iterable<[file: string, source: string]>} sources
 * @param {ReadonlySet<string>} allowed names that may be declared more than once
 * @returns {[name: string, files: string[]][]}
 */
export function sharedTypeNames(sources, allowed = new Set()) {
  /** @type {Map<string, string[]>} */
  const filesByName = new Map();
  for (const [file, source] of sources)
    for (const [, name = ''] of source.matchAll(declaration))
      filesByName.set(name, [...(filesByName.get(name) ?? []), file]);
  return [...filesByName].filter(([name, files]) => files.length > 1 && !allowed.has(name));
}
