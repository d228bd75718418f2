/** A rough check of what was typed. The server decides. */
const addressPattern = /^[^\s@<>]+@[^\s@<>]+\.[^\s@<>.]+$/;

/**
 * The words that should be addresses. Mail programs copy `Ann Berg <ann@example.org>`: there it is only the word in
 * brackets. In a row of a table it is only the words with an @, if one of them is an address. Elsewhere it is every word.
 */
function candidatesIn(part: string): string[] {
  const inBrackets = /<([^<>]*)>\s*$/.exec(part)?.[1];
  if (inBrackets !== undefined) return [inBrackets.trim()];
  const words = part.split(/\s+/);
  return words.some((word) => addressPattern.test(word)) ? words.filter((word) => word.includes('@')) : words;
}

/** The addresses of a pasted list, each once, and the first entry that is no address. */
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
