import { hex, type PdfFile } from './pdf-file';
import type { PrintFont } from './print-font';

/** The format's flag of a font that has more than the standard Latin characters. */
const symbolicFont = 4;
// Figures of Archivo that the format requires, and that `readPrintFont` does not read.
const capHeight = 690;
const stemWidth = 90;

/**
 * Writes the font file, the widths of the used glyphs and their characters. Returns the number of the font's object: a
 * composite font with one descendant, whose glyphs pages address by their numbers in the font file.
 * @param glyphs The character of each used glyph.
 */
export function addFont(file: PdfFile, font: PrintFont, glyphs: ReadonlyMap<number, string>): number {
  const { bytes, unitsPerEm, ascent, descent, box, widthOf } = font;
  const inThousandths = (value: number) => Math.round((1000 * value) / unitsPerEm);
  const fontFile = file.addStream(`/Length1 ${bytes.length}`, bytes);
  const descriptor = file.add(
    `<< /Type /FontDescriptor /FontName /Archivo /Flags ${symbolicFont} /FontBBox [${box.map(inThousandths).join(' ')}] /ItalicAngle 0 /Ascent ${inThousandths(ascent)} /Descent ${inThousandths(descent)} /CapHeight ${capHeight} /StemV ${stemWidth} /FontFile2 ${fontFile} 0 R >>`,
  );
  const sorted = [...glyphs].sort(([one], [other]) => one - other);
  const widths = sorted.map(([glyph]) => `${glyph} [${Math.round(widthOf(glyph))}]`).join(' ');
  const descendant = file.add(
    `<< /Type /Font /Subtype /CIDFontType2 /BaseFont /Archivo /CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >> /FontDescriptor ${descriptor} 0 R /W [${widths}] /CIDToGIDMap /Identity >>`,
  );
  const toUnicode = file.addStream('', characterMap(sorted));
  return file.add(
    `<< /Type /Font /Subtype /Type0 /BaseFont /Archivo /Encoding /Identity-H /DescendantFonts [${descendant} 0 R] /ToUnicode ${toUnicode} 0 R >>`,
  );
}

/** The format allows at most a hundred entries in one block. */
const mostInBlock = 100;

/** Maps glyphs to characters, so that screen readers, search and copying get text. */
function characterMap(glyphs: readonly (readonly [number, string])[]): string {
  const blocks: string[] = [];
  for (let from = 0; from < glyphs.length; from += mostInBlock) {
    const block = glyphs.slice(from, from + mostInBlock);
    const lines = block.map(([glyph, character]) => `<${hex(glyph)}> <${hex(character.charCodeAt(0))}>`);
    blocks.push(`${block.length} beginbfchar\n${lines.join('\n')}\nendbfchar`);
  }
  return `/CIDInit /ProcSet findresource begin
12 dict begin
begincmap
/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def
/CMapName /Adobe-Identity-UCS def
/CMapType 2 def
1 begincodespacerange
<0000> <FFFF>
endcodespacerange
${blocks.join('\n')}
endcmap
CMapName currentdict /CMap defineresource pop
end
end`;
}
