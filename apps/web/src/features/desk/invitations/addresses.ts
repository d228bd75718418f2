/** A first look at what was typed; the server decides. */
const looksLikeAddress = /^[^\s@<>]+@[^\s@<>]+\.[^\s@<>.]+$/;

/** The address in `Ann Berg <ann@example.org>`, as mail programs copy it, or all words of a plain list. */
function addressesIn(part: string): string[] {
  const inBrackets = /<([^<>]*)>\s*$/.exec(part)?.[1];
  return inBrackets === undefined ? part.split(/\s+/) : [inBrackets.trim()];
}

/** The addresses of a pasted list, each once, and the first entry that is none. */
export function readAddresses(typed: string): { addresses: string[]; wrong?: string } {
  const words = typed
    // A quoted name may have a comma.
    .replace(/"[^"]*"/g, '')
    .split(/[,;\n]/)
    .flatMap(addressesIn)
    .filter((word) => word !== '');
  const wrong = words.find((word) => !looksLikeAddress.test(word));
  const addresses = [...new Set(words.map((word) => word.toLowerCase()))];
  return wrong === undefined ? { addresses } : { addresses, wrong };
}
