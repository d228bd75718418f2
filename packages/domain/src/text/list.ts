/** Writes a list as part of a sentence: "10, 25, and 50". */
export const listText = (parts: readonly (string | number)[], language = 'en'): string =>
  new Intl.ListFormat(language).format(parts.map(String));
