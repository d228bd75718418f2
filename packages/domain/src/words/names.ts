export const longestName = 40;
/** Control characters, half characters, and those that turn the writing direction of what follows a name. */
const notInNames = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Bidi_Control}]/gu;
/** The same without the marks of direction (U+061C, U+200E, U+200F), which were taken before. */
const notInKeptNames = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/u;
const visible = /[\p{L}\p{N}\p{P}\p{S}]/u;
/** What shows nothing by itself: fillers, spaces without a width, joiners, variations; and the empty cell of braille. */
const invisible = /[\p{Default_Ignorable_Code_Point}\u2800\ufff9-\ufffb]/gu;

/** Scripts in which a joiner, or its opposite, changes how the letter before it is written. */
const joining = ['Arab', 'Syrc', 'Nkoo', 'Mong', 'Deva', 'Beng', 'Guru', 'Gujr', 'Orya', 'Taml', 'Telu']
  .concat('Knda', 'Mlym', 'Sinh', 'Khmr', 'Mymr', 'Tibt')
  .map((script) => `\\p{scx=${script}}`)
  .join('');
/** Where an invisible character changes what is seen: a variation of an emoji or of a Han character, a joiner, a flag. */
const meant = new RegExp(
  [
    '[\\p{Emoji}\\p{scx=Hani}\\p{scx=Mong}\\p{scx=Mymr}]\\p{Variation_Selector}(?:\\u200d(?=\\p{Extended_Pictographic}))?',
    '[\\p{Extended_Pictographic}\\p{Emoji_Modifier}]\\u200d(?=\\p{Extended_Pictographic})',
    `[${joining}][\\u200c\\u200d]`,
    '\\u{1f3f4}[\\u{e0030}-\\u{e0039}\\u{e0061}-\\u{e007a}]{3,6}\\u{e007f}',
  ].join('|'),
  'gu',
);

export const cleanName = (name: string): string => name.normalize('NFC').trim();

/** A text without what may not be in a name. */
export function withoutInvisible(text: string): string {
  let rest = 0;
  let kept = '';
  const strip = (part: string) => part.replace(notInNames, '').replace(invisible, '');
  for (const { 0: sequence, index } of text.matchAll(meant)) {
    kept += strip(text.slice(rest, index)) + sequence;
    rest = index + sequence.length;
  }
  return kept + strip(text.slice(rest));
}

/** The same of a name, and null where nothing visible is left of it. */
export function visibleName(name: string): string | null {
  const clean = cleanName(withoutInvisible(name));
  return visible.test(clean) ? clean : null;
}

/** Of a name as people may choose it. Characters are counted as code points, so an emoji is one or a few. */
export function wrongWithName(name: string): string | null {
  if (name.search(notInNames) >= 0) return 'must not contain control characters';
  if (name.replace(meant, '').search(invisible) >= 0) return 'must not contain invisible characters';
  return wrongWithKeptName(name);
}

/** Of a name that may have been chosen before invisible characters were refused. */
export function wrongWithKeptName(name: string): string | null {
  if (notInKeptNames.test(name)) return 'must not contain control characters';
  const clean = cleanName(name);
  if (!visible.test(clean)) return 'must have at least one visible character';
  return [...clean].length > longestName ? `must have at most ${longestName} characters` : null;
}
