import type { Translation } from './define-text';

/** The paths of all texts in a tree of texts. A list of texts is one text. */
const pathsOf = (texts: object): string[] =>
  Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? pathsOf(value).map((path) => `${key}.${path}`)
      : [key],
  );

/** What a translation of one feature lacks. `all` is the number of the feature's texts. */
export interface MissingTexts {
  feature: string;
  all: number;
  missing: string[];
}

export function missingTexts(english: Translation, translation: Translation): MissingTexts[] {
  return Object.entries(english).map(([feature, texts]) => {
    const translated = new Set(pathsOf(translation[feature] ?? {}));
    const paths = pathsOf(texts);
    return { feature, all: paths.length, missing: paths.filter((path) => !translated.has(path)) };
  });
}
