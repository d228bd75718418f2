import * as harfbuzz from 'harfbuzzjs';

/** A text in one style of the font. `tracking` is added to the width of each glyph, in font units. */
type StyledText = { text: string; weight: number; width: number; tracking: number };

/** The style of the numerals on badges. */
const badgeStyle = { weight: 820, width: 108, tracking: -50 };
const badgeNumerals: StyledText[] = ['1', '2', '3', '7', '30', '50', '100', '5K'].map((text) => ({
  text,
  ...badgeStyle,
}));
const halfSign: StyledText = { text: '½', weight: 700, width: 100, tracking: 0 };

const origin = '// Written by scripts/make-font.ts from Archivo (SIL Open Font License 1.1).\n\n';

/** Font units per em of the outlines: with `scale(.38)` they are 38 units tall. */
const em = 100;

const faceOf = (sfnt: Uint8Array) => new harfbuzz.Face(new harfbuzz.Blob(sfnt));

/** Writes each text as one path, centred on x = 0 with its baseline on y = 0, so that drawings need no font. */
export function outlineNumerals(sfnt: Uint8Array): string {
  const face = faceOf(sfnt);
  const lines = badgeNumerals.map((styled) => `  '${styled.text}': '${outline(face, styled)}',`);
  return `${origin}export const numerals = {\n${lines.join('\n')}\n} as const;\n`;
}

/** The mark of a partial date, separate from the numerals of the badges because every page starts with it. */
export const outlineHalf = (sfnt: Uint8Array): string =>
  `${origin}export const half =\n  '${outline(faceOf(sfnt), halfSign)}';\n`;

function outline(face: harfbuzz.Face, { text, weight, width, tracking }: StyledText): string {
  const font = new harfbuzz.Font(face);
  font.setVariations([new harfbuzz.Variation('wght', weight), new harfbuzz.Variation('wdth', width)]);
  const buffer = new harfbuzz.Buffer();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  harfbuzz.shape(font, buffer, [new harfbuzz.Feature('tnum', 1)]);
  const glyphs = buffer.getGlyphInfos();
  const advances = buffer.getGlyphPositions().map((position) => position.xAdvance + tracking);
  const scale = em / face.upem;
  let x = -(advances.reduce((sum, advance) => sum + advance, 0) - tracking) / 2;
  let path = '';
  for (const [index, glyph] of glyphs.entries()) {
    path += moveGlyph(font.glyphToPath(glyph.codepoint), x, scale);
    x += advances[index] ?? 0;
  }
  return path;
}

/** Moves a glyph's outline right by `x` and flips it: the y axis of fonts points up, that of pictures down. */
function moveGlyph(path: string, x: number, scale: number): string {
  return path.replace(
    /(-?[\d.]+),(-?[\d.]+)/g,
    (_, px: string, py: string) =>
      `${roundToTenth((Number(px) + x) * scale)} ${roundToTenth(-Number(py) * scale)}`,
  );
}

const roundToTenth = (value: number) => String(Number(value.toFixed(1)));
