type RefusalTexts = Readonly<Record<string, { message: string }>>;

let texts: RefusalTexts = {};

/** Called by the rules, which load after the first page and bring the texts of their refusals with them. */
export function addRefusalTexts(added: RefusalTexts): void {
  texts = added;
}

/** The text of a refusal in the language of the page. Undefined for codes whose message only the server knows. */
export const refusalText = (code: string): string | undefined =>
  Object.hasOwn(texts, code) ? texts[code]?.message : undefined;
