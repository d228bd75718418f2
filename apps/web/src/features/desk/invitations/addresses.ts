/** A rough check of what was typed. The server decides. */
const addressPattern = /^[^\s@<>]+@[^\s@<>]+\.[^\s@<>.]+$/;

/**
 * The words of one entry of a pasted list that should be addresses. Mail programs copy `Ann Berg <ann@example.org>`, of
 * which this is the word in brackets. A row of a table is `Ann Berg ann@example.org`: if one of its words is an address,
 * only words with an @ are meant as addresses. Of any other entry these are all words.
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
