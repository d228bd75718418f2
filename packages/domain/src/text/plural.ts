/** One whole sentence for each plural category of the language. English has `one` and `other`. */
export type PluralForms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

const rules = new Map<string, Intl.PluralRules>();

/** Selects the sentence for a count: `plural(days, { one: '1 day left', other: `${days} days left` })`. */
export function plural(count: number, forms: PluralForms, language = 'en'): string {
  const known = rules.get(language) ?? new Intl.PluralRules(language);
  rules.set(language, known);
  return forms[known.select(count)] ?? forms.other;
}
