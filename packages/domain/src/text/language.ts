/** The languages that people can choose. A text without a translation is shown in English. */
export const languages = ['en', 'de'] as const;
export type Language = (typeof languages)[number];

export const languageOr = (fallback: Language, value: string | null | undefined): Language =>
  languages.find((language) => language === value) ?? fallback;

/** The first supported language of an `Accept-Language` header, by its weights. */
export function languageFrom(acceptLanguage: string | undefined): Language {
  const ranges = (acceptLanguage ?? '').split(',').map((range) => {
    const [tag = '', ...parameters] = range
      .trim()
      .toLowerCase()
      .split(/\s*;\s*/);
    const weight = Number(parameters.find((parameter) => parameter.startsWith('q='))?.slice(2) ?? 1);
    return { tag: tag.split('-')[0], weight };
  });
  const acceptedRanges = ranges
    .filter(({ weight }) => weight > 0)
    .sort((one, other) => other.weight - one.weight);
  for (const { tag } of acceptedRanges) {
    const language = languages.find((supported) => supported === tag);
    if (language) return language;
  }
  return 'en';
}
