export const longestName = 40;
/** Control characters, unpaired surrogates, and those that change the writing direction of the following text. */
const notInNames = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Bidi_Control}]/gu;
/** The same without the direction marks (U+061C, U+200E, U+200F), which were accepted before. */
const notInStoredNames = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/u;
const visibleCharacter = /[\p{L}\p{N}\p{P}\p{S}]/u;
/**
 * Characters without a visible form: fillers, zero-width spaces, joiners, variation selectors; and the empty braille
 * cell.
 */
const invisibleCharacters = /[\p{Default_Ignorable_Code_Point}\u2800\ufff9-\ufffb]/gu;

/** Scripts in which a joiner or non-joiner changes the form of the previous letter. */
const joiningScripts = [
  'Arab',
  'Syrc',
  'Nkoo',
  'Mong',
  'Deva',
  'Beng',
  'Guru',
  'Gujr',
  'Orya',
  'Taml',
  'Telu',
]
  .concat('Knda', 'Mlym', 'Sinh', 'Khmr', 'Mymr', 'Tibt')
  .map((script) => `\\p{scx=${script}}`)
  .join('');
/**
 * Positions at which an invisible character changes the appearance: a variation of an emoji or Han character, a joiner,
 * a flag.
 */
const meaningfulSequences = new RegExp(
  [
    '[\\p{Emoji}\\p{scx=Hani}\\p{scx=Mong}\\p{scx=Mymr}]\\p{Variation_Selector}(?:\\u200d(?=\\p{Extended_Pictographic}))?',
    '[\\p{Extended_Pictographic}\\p{Emoji_Modifier}]\\u200d(?=\\p{Extended_Pictographic})',
    `[${joiningScripts}][\\u200c\\u200d]`,
    '\\u{1f3f4}[\\u{e0030}-\\u{e0039}\\u{e0061}-\\u{e007a}]{3,6}\\u{e007f}',
  ].join('|'),
  'gu',
);

export const cleanName = (name: string): string => name.normalize('NFC').trim();

/** Removes what a name must not contain, except invisible characters that change the appearance of others. */
export function withoutInvisible(text: string): string {
  let restStart = 0;
  let visibleText = '';
  const strip = (part: string) => part.replace(notInNames, '').replace(invisibleCharacters, '');
  for (const { 0: sequence, index } of text.matchAll(meaningfulSequences)) {
    visibleText += strip(text.slice(restStart, index)) + sequence;
    restStart = index + sequence.length;
  }
  return visibleText + strip(text.slice(restStart));
}

/** A name without what it must not contain; null if nothing visible is left. */
export function visibleName(name: string): string | null {
  const clean = cleanName(withoutInvisible(name));
  return visibleCharacter.test(clean) ? clean : null;
}

/** Checks a new name. Characters are counted as code points, so an emoji is one or a few. */
export function wrongWithName(name: string): string | null {
  if (name.search(notInNames) >= 0) return 'must not contain control characters';
  if (name.replace(meaningfulSequences, '').search(invisibleCharacters) >= 0)
    return 'must not contain invisible characters';
  return wrongWithStoredName(name);
}

/** Checks a name that may have been chosen before invisible characters were refused. */
export function wrongWithStoredName(name: string): string | null {
  if (notInStoredNames.test(name)) return 'must not contain control characters';
  const clean = cleanName(name);
  if (!visibleCharacter.test(clean)) return 'must have at least one visible character';
  return [...clean].length > longestName ? `must have at most ${longestName} characters` : null;
}
