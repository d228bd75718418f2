const letters = new Intl.Segmenter();

/** The first grapheme in any script, in upper case by the rules of the reader's language. */
export function initialOf(name: string, language?: string): string {
  const [first] = letters.segment(name.trim());
  return (first?.segment ?? '').toLocaleUpperCase(language);
}
