/** The texts of one feature by key: sentences, and functions that insert named values into a sentence. */
type Texts = Record<string, unknown>;

const defined = new Map<string, Texts>();
let translations: Readonly<Record<string, Texts>> = {};

/**
 * Declares the English texts of a feature. A translation replaces them in place before the first render, so read them
 * while rendering and never copy them into a constant of a module.
 */
export function defineText<Text extends object>(feature: string, english: Text): Text {
  const text = { ...english, ...translations[feature] };
  defined.set(feature, text);
  return text;
}

/** Replaces the texts of all features that have a translation. A text without one stays English. */
export function translate(next: Readonly<Record<string, Texts>>): void {
  translations = next;
  for (const [feature, text] of defined) Object.assign(text, next[feature]);
}
