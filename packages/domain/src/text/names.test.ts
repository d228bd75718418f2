import { describe, expect, it } from 'vitest';
import { visibleName, wrongWithName, wrongWithStoredName } from './names';

/** Real names of people, and plausible names of teams. */
const legitimate = [
  'Ana',
  'Zoë O’Brien-Smith',
  'José 2',
  'Nguyễn Thị Ánh',
  'Εύα',
  'Владимир',
  'שָׂרָה',
  'محمد',
  'می\u200cنا',
  'ه\u200d. ا. سایه',
  'श्री\u200dमती',
  'ක්\u200dරිස්ටි',
  'രാജന്\u200d',
  '辻\u{e0100}さん',
  '김민준',
  'สมชาย',
  'ᠮᠣᠩᠭᠣᠯ\u180b',
  '💪',
  'Kim ❤️',
  '👩🏽‍🚒',
  '👨‍👩‍👧‍👦',
  '🏳️‍🌈',
  '🏴\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}',
  '1️⃣ Team',
  '⠓⠥',
];

const invisible: [string, string][] = [
  ['a braille blank alone', '\u2800'],
  ['a braille blank in it', 'Ana\u2800'],
  ['a Hangul filler', '\u3164'],
  ['a half-width Hangul filler', '\uffa0\uffa0'],
  ['fillers of Hangul letters', '\u115f\u1160'],
  ['a zero-width space', 'A\u200bna'],
  ['a word joiner', 'Ana\u2060'],
  ['a byte order mark', 'A\ufeffna'],
  ['a soft hyphen', 'A\u00adna'],
  ['a Mongolian vowel separator', 'Ana\u180e'],
  ['a grapheme joiner', 'A\u034fna'],
  ['an invisible Khmer vowel', 'Ana\u17b4'],
  ['an invisible sign of multiplication', 'Ana\u2062'],
  ['a joiner after a Latin letter', 'Ana\u200d'],
  ['a non-joiner within Latin letters', 'A\u200cna'],
  ['two joiners', 'می\u200c\u200cنا'],
  ['a joiner before anything', '\u200dمینا'],
  ['a joiner after an emoji with nothing to join', '💪\u200d'],
  ['a variation of a Latin letter', 'Ana\ufe0f'],
  ['tags', 'Ana\u{e0061}\u{e0062}'],
  ['tags that are no flag', '💪\u{e0067}\u{e0062}\u{e0065}\u{e007f}'],
];

describe('A name', () => {
  it.each(legitimate)('%s is accepted', (name) => {
    expect(wrongWithName(name)).toBeNull();
    expect(visibleName(name)).toBe(name.normalize('NFC'));
  });

  it.each(invisible)('with %s is refused', (_what, name) => {
    expect(wrongWithName(name)).toBe('must not contain invisible characters');
  });

  it.each([
    ['a left-to-right mark', 'Ana\u200e'],
    ['a right-to-left mark', '\u200fAna'],
    ['an Arabic letter mark', 'Ana\u061c'],
    ['an override of the direction', 'Ana\u202e'],
    ['an isolate', '\u2067Ana\u2069'],
    ['a line break', 'A\nna'],
    ['half a character', 'A\ud83d'],
  ])('with %s is refused', (_what, name) => {
    expect(wrongWithName(name)).toBe('must not contain control characters');
  });

  it.each(['', ' ', '\u3000', '\u00a0', '\u0301'])('without a visible character is refused: %o', (name) => {
    expect(wrongWithName(name)).toBe('must have at least one visible character');
  });
});

describe('A name that was chosen before', () => {
  it('is read as it is, including invisible characters', () => {
    expect(wrongWithStoredName('A\u200bna')).toBeNull();
    expect(wrongWithStoredName('A\u202ena')).toBe('must not contain control characters');
    expect(wrongWithStoredName('a'.repeat(41))).toBe('must have at most 40 characters');
  });

  it('is imported without them, and not at all if nothing else is in it', () => {
    expect(visibleName('A\u200bna\u200e')).toBe('Ana');
    expect(visibleName('\u2800Kim ❤️\u200d')).toBe('Kim ❤️');
    expect(visibleName('\u2800 \u3164')).toBeNull();
  });
});
