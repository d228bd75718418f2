/** The declaration of an exported type whose name is one word. */
const declaration = /^export (?:declare )?(?:abstract )?(?:interface|type|class|enum) ([A-Z][a-z]+)\b/gm;
const irregular = 'Done|Found|Given|Held|Hidden|Kept|Known|Seen|Sent|Shown|Taken|Told';
const participle = new RegExp(`^(?:[A-Z][a-z]*ed|${irregular})$`);
/** Nouns that end like a participle. */
const nouns = new Set(['Bed', 'Feed', 'Need', 'Seed', 'Speed']);

/**
 * The exported types whose name is a participle alone: `Refused` does not say whether it is a command or an answer.
 * @param {Iterable<[file: string, source: string]>} sources
 * @returns {[name: string, file: string][]}
 */
export function participleNames(sources) {
  /** @type {[name: string, file: string][]} */
  const found = [];
  for (const [file, source] of sources)
    for (const [, name = ''] of source.matchAll(declaration))
      if (participle.test(name) && !nouns.has(name)) found.push([name, file]);
  return found;
}
