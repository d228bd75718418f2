export const longestName = 40;
/** Control characters, half characters, and those that turn the writing direction of what follows a name. */
export const notInNames = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/u;
const visible = /[\p{L}\p{N}\p{P}\p{S}]/u;

export const cleanName = (name: string): string => name.normalize('NFC').trim();

/** Of a name as people may choose it. Characters are counted as code points, so an emoji is one or a few. */
export function wrongWithName(name: string): string | null {
  if (notInNames.test(name)) return 'must not contain control characters';
  const clean = cleanName(name);
  if (!visible.test(clean)) return 'must have at least one visible character';
  return [...clean].length > longestName ? `must have at most ${longestName} characters` : null;
}
