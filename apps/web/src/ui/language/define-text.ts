/** The texts of one feature by key: sentences, and functions that insert named values into a sentence. */
type Texts = object;

/** The texts of a language by feature. */
export type Translation = Readonly<Record<string, Texts>>;

/**
 * The texts of a feature in another language. A text may be missing: the page then shows it in English, and
 * `tools/checks/list-missing-texts.mjs` lists it.
 */
export type TextTranslation<Text extends object> = {
  readonly [Key in keyof Text]?: Translated<Text[Key]>;
};

/** A sentence becomes any other; a function inserts the same values; a group of texts is translated as a whole. */
type Translated<Value> = Value extends string
  ? string
  : Value extends (...values: never[]) => unknown
    ? Value
    : Value extends object
      ? { readonly [Key in keyof Value]: Value[Key] extends string ? string : Value[Key] }
      : Value;

const definedTexts = new Map<string, { text: Texts; english: Texts }>();
let translation: Translation = {};

/**
 * Declares the English texts of a feature. A translation replaces them in place before the first render, so read them
 * while rendering and never copy them into a constant of a module.
 */
export function defineText<Text extends object>(feature: string, english: Text): Text {
  const text = { ...english, ...translation[feature] };
  definedTexts.set(feature, { text, english });
  return text;
}

/** Replaces the texts of all features. A text without a translation is English. */
export function translate(next: Translation): void {
  translation = next;
  for (const [feature, { text, english }] of definedTexts) Object.assign(text, english, next[feature]);
}

/** The English texts of all features that are loaded. */
export const englishTexts = (): Translation =>
  Object.fromEntries([...definedTexts].map(([feature, { english }]) => [feature, english]));
