const formats = new Map<string, Intl.ListFormat>();

/** Writes a list as part of a sentence: "10, 25, and 50". */
export function listText(parts: readonly (string | number)[], language = 'en'): string {
  const format = formats.get(language) ?? new Intl.ListFormat(language);
  formats.set(language, format);
  return format.format(parts.map(String));
}
