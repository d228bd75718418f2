/** What a PDF needs from an embedded TrueType font. */
export interface PrintFont {
  bytes: Uint8Array;
  unitsPerEm: number;
  ascent: number;
  descent: number;
  /** The left, lower, right and upper edge of the box around all glyphs. */
  box: readonly [number, number, number, number];
  /** 0 if the font has no such glyph. */
  glyphOf(character: string): number;
  /** In thousandths of the font size, as PDF counts. */
  widthOf(glyph: number): number;
}

/**
 * Reads the TrueType tables that map characters to glyphs and give their widths. The numbers are the offsets of fields
 * in bytes, from the specification of the format.
 */
export function readPrintFont(bytes: Uint8Array): PrintFont {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const table = tablesOf(view);
  const head = table('head');
  const hhea = table('hhea');
  const hmtx = table('hmtx');
  const unitsPerEm = view.getUint16(head + 18);
  /** The last width also holds for all later glyphs. */
  const widthCount = view.getUint16(hhea + 34);
  const glyphs = readCharacterMap(view, table('cmap'));
  return {
    bytes,
    unitsPerEm,
    ascent: view.getInt16(hhea + 4),
    descent: view.getInt16(hhea + 6),
    box: [36, 38, 40, 42].map((offset) => view.getInt16(head + offset)) as [number, number, number, number],
    glyphOf: (character) => glyphs.get(character.codePointAt(0) ?? 0) ?? 0,
    widthOf: (glyph) => (1000 * view.getUint16(hmtx + 4 * Math.min(glyph, widthCount - 1))) / unitsPerEm,
  };
}

/** Finds the start of a table by its name of four letters. */
function tablesOf(view: DataView): (tag: string) => number {
  const starts = new Map<string, number>();
  for (let index = 0; index < view.getUint16(4); index++) {
    const entry = 12 + 16 * index;
    const tag = String.fromCharCode(...[0, 1, 2, 3].map((letter) => view.getUint8(entry + letter)));
    starts.set(tag, view.getUint32(entry + 8));
  }
  return (tag) => {
    const start = starts.get(tag);
    if (start === undefined) throw new Error(`The font has no ${tag}.`);
    return start;
  };
}

/**
 * Reads a map of format 4, which every font has for the characters of the basic plane. It consists of segments of
 * consecutive characters; four lists of 16-bit values hold the last and the first character, the delta and the offset of
 * each segment. A reserved value follows the first list.
 */
function readCharacterMap(view: DataView, cmap: number): Map<number, number> {
  const starts = Array.from(
    { length: view.getUint16(cmap + 2) },
    (_, index) => cmap + view.getUint32(cmap + 8 + 8 * index),
  );
  const map = starts.find((start) => view.getUint16(start) === 4);
  if (map === undefined) throw new Error('The font has no map of characters that is understood.');
  const segments = view.getUint16(map + 6) / 2;
  const lasts = map + 14;
  const firsts = lasts + 2 * segments + 2;
  const deltas = firsts + 2 * segments;
  const offsets = deltas + 2 * segments;
  const glyphs = new Map<number, number>();
  for (let segment = 0; segment < segments; segment++) {
    const valueAt = (list: number) => view.getUint16(list + 2 * segment);
    const [first, last, delta, offset] = [firsts, lasts, deltas, offsets].map(valueAt) as Segment;
    for (let code = first; code <= last && code < 0xffff; code++) {
      // An offset counts from its own place, and 0 means that the glyph follows from the character alone.
      const glyph = offset === 0 ? code : view.getUint16(offsets + 2 * segment + offset + 2 * (code - first));
      if (glyph !== 0) glyphs.set(code, (glyph + delta) & 0xffff);
    }
  }
  return glyphs;
}

type Segment = [first: number, last: number, delta: number, offset: number];
