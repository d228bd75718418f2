/** One whole sentence for each plural category of the language. English has `one` and `other`. */
export type PluralForms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

/** Cached by language, because creating them is slow. */
const cachedRules = new Map<string, Intl.PluralRules>();

/** Selects the sentence for a count: `plural(days, { one: '1 day left', other: `${days} days left` })`. */
export function plural(count: number, forms: PluralForms, language = 'en'): string {
  const rules = cachedRules.get(language) ?? new Intl.PluralRules(language);
  cachedRules.set(language, rules);
  return forms[rules.select(count)] ?? forms.other;
}
