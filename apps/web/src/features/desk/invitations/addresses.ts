/** A rough check of what was typed. The server decides. */
const addressPattern = /^[^\s@<>]+@[^\s@<>]+\.[^\s@<>.]+$/;

/**
 * The words of one entry of a pasted list that should be addresses:
 * - the word in brackets of `Ann Berg <ann@example.org>`, as mail programs copy it;
 * - the words with an @ if one of them is an address, such as in the row of a table `Ann Berg ann@example.org`;
 * - all words of any other entry.
 */
function candidatesIn(entry: string): string[] {
  const inBrackets = /<([^<>]*)>\s*$/.exec(entry)?.[1];
  if (inBrackets !== undefined) return [inBrackets.trim()];
  const words = entry.split(/\s+/);
  return words.some((word) => addressPattern.test(word)) ? words.filter((word) => word.includes('@')) : words;
}

/** The addresses of a pasted list, each once. `invalid` is the first word that should be an address, but is not. */
export function readAddresses(typed: string): { addresses: string[]; invalid?: string } {
  const words = typed
    // A quoted name may have a comma.
    .replace(/"[^"]*"/g, '')
    .split(/[,;\n]/)
    .flatMap(candidatesIn)
    .filter((word) => word !== '');
  const invalid = words.find((word) => !addressPattern.test(word));
  const addresses = [...new Set(words.map((word) => word.toLowerCase()))];
  return invalid === undefined ? { addresses } : { addresses, invalid };
}
