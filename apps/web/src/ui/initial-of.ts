const letters = new Intl.Segmenter();

/** What a reader takes for one letter, in any script, and large by the rules of the reader's language. */
export function initialOf(name: string, language?: string): string {
  const [first] = letters.segment(name.trim());
  return (first?.segment ?? '').toLocaleUpperCase(language);
}
